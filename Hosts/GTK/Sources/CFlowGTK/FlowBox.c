#include "FlowBox.h"

#include <math.h>

G_DEFINE_FINAL_TYPE(FlowBox, flow_box, GTK_TYPE_WIDGET)

GdkRGBA flow_rgba(uint32_t rgba) {
  return (GdkRGBA){(rgba >> 24 & 255) / 255.0f, (rgba >> 16 & 255) / 255.0f, (rgba >> 8 & 255) / 255.0f,
                   (rgba & 255) / 255.0f};
}

// MARK: Layout

static void measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                    int *minimum_baseline, int *natural_baseline) {
  FlowBox *box = FLOW_BOX(widget);
  // A window may be made smaller than its scene; a box is as large as its place says.
  *minimum = 0;
  *natural = ceil(orientation == GTK_ORIENTATION_HORIZONTAL ? box->place.width : box->place.height);
}

/// A length in whole points, and never nothing of something.
static int whole(double length) { return length > 0 ? MAX(1, (int)lround(length)) : 0; }

/// Gives a child its size. GTK's sizes are whole points; where `is_exact`, the rest is made up by scaling, so
/// that no transform magnifies it. GTK warns of a widget whose size was not asked for.
static void allocate(GtkWidget *child, double width, double height, bool is_exact, GskTransform *transform) {
  int least_width, least_height, natural;
  gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, &natural, NULL, NULL);
  int whole_width = MAX(least_width, whole(width));
  gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, whole_width, &least_height, &natural, NULL, NULL);
  int whole_height = MAX(least_height, whole(height));
  if (is_exact && width > 0 && height > 0) {
    transform = gsk_transform_scale(transform, width / whole_width, height / whole_height);
  }
  gtk_widget_allocate(child, whole_width, whole_height, -1, transform);
}

static GskTransform *transform_of(const FlowPlace *place, double offset_x, double offset_y) {
  graphene_point_t origin = {place->x - offset_x, place->y - offset_y};
  GskTransform *transform = gsk_transform_translate(NULL, &origin);
  if (!place->is_transformed) return transform;
  graphene_point_t centre = {place->width / 2, place->height / 2};
  graphene_point_t back = {-place->width / 2, -place->height / 2};
  graphene_matrix_t matrix;
  graphene_matrix_init_from_float(&matrix, place->matrix);
  transform = gsk_transform_translate(transform, &centre);
  transform = gsk_transform_matrix(transform, &matrix);
  return gsk_transform_translate(transform, &back);
}

static void size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  FlowBox *box = FLOW_BOX(widget);
  if (box->root) flow_root_allocated(box, width, height);
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child)) {
    if (!gtk_widget_should_layout(child)) continue;
    if (FLOW_IS_BOX(child)) {
      const FlowPlace *place = &FLOW_BOX(child)->place;
      allocate(child, place->width, place->height, place->is_transformed, transform_of(place, box->offset_x, box->offset_y));
    } else {
      graphene_point_t origin = {box->inset_left, box->inset_top};
      allocate(child, box->place.width - box->inset_left - box->inset_right,
               box->place.height - box->inset_top - box->inset_bottom, false,
               gsk_transform_translate(NULL, &origin));
    }
  }
}

void flow_box_set_place(GtkWidget *widget, const FlowPlace *place) {
  FLOW_BOX(widget)->place = *place;
  // The parent has to put it there; what is in it may have to be laid out, too.
  GtkWidget *parent = gtk_widget_get_parent(widget);
  if (parent) gtk_widget_queue_allocate(parent);
  gtk_widget_queue_allocate(widget);
  gtk_widget_queue_draw(widget);
}

void flow_box_set_content_offset(GtkWidget *widget, double x, double y) {
  FlowBox *box = FLOW_BOX(widget);
  if (box->offset_x == x && box->offset_y == y) return;
  box->offset_x = x;
  box->offset_y = y;
  gtk_widget_queue_allocate(widget);
}

void flow_box_set_content_inset(GtkWidget *widget, double top, double left, double bottom, double right) {
  FlowBox *box = FLOW_BOX(widget);
  box->inset_top = top;
  box->inset_left = left;
  box->inset_bottom = bottom;
  box->inset_right = right;
  gtk_widget_queue_allocate(widget);
}

// MARK: Children

void flow_box_set_content(GtkWidget *widget, GtkWidget *content) {
  FlowBox *box = FLOW_BOX(widget);
  if (box->content == content) return;
  if (box->content) gtk_widget_unparent(box->content);
  box->content = content;
  if (content) gtk_widget_insert_after(content, widget, NULL);
}

GtkWidget *flow_box_content(GtkWidget *widget) { return FLOW_BOX(widget)->content; }

void flow_box_append(GtkWidget *parent, GtkWidget *box) {
  if (gtk_widget_get_parent(box) == parent) {
    if (gtk_widget_get_last_child(parent) != box) gtk_widget_insert_before(box, parent, NULL);
    return;
  }
  if (gtk_widget_get_parent(box)) {
    g_object_ref(box);
    gtk_widget_unparent(box);
    gtk_widget_insert_before(box, parent, NULL);
    g_object_unref(box);
  } else {
    gtk_widget_insert_before(box, parent, NULL);
  }
}

void flow_box_remove(GtkWidget *box) {
  if (gtk_widget_get_parent(box)) gtk_widget_unparent(box);
}

static gboolean release(gpointer widget) {
  g_object_unref(widget);
  return G_SOURCE_REMOVE;
}

void flow_release_soon(GtkWidget *widget) { g_idle_add(release, widget); }

// MARK: Drawing

void flow_box_set_look(GtkWidget *widget, const FlowLook *look) {
  FLOW_BOX(widget)->look = *look;
  gtk_widget_queue_draw(widget);
}

/// Draws the beginning of a line along the outline: clockwise from the top centre, along a thin shape from
/// end to end.
static void draw_outline(GtkSnapshot *snapshot, const FlowLook *look, double width, double height) {
  const double thin = MAX(4, look->outline_width);
  graphene_rect_t bounds = {{-1, -1}, {width + 2, height + 2}};
  cairo_t *cairo = gtk_snapshot_append_cairo(snapshot, &bounds);
  GdkRGBA color = flow_rgba(look->outline_color.rgba);
  gdk_cairo_set_source_rgba(cairo, &color);
  cairo_set_line_width(cairo, look->outline_width);
  double length;
  if (height <= thin || width <= thin) {
    bool is_flat = height <= thin;
    length = is_flat ? width : height;
    cairo_move_to(cairo, is_flat ? 0 : width / 2, is_flat ? height / 2 : 0);
    cairo_line_to(cairo, is_flat ? width : width / 2, is_flat ? height / 2 : height);
  } else {
    double inset = look->outline_width / 2, right = width - inset, bottom = height - inset;
    double radius = MAX(0, MIN(look->corner_radius, MIN(width, height) / 2) - inset);
    cairo_move_to(cairo, width / 2, inset);
    cairo_line_to(cairo, right - radius, inset);
    cairo_arc(cairo, right - radius, inset + radius, radius, -G_PI_2, 0);
    cairo_arc(cairo, right - radius, bottom - radius, radius, 0, G_PI_2);
    cairo_arc(cairo, inset + radius, bottom - radius, radius, G_PI_2, G_PI);
    cairo_arc(cairo, inset + radius, inset + radius, radius, G_PI, 1.5 * G_PI);
    cairo_close_path(cairo);
    length = 2 * (right - inset + bottom - inset) - 8 * radius + 2 * G_PI * radius;
  }
  if (look->stroke_end < 1) {
    double dashes[] = {MAX(0, look->stroke_end) * length, length + 1};
    cairo_set_dash(cairo, dashes, 2, 0);
  }
  if (look->stroke_end > 0) cairo_stroke(cairo);
  cairo_destroy(cairo);
}

static void snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  FlowBox *box = FLOW_BOX(widget);
  const FlowLook *look = &box->look;
  // What is transformed has been scaled to its exact size already.
  bool is_whole = box->root || box->place.is_transformed;
  double width = is_whole ? gtk_widget_get_width(widget) : box->place.width;
  double height = is_whole ? gtk_widget_get_height(widget) : box->place.height;
  graphene_rect_t bounds = {{0, 0}, {width, height}};
  GskRoundedRect outline;
  gsk_rounded_rect_init_from_rect(&outline, &bounds,
                                  MIN(look->corner_radius, MIN(width, height) / 2));
  bool is_drawn = width > 0 && height > 0;
  if (is_drawn && look->background.is_set) {
    GdkRGBA color = flow_rgba(look->background.rgba);
    gtk_snapshot_push_rounded_clip(snapshot, &outline);
    gtk_snapshot_append_color(snapshot, &color, &bounds);
    gtk_snapshot_pop(snapshot);
  }
  if (is_drawn && look->has_outline && look->outline_width > 0) {
    draw_outline(snapshot, look, width, height);
  } else if (is_drawn && look->border_width > 0) {
    float w = look->border_width;
    GdkRGBA color = look->border_color.is_set ? flow_rgba(look->border_color.rgba) : flow_rgba(0xff);
    gtk_snapshot_append_border(snapshot, &outline, (float[]){w, w, w, w},
                               (GdkRGBA[]){color, color, color, color});
  }
  if (look->clips) gtk_snapshot_push_rounded_clip(snapshot, &outline);
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child)) {
    gtk_widget_snapshot_child(widget, child, snapshot);
  }
  if (look->clips) gtk_snapshot_pop(snapshot);
}

// MARK: Life

static void dispose(GObject *object) {
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(object)))) gtk_widget_unparent(child);
  FLOW_BOX(object)->content = NULL;
  g_clear_pointer(&FLOW_BOX(object)->root, flow_root_free);
  G_OBJECT_CLASS(flow_box_parent_class)->dispose(object);
}

static void flow_box_class_init(FlowBoxClass *class) {
  G_OBJECT_CLASS(class)->dispose = dispose;
  GTK_WIDGET_CLASS(class)->measure = measure;
  GTK_WIDGET_CLASS(class)->size_allocate = size_allocate;
  GTK_WIDGET_CLASS(class)->snapshot = snapshot;
  gtk_widget_class_set_css_name(GTK_WIDGET_CLASS(class), "flowbox-node");
}

static void flow_box_init(FlowBox *box) { box->look.stroke_end = 1; }

GtkWidget *flow_box_new(GtkAccessibleRole role, int tag) {
  FlowBox *box = g_object_new(FLOW_TYPE_BOX, "accessible-role", role, NULL);
  box->tag = tag;
  return GTK_WIDGET(box);
}

bool flow_box_corners(GtkWidget *root, GtkWidget *widget, double corners[8]) {
  for (GtkWidget *current = widget; current && current != root; current = gtk_widget_get_parent(current)) {
    if (!gtk_widget_get_visible(current)) return false;
  }
  graphene_matrix_t matrix;
  if (!gtk_widget_compute_transform(widget, root, &matrix)) return false;
  const FlowPlace *place = &FLOW_BOX(widget)->place;
  for (int corner = 0; corner < 4; corner++) {
    // Where GTK has put it: its size is in whole points.
    double x = corner == 1 || corner == 2 ? gtk_widget_get_width(widget) : 0;
    double y = corner >= 2 ? gtk_widget_get_height(widget) : 0;
    if (place->width == 0) x = 0;
    if (place->height == 0) y = 0;
    graphene_vec4_t vector;
    graphene_vec4_init(&vector, x, y, 0, 1);
    graphene_matrix_transform_vec4(&matrix, &vector, &vector);
    float w = graphene_vec4_get_w(&vector);
    corners[2 * corner] = graphene_vec4_get_x(&vector) / w;
    corners[2 * corner + 1] = graphene_vec4_get_y(&vector) / w;
  }
  return true;
}

GtkAccessibleRole flow_role(GtkWidget *widget) {
  return gtk_accessible_get_accessible_role(GTK_ACCESSIBLE(widget));
}
