#include "FlowBox.h"

#include <math.h>
#include <string.h>

// MARK: Style

/// Adds a rule of style to those of the display; each is added once.
static void add_style(const char *rule) {
  static GtkCssProvider *provider;
  static GString *rules;
  static GHashTable *known;
  if (!provider) {
    provider = gtk_css_provider_new();
    known = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
    rules = g_string_new(
        ".flow-plain { all: unset; }"
        ".flow-plain:focus-visible { outline: 2px solid alpha(currentColor, 0.5); outline-offset: 2px; }"
        ".flow-wheel, .flow-wheel row { background: none; }");
    gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(provider),
                                               GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  } else if (g_hash_table_contains(known, rule)) {
    return;
  }
  g_hash_table_add(known, g_strdup(rule));
  g_string_append(rules, rule);
  gtk_css_provider_load_from_data(provider, rules->str, rules->len);
}

static PangoAttrList *attributes(const char *name, double size, uint32_t rgba) {
  PangoFontDescription *font = pango_font_description_new();
  const char *style = strrchr(name, '-');
  char *family = style ? g_strndup(name, style - name) : g_strdup(name);
  pango_font_description_set_family(font, g_str_equal(family, "System") ? "Sans" : family);
  g_free(family);
  if (style && strstr(style, "Bold")) pango_font_description_set_weight(font, PANGO_WEIGHT_BOLD);
  if (style && strstr(style, "Italic")) pango_font_description_set_style(font, PANGO_STYLE_ITALIC);
  pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
  PangoAttrList *list = pango_attr_list_new();
  pango_attr_list_insert(list, pango_attr_font_desc_new(font));
  pango_font_description_free(font);
  pango_attr_list_insert(list, pango_attr_foreground_new((rgba >> 24 & 255) * 257, (rgba >> 16 & 255) * 257,
                                                         (rgba >> 8 & 255) * 257));
  pango_attr_list_insert(list, pango_attr_foreground_alpha_new(MAX(1, (rgba & 255) * 257)));
  return list;
}

// MARK: Labels and pictures

GtkWidget *flow_label_new(void) {
  GtkWidget *label = gtk_label_new(NULL);
  // It takes the room that it is given, and shows what fits.
  gtk_widget_set_can_target(label, false);
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  return label;
}

void flow_label_set(GtkWidget *label, const char *text, const char *font, double size, uint32_t rgba,
                    double xalign, bool is_broken) {
  PangoAttrList *list = attributes(font, size, rgba);
  gtk_label_set_text(GTK_LABEL(label), text);
  gtk_label_set_attributes(GTK_LABEL(label), list);
  pango_attr_list_unref(list);
  gtk_label_set_xalign(GTK_LABEL(label), xalign);
  gtk_label_set_justify(GTK_LABEL(label), xalign == 0    ? GTK_JUSTIFY_LEFT
                                          : xalign == 1 ? GTK_JUSTIFY_RIGHT
                                                        : GTK_JUSTIFY_CENTER);
  gtk_label_set_wrap(GTK_LABEL(label), is_broken);
  // A label that wraps and may be cut wants to know how many lines there are.
  gtk_label_set_lines(GTK_LABEL(label), is_broken ? 100 : -1);
}

void flow_label_clear(GtkWidget *label) { gtk_label_set_text(GTK_LABEL(label), ""); }
const char *flow_label_text(GtkWidget *label) { return gtk_label_get_text(GTK_LABEL(label)); }

GtkWidget *flow_picture_new(void) {
  GtkWidget *picture = gtk_picture_new();
  gtk_widget_set_can_target(picture, false);
  gtk_picture_set_can_shrink(GTK_PICTURE(picture), true);
  return picture;
}

void flow_picture_set(GtkWidget *picture, GdkPaintable *paintable, bool fills) {
  gtk_picture_set_paintable(GTK_PICTURE(picture), paintable);
  gtk_picture_set_content_fit(GTK_PICTURE(picture), fills ? GTK_CONTENT_FIT_COVER : GTK_CONTENT_FIT_CONTAIN);
}

// MARK: Buttons

static void clicked(GtkButton *button, gpointer data) {
  int tag;
  const FlowHandlers *handlers = flow_handlers(GTK_WIDGET(button), &tag);
  if (handlers && !flow_is_changing()) handlers->clicked(handlers->owner, tag);
}

GtkWidget *flow_button_new(void) {
  add_style("");
  GtkWidget *button = gtk_button_new();
  gtk_widget_add_css_class(button, "flow-plain");
  g_signal_connect(button, "clicked", G_CALLBACK(clicked), NULL);
  return button;
}

void flow_button_set_child(GtkWidget *button, GtkWidget *child) {
  gtk_button_set_child(GTK_BUTTON(button), child);
}

// MARK: Fields

static void edit(GtkEditable *field, int start, int count, const char *text, int length, int *caret) {
  int tag;
  const FlowHandlers *handlers = flow_handlers(GTK_WIDGET(field), &tag);
  if (!handlers) return;
  handlers->edited(handlers->owner, tag, start, count, text, length, caret);
}

// The scene owns the text: an edit is reported and not made, and the field shows what the scene makes of it.

static void insert(GtkEditable *field, const char *text, int length, int *position, gpointer data) {
  if (flow_is_changing()) return;
  g_signal_stop_emission_by_name(field, "insert-text");
  edit(field, *position, 0, text, length < 0 ? (int)strlen(text) : length, position);
}

static void delete (GtkEditable *field, int start, int end, gpointer data) {
  if (flow_is_changing()) return;
  g_signal_stop_emission_by_name(field, "delete-text");
  int caret = start;
  if (end < 0) end = g_utf8_strlen(gtk_editable_get_text(field), -1);
  edit(field, start, end - start, "", 0, &caret);
}

/// The key of what is composed in a field.
static const char *const composed_key = "flow-composed";

static gboolean end_composition(gpointer field) {
  int tag;
  const FlowHandlers *handlers = flow_handlers(field, &tag);
  // Another text may be composed by now.
  if (handlers && !g_object_get_data(field, composed_key)) handlers->composed(handlers->owner, tag, NULL);
  return G_SOURCE_REMOVE;
}

static void preedit_changed(GtkText *field, const char *text, gpointer data) {
  int tag;
  const FlowHandlers *handlers = flow_handlers(GTK_WIDGET(field), &tag);
  if (!handlers) return;
  g_object_set_data(G_OBJECT(field), composed_key, *text ? field : NULL);
  if (*text) {
    handlers->composed(handlers->owner, tag, text);
  } else {
    // Some input methods enter a text before they take it away, others after.
    g_idle_add_full(G_PRIORITY_HIGH, end_composition, g_object_ref(field), g_object_unref);
  }
}

void flow_field_end_composition(GtkWidget *field) {
  int start, end;
  flow_field_selection(field, &start, &end);
  // GTK resets the input method where a program selects something, be it what is selected already.
  gtk_editable_select_region(GTK_EDITABLE(field), start, end);
  end_composition(field);
}

static void backspace(GtkText *field, gpointer data) {
  int tag;
  const FlowHandlers *handlers = flow_handlers(GTK_WIDGET(field), &tag);
  if (handlers && handlers->backspaced(handlers->owner, tag)) g_signal_stop_emission_by_name(field, "backspace");
}

static void activate(GtkText *field, gpointer data) {
  int tag;
  const FlowHandlers *handlers = flow_handlers(GTK_WIDGET(field), &tag);
  if (handlers) handlers->returned(handlers->owner, tag);
}

static void focus_changed(GtkWidget *field, GParamSpec *property, gpointer data) {
  int tag;
  const FlowHandlers *handlers = flow_handlers(field, &tag);
  if (handlers && !flow_is_changing()) handlers->focused(handlers->owner, tag, gtk_widget_has_focus(field));
}

GtkWidget *flow_field_new(void) {
  add_style("");
  // GTK leaves the role to the entry around it, which there is none of.
  GtkWidget *field = g_object_new(GTK_TYPE_TEXT, "accessible-role", GTK_ACCESSIBLE_ROLE_TEXT_BOX, NULL);
  gtk_widget_add_css_class(field, "flow-plain");
  // Undoing is not the scene's: it would bring back what the scene has not.
  gtk_editable_set_enable_undo(GTK_EDITABLE(field), false);
  g_signal_connect(field, "insert-text", G_CALLBACK(insert), NULL);
  g_signal_connect(field, "delete-text", G_CALLBACK(delete), NULL);
  g_signal_connect(field, "preedit-changed", G_CALLBACK(preedit_changed), NULL);
  g_signal_connect(field, "backspace", G_CALLBACK(backspace), NULL);
  g_signal_connect(field, "activate", G_CALLBACK(activate), NULL);
  g_signal_connect(field, "notify::has-focus", G_CALLBACK(focus_changed), NULL);
  return field;
}

/// Gives a field the colours that only a style can.
static void set_colors(GtkWidget *field, const FlowFieldLook *look) {
  uint32_t placeholder = look->placeholder_color.is_set ? look->placeholder_color.rgba : 0x8e8e93ff;
  uint32_t caret = look->tint_color.is_set ? look->tint_color.rgba : look->text_rgba;
  char *name = g_strdup_printf("flow-field-%08x-%08x", placeholder, caret);
  GdkRGBA color = flow_rgba(placeholder), caret_color = flow_rgba(caret);
  char *color_text = gdk_rgba_to_string(&color), *caret_text = gdk_rgba_to_string(&caret_color);
  char *rule = g_strdup_printf(".%s { caret-color: %s; } .%s placeholder { color: %s; }", name, caret_text,
                               name, color_text);
  add_style(rule);
  gtk_widget_set_css_classes(field, (const char *[]){"flow-plain", name, NULL});
  g_free(rule);
  g_free(caret_text);
  g_free(color_text);
  g_free(name);
}

void flow_field_set(GtkWidget *field, const FlowFieldLook *look) {
  GtkText *text = GTK_TEXT(field);
  set_colors(field, look);
  PangoAttrList *list = attributes(look->font, look->size, look->text_rgba);
  gtk_text_set_attributes(text, list);
  pango_attr_list_unref(list);
  gtk_text_set_placeholder_text(text, look->placeholder);
  gtk_text_set_visibility(text, !look->is_secure);
  gtk_text_set_input_purpose(text, look->purpose);
  gtk_text_set_input_hints(text, look->corrects ? GTK_INPUT_HINT_NONE : GTK_INPUT_HINT_NO_SPELLCHECK);
  gtk_editable_set_alignment(GTK_EDITABLE(field), look->xalign);
  if (!g_str_equal(gtk_editable_get_text(GTK_EDITABLE(field)), look->text)) {
    int caret = gtk_editable_get_position(GTK_EDITABLE(field));
    gtk_editable_set_text(GTK_EDITABLE(field), look->text);
    gtk_editable_set_position(GTK_EDITABLE(field), caret);
  }
}

void flow_field_select(GtkWidget *field, int start, int end) {
  int old_start, old_end;
  flow_field_selection(field, &old_start, &old_end);
  // It would end what an input method composes.
  if (start != old_start || end != old_end) gtk_editable_select_region(GTK_EDITABLE(field), start, end);
}

void flow_field_selection(GtkWidget *field, int *start, int *end) {
  if (!gtk_editable_get_selection_bounds(GTK_EDITABLE(field), start, end)) {
    *start = *end = gtk_editable_get_position(GTK_EDITABLE(field));
  }
}

const char *flow_field_text(GtkWidget *field) { return gtk_editable_get_text(GTK_EDITABLE(field)); }
bool flow_field_has_focus(GtkWidget *field) { return gtk_widget_has_focus(field); }

// MARK: Wheels

/// The list of a component; NULL where there is none.
static GtkListBox *list_of(GtkWidget *wheels, int component) {
  GtkWidget *scrolled = gtk_widget_get_first_child(wheels);
  for (; scrolled && component > 0; component--) scrolled = gtk_widget_get_next_sibling(scrolled);
  return scrolled ? g_object_get_data(G_OBJECT(scrolled), "list") : NULL;
}

static void row_selected(GtkListBox *list, GtkListBoxRow *row, gpointer scrolled) {
  if (!row || flow_is_changing()) return;
  int component = 0, tag;
  for (GtkWidget *other = gtk_widget_get_prev_sibling(scrolled); other;
       other = gtk_widget_get_prev_sibling(other)) {
    component++;
  }
  const FlowHandlers *handlers = flow_handlers(GTK_WIDGET(list), &tag);
  if (handlers) handlers->selected(handlers->owner, tag, component, gtk_list_box_row_get_index(row));
}

GtkWidget *flow_wheels_new(void) {
  add_style("");
  GtkWidget *wheels = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_box_set_homogeneous(GTK_BOX(wheels), true);
  return wheels;
}

static GtkListBox *make_list(GtkWidget *wheels) {
  GtkWidget *list = gtk_list_box_new();
  gtk_widget_add_css_class(list, "flow-wheel");
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
  g_object_set_data(G_OBJECT(scrolled), "list", list);
  g_signal_connect(list, "row-selected", G_CALLBACK(row_selected), scrolled);
  gtk_box_append(GTK_BOX(wheels), scrolled);
  return GTK_LIST_BOX(list);
}

void flow_wheels_set_row(GtkWidget *wheels, int component, int index, const char *text, const char *label) {
  GtkListBox *list = list_of(wheels, component);
  if (!list) list = make_list(wheels);
  if (index == 0) gtk_accessible_update_property(GTK_ACCESSIBLE(list), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  GtkListBoxRow *row = gtk_list_box_get_row_at_index(list, index);
  if (!row) {
    gtk_list_box_append(list, gtk_label_new(text));
    return;
  }
  GtkLabel *child = GTK_LABEL(gtk_list_box_row_get_child(row));
  if (!g_str_equal(gtk_label_get_text(child), text)) gtk_label_set_text(child, text);
}

void flow_wheels_keep_rows(GtkWidget *wheels, int component, int count) {
  GtkListBox *list = list_of(wheels, component);
  GtkListBoxRow *row;
  while (list && (row = gtk_list_box_get_row_at_index(list, count))) gtk_list_box_remove(list, GTK_WIDGET(row));
}

void flow_wheels_keep(GtkWidget *wheels, int count) {
  GtkWidget *child = gtk_widget_get_first_child(wheels);
  for (int index = 0; child; index++) {
    GtkWidget *next = gtk_widget_get_next_sibling(child);
    if (index >= count) gtk_box_remove(GTK_BOX(wheels), child);
    child = next;
  }
}

/// Brings a row into the middle of its list, once the list has a size.
static void show_row(GtkListBox *list, GtkListBoxRow *row) {
  GtkWidget *viewport = gtk_widget_get_parent(GTK_WIDGET(list));
  GtkWidget *scrolled = gtk_widget_get_parent(viewport);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled));
  double page = gtk_adjustment_get_page_size(adjustment);
  double height = gtk_widget_get_height(GTK_WIDGET(row));
  double x, y;
  if (height > 0 && gtk_widget_translate_coordinates(GTK_WIDGET(row), GTK_WIDGET(list), 0, 0, &x, &y)) {
    gtk_adjustment_set_value(adjustment, y + height / 2 - page / 2);
  }
}

void flow_wheels_select(GtkWidget *wheels, int component, int index) {
  GtkListBox *list = list_of(wheels, component);
  GtkListBoxRow *row = list ? gtk_list_box_get_row_at_index(list, index) : NULL;
  if (!row || gtk_list_box_get_selected_row(list) == row) return;
  gtk_list_box_select_row(list, row);
  show_row(list, row);
}

int flow_wheels_selected(GtkWidget *wheels, int component) {
  GtkListBox *list = list_of(wheels, component);
  GtkListBoxRow *row = list ? gtk_list_box_get_selected_row(list) : NULL;
  return row ? gtk_list_box_row_get_index(row) : -1;
}

// MARK: Assistive technology

void flow_describe(GtkWidget *widget, const char *label, const char *value, bool is_read, bool is_disabled) {
  GtkAccessible *accessible = GTK_ACCESSIBLE(widget);
  if (label) {
    gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  } else {
    gtk_accessible_reset_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL);
  }
  if (value) {
    gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, value, -1);
  } else {
    gtk_accessible_reset_property(accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT);
  }
  gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_HIDDEN, !is_read,
                              GTK_ACCESSIBLE_STATE_DISABLED, is_disabled, -1);
}

static bool has(GtkAccessible *accessible, GtkAccessibleProperty property, const char *text) {
  if (!text) return !gtk_test_accessible_has_property(accessible, property);
  char *other = gtk_test_accessible_check_property(accessible, property, text);
  g_free(other);
  return !other;
}

bool flow_is_described(GtkWidget *widget, const char *label, const char *value) {
  GtkAccessible *accessible = GTK_ACCESSIBLE(widget);
  return has(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, label) &&
         has(accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, value);
}

GtkWidget *flow_focus(GtkWidget *widget) {
  GtkRoot *root = gtk_widget_get_root(widget);
  return root ? gtk_root_get_focus(root) : NULL;
}
