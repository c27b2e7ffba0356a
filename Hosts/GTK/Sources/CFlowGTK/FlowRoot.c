#include "FlowBox.h"

#include <glib-unix.h>
#include <math.h>

typedef struct FlowRoot {
  FlowHandlers handlers;
  bool is_closed;
  int width, height;
  guint tick, timer, idle;
  gulong settings;
  GtkWidget *speech;
  /// The numbers of the fingers that are down, by their sequences.
  GHashTable *fingers;
  /// Where the mouse was last seen.
  graphene_point_t last_point;
  /// Of the display's frames while it runs.
  gint64 last_frame;
  int late, all;
} FlowRoot;

static int changes;
void flow_begin_changes(void) { changes++; }
void flow_end_changes(void) { changes--; }
bool flow_is_changing(void) { return changes > 0; }

const FlowHandlers *flow_handlers(GtkWidget *widget, int *tag) {
  bool is_found = false;
  for (GtkWidget *current = widget; current; current = gtk_widget_get_parent(current)) {
    if (!FLOW_IS_BOX(current)) continue;
    FlowBox *box = FLOW_BOX(current);
    if (!is_found) *tag = box->tag;
    is_found = true;
    if (box->root) return box->root->is_closed ? NULL : &box->root->handlers;
  }
  return NULL;
}

// MARK: Pointers

/// The number of a pointer: 0 for the mouse or a pen, others for fingers, none of them that of two at once.
static int pointer_id(FlowRoot *root, GdkEvent *event) {
  GdkEventSequence *sequence = gdk_event_get_event_sequence(event);
  if (!sequence) return 0;
  gpointer known = g_hash_table_lookup(root->fingers, sequence);
  if (known) return GPOINTER_TO_INT(known);
  GList *used = g_hash_table_get_values(root->fingers);
  int id = 1;
  while (g_list_find(used, GINT_TO_POINTER(id))) id++;
  g_list_free(used);
  g_hash_table_insert(root->fingers, sequence, GINT_TO_POINTER(id));
  return id;
}

/// Where an event is in a widget; false where it has no place.
static bool event_point(GtkWidget *widget, GdkEvent *event, graphene_point_t *point) {
  double x, y, left, top;
  GtkNative *native = gtk_widget_get_native(widget);
  if (!native || !gdk_event_get_position(event, &x, &y)) return false;
  gtk_native_get_surface_transform(native, &left, &top);
  graphene_point_t place = GRAPHENE_POINT_INIT((float)(x - left), (float)(y - top));
  return gtk_widget_compute_point(GTK_WIDGET(native), widget, &place, point);
}

/// Takes what the scene wants of the pointers before all widgets, and leaves the rest to them.
static gboolean pointed(GtkEventControllerLegacy *controller, GdkEvent *event, gpointer data) {
  GtkWidget *widget = gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(controller));
  FlowRoot *root = FLOW_BOX(widget)->root;
  if (root->is_closed) return false;
  bool is_down = gdk_event_get_modifier_state(event) & GDK_BUTTON1_MASK, is_touch = false;
  FlowPointerPhase phase;
  switch (gdk_event_get_event_type(event)) {
    case GDK_BUTTON_PRESS: phase = FLOW_POINTER_DOWN; break;
    case GDK_BUTTON_RELEASE: phase = FLOW_POINTER_UP; break;
    case GDK_MOTION_NOTIFY: phase = is_down ? FLOW_POINTER_MOVED : FLOW_POINTER_HOVERED; break;
    case GDK_LEAVE_NOTIFY: phase = FLOW_POINTER_LEFT; break;
    case GDK_GRAB_BROKEN: phase = FLOW_POINTER_CANCELLED; break;
    case GDK_TOUCH_BEGIN: phase = FLOW_POINTER_DOWN, is_touch = true; break;
    case GDK_TOUCH_UPDATE: phase = FLOW_POINTER_MOVED, is_touch = true; break;
    case GDK_TOUCH_END: phase = FLOW_POINTER_UP, is_touch = true; break;
    case GDK_TOUCH_CANCEL: phase = FLOW_POINTER_CANCELLED, is_touch = true; break;
    default: return false;
  }
  bool is_button = !is_touch && (phase == FLOW_POINTER_DOWN || phase == FLOW_POINTER_UP);
  if (is_button && gdk_button_event_get_button(event) != GDK_BUTTON_PRIMARY) return false;
  graphene_point_t point = root->last_point;
  bool has_point = event_point(widget, event, &point);
  if (has_point && !is_touch) root->last_point = point;
  FlowPointerKind kind = is_touch                           ? FLOW_POINTER_TOUCH
                         : gdk_event_get_device_tool(event) ? FLOW_POINTER_PEN
                                                            : FLOW_POINTER_MOUSE;
  int id = pointer_id(root, event);
  bool is_taken = root->handlers.pointed(root->handlers.owner, id, kind, phase, point.x, point.y,
                                         gdk_event_get_time(event));
  if (is_touch && (phase == FLOW_POINTER_UP || phase == FLOW_POINTER_CANCELLED)) {
    g_hash_table_remove(root->fingers, gdk_event_get_event_sequence(event));
  }
  return is_taken;
}

/// How far a step of a wheel goes, in points.
static const double wheel_step = 40;

static void scroll(GtkEventController *controller, FlowScrollPhase phase, double dx, double dy) {
  int tag;
  const FlowHandlers *handlers = flow_handlers(gtk_event_controller_get_widget(controller), &tag);
  if (!handlers) return;
  GdkScrollUnit unit = gtk_event_controller_scroll_get_unit(GTK_EVENT_CONTROLLER_SCROLL(controller));
  double step = unit == GDK_SCROLL_UNIT_WHEEL ? wheel_step : 1;
  handlers->scrolled(handlers->owner, tag, phase, dx * step, dy * step);
}

static void scroll_began(GtkEventController *controller, gpointer data) {
  scroll(controller, FLOW_SCROLL_BEGAN, 0, 0);
}

static gboolean scrolled(GtkEventController *controller, double dx, double dy, gpointer data) {
  scroll(controller, FLOW_SCROLL_CHANGED, dx, dy);
  return true;
}

static void scroll_ended(GtkEventController *controller, gpointer data) {
  scroll(controller, FLOW_SCROLL_ENDED, 0, 0);
}

void flow_box_set_scrolls(GtkWidget *box) {
  GtkEventController *controller = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  g_signal_connect(controller, "scroll-begin", G_CALLBACK(scroll_began), NULL);
  g_signal_connect(controller, "scroll", G_CALLBACK(scrolled), NULL);
  g_signal_connect(controller, "scroll-end", G_CALLBACK(scroll_ended), NULL);
  gtk_widget_add_controller(box, controller);
}

static gboolean key_pressed(GtkEventControllerKey *controller, guint key, guint code,
                            GdkModifierType modifiers, gpointer data) {
  FlowBox *box = FLOW_BOX(gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(controller)));
  if (key != GDK_KEY_Escape || !box->root || box->root->is_closed) return false;
  int tag = -1;
  GtkWidget *focus = flow_focus(GTK_WIDGET(box));
  if (focus) flow_handlers(focus, &tag);
  return box->root->handlers.escaped(box->root->handlers.owner, tag);
}

// MARK: Time

static gboolean refresh(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  FlowRoot *root = FLOW_BOX(widget)->root;
  gint64 now = gdk_frame_clock_get_frame_time(clock), interval = 0, presented;
  gdk_frame_clock_get_refresh_info(clock, now, &interval, &presented);
  if (root->last_frame) {
    root->all++;
    if (now - root->last_frame > interval * 3 / 2) root->late++;
  }
  root->last_frame = now;
  root->handlers.refreshed(root->handlers.owner);
  return G_SOURCE_CONTINUE;
}

void flow_root_run(GtkWidget *widget, bool is_running) {
  FlowRoot *root = FLOW_BOX(widget)->root;
  if (is_running == (root->tick != 0)) return;
  if (is_running) {
    root->last_frame = 0;
    root->tick = gtk_widget_add_tick_callback(widget, refresh, NULL, NULL);
  } else {
    gtk_widget_remove_tick_callback(widget, root->tick);
    root->tick = 0;
  }
}

static gboolean wake(gpointer data) {
  FlowRoot *root = data;
  root->timer = 0;
  root->handlers.woken(root->handlers.owner);
  return G_SOURCE_REMOVE;
}

void flow_root_wake(GtkWidget *widget, double seconds) {
  FlowRoot *root = FLOW_BOX(widget)->root;
  if (root->timer) g_source_remove(root->timer);
  root->timer = 0;
  if (seconds < 0 || root->is_closed) return;
  root->timer = g_timeout_add((guint)ceil(MIN(seconds, 1e6) * 1000), wake, root);
}

void flow_root_count_frames(GtkWidget *widget, int *late, int *all) {
  *late = FLOW_BOX(widget)->root->late;
  *all = FLOW_BOX(widget)->root->all;
}

// MARK: Surroundings

static gboolean report_change(gpointer data) {
  FlowRoot *root = data;
  root->idle = 0;
  root->handlers.changed(root->handlers.owner);
  return G_SOURCE_REMOVE;
}

/// Reports after the layout that is under way, in which no widget may change.
static void report_change_soon(FlowRoot *root) {
  if (!root->idle && !root->is_closed) root->idle = g_idle_add_full(G_PRIORITY_HIGH, report_change, root, NULL);
}

void flow_root_allocated(FlowBox *box, int width, int height) {
  if (box->root->width == width && box->root->height == height) return;
  box->root->width = width;
  box->root->height = height;
  report_change_soon(box->root);
}

static void setting_changed(GObject *settings, GParamSpec *setting, gpointer data) {
  report_change_soon(data);
}

bool flow_shows_animations(void) {
  GtkSettings *settings = gtk_settings_get_default();
  gboolean shows = true;
  if (settings) g_object_get(settings, "gtk-enable-animations", &shows, NULL);
  return shows;
}

/// The name of the theme, in lower case; free it with `g_free`.
static char *theme_name(void) {
  GtkSettings *settings = gtk_settings_get_default();
  char *name = NULL;
  if (settings) g_object_get(settings, "gtk-theme-name", &name, NULL);
  char *lower = g_ascii_strdown(name ? name : "", -1);
  g_free(name);
  return lower;
}

bool flow_prefers_dark(void) {
  GtkSettings *settings = gtk_settings_get_default();
  gboolean is_dark = false;
  if (settings) g_object_get(settings, "gtk-application-prefer-dark-theme", &is_dark, NULL);
  char *theme = theme_name();
  bool has_dark_theme = g_str_has_suffix(theme, "dark") || g_str_has_suffix(theme, "inverse");
  g_free(theme);
  return is_dark || has_dark_theme;
}

bool flow_prefers_contrast(void) {
  char *theme = theme_name();
  bool has_contrast = g_str_has_prefix(theme, "highcontrast");
  g_free(theme);
  return has_contrast;
}

double flow_text_scale(void) {
  GtkSettings *settings = gtk_settings_get_default();
  int dpi = -1;
  if (settings) g_object_get(settings, "gtk-xft-dpi", &dpi, NULL);
  return dpi > 0 ? dpi / 1024.0 / 96 : 1;
}

// MARK: Life

GtkWidget *flow_root_new(const FlowHandlers *handlers) {
  GtkWidget *widget = flow_box_new(GTK_ACCESSIBLE_ROLE_GROUP, -1);
  FlowRoot *root = g_new0(FlowRoot, 1);
  root->handlers = *handlers;
  FLOW_BOX(widget)->root = root;
  gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_hexpand(widget, true);
  gtk_widget_set_vexpand(widget, true);

  root->fingers = g_hash_table_new(g_direct_hash, g_direct_equal);
  GtkEventController *pointers = gtk_event_controller_legacy_new();
  gtk_event_controller_set_propagation_phase(pointers, GTK_PHASE_CAPTURE);
  g_signal_connect(pointers, "event", G_CALLBACK(pointed), NULL);
  gtk_widget_add_controller(widget, pointers);

  GtkEventController *keys = gtk_event_controller_key_new();
  g_signal_connect(keys, "key-pressed", G_CALLBACK(key_pressed), NULL);
  gtk_widget_add_controller(widget, keys);

  root->settings = g_signal_connect(gtk_settings_get_default(), "notify",
                                    G_CALLBACK(setting_changed), root);
  g_signal_connect_swapped(widget, "notify::scale-factor", G_CALLBACK(report_change_soon), root);
  g_signal_connect_swapped(widget, "direction-changed", G_CALLBACK(report_change_soon), root);
  return widget;
}

void flow_root_close(GtkWidget *widget) {
  FlowRoot *root = FLOW_BOX(widget)->root;
  if (!root || root->is_closed) return;
  flow_root_run(widget, false);
  flow_root_wake(widget, -1);
  root->is_closed = true;
  if (root->idle) g_source_remove(root->idle);
  root->idle = 0;
  g_clear_signal_handler(&root->settings, gtk_settings_get_default());
}

void flow_root_free(FlowRoot *root) {
  if (root->timer) g_source_remove(root->timer);
  if (root->idle) g_source_remove(root->idle);
  GtkSettings *settings = gtk_settings_get_default();
  if (settings) g_clear_signal_handler(&root->settings, settings);
  g_hash_table_unref(root->fingers);
  g_free(root);
}

void flow_root_lay_out(GtkWidget *widget, int width, int height) {
  int least, natural;
  gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, &least, &natural, NULL, NULL);
  gtk_widget_allocate(widget, width, height, -1, NULL);
}

static gboolean close_window(gpointer window) {
  gtk_window_close(GTK_WINDOW(window));
  return G_SOURCE_REMOVE;
}

void flow_close_on_signal(int number, GtkWidget *window) { g_unix_signal_add(number, close_window, window); }

// MARK: Speech

void flow_announce(GtkWidget *widget, const char *text) {
  FlowRoot *root = FLOW_BOX(widget)->root;
  if (!root->speech) {
    root->speech = g_object_new(GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, NULL);
    gtk_widget_set_opacity(root->speech, 0);
    gtk_widget_set_can_target(root->speech, false);
    gtk_widget_insert_after(root->speech, widget, NULL);
  }
  gtk_label_set_text(GTK_LABEL(root->speech), text);
  gtk_accessible_update_property(GTK_ACCESSIBLE(root->speech), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}
