// The GTK classes and signals behind FlowGTK: nodes as widgets, and the events of a scene's window.
//
// Everything here belongs to GTK's thread. Lengths are in points, which are GTK's logical pixels.

#ifndef CFLOWGTK_H
#define CFLOWGTK_H

#include <gtk/gtk.h>
#include <stdbool.h>
#include <stdint.h>

// MARK: Boxes

/// Position, size and transform of a box, in the content of its parent.
typedef struct {
  double x, y, width, height;
  /// Whether `matrix` is other than the identity.
  bool is_transformed;
  /// The transform about the centre, by rows, for row vectors.
  float matrix[16];
} FlowPlace;

/// A colour as 0xRRGGBBAA; none if `is_set` is false.
typedef struct {
  bool is_set;
  uint32_t rgba;
} FlowColor;

/// What a box itself draws, behind its content and its children.
typedef struct {
  FlowColor background, border_color;
  double border_width, corner_radius;
  /// Whether the border follows the outline, drawn up to the fraction `stroke_end`.
  bool has_outline;
  double stroke_end, outline_width;
  FlowColor outline_color;
  /// Whether content and children are drawn only inside.
  bool clips;
} FlowLook;

/// A widget that puts its children where their places say: the widget of a node. `tag` names it to handlers.
GtkWidget *_Nonnull flow_box_new(GtkAccessibleRole role, int tag);
void flow_box_set_place(GtkWidget *_Nonnull box, const FlowPlace *_Nonnull place);
void flow_box_set_look(GtkWidget *_Nonnull box, const FlowLook *_Nonnull look);
/// Moves what is in a box: its children stand at their places less this offset.
void flow_box_set_content_offset(GtkWidget *_Nonnull box, double x, double y);
/// Sets the widget that fills a box, behind its children, within insets; NULL for none.
void flow_box_set_content(GtkWidget *_Nonnull box, GtkWidget *_Nullable content);
void flow_box_set_content_inset(
    GtkWidget *_Nonnull box, double top, double left, double bottom, double right);
GtkWidget *_Nullable flow_box_content(GtkWidget *_Nonnull box);
/// Has a box report wheels and two fingers over it.
void flow_box_set_scrolls(GtkWidget *_Nonnull box);
/// Makes a box the last child of another one, which may be its parent already.
void flow_box_append(GtkWidget *_Nonnull parent, GtkWidget *_Nonnull box);
/// Takes a box out of its parent, which destroys it unless somebody else holds it.
void flow_box_remove(GtkWidget *_Nonnull box);
/// Releases a widget when GTK is done with what it does: while it moves the focus, it goes through widgets that it
/// does not hold.
void flow_release_soon(GtkWidget *_Nonnull widget);

// MARK: The root

typedef enum { FLOW_POINTER_TOUCH, FLOW_POINTER_MOUSE, FLOW_POINTER_PEN } FlowPointerKind;
typedef enum {
  FLOW_POINTER_DOWN,
  FLOW_POINTER_MOVED,
  FLOW_POINTER_UP,
  FLOW_POINTER_CANCELLED,
  /// It moves without being down, or is no longer over the root.
  FLOW_POINTER_HOVERED,
  FLOW_POINTER_LEFT
} FlowPointerPhase;
typedef enum { FLOW_SCROLL_BEGAN, FLOW_SCROLL_CHANGED, FLOW_SCROLL_ENDED } FlowScrollPhase;

/// What a scene's widgets report. `tag` is that of the box; texts are UTF-8.
typedef struct {
  void *_Nonnull owner;
  /// The root has another size or scale, or the system other settings.
  void (*_Nonnull changed)(void *_Nonnull owner);
  /// The display is about to show a frame.
  void (*_Nonnull refreshed)(void *_Nonnull owner);
  /// A time that was waited for has come.
  void (*_Nonnull woken)(void *_Nonnull owner);
  /// A pointer at a place in the root, at a time of GDK's; returns whether the scene takes it from the widgets.
  bool (*_Nonnull pointed)(
      void *_Nonnull owner, int id, FlowPointerKind kind, FlowPointerPhase phase, double x, double y,
      uint32_t time);
  /// A button was pressed by a key or assistive technology.
  void (*_Nonnull clicked)(void *_Nonnull owner, int tag);
  /// A user replaces characters of a field, counted in Unicode scalars. `caret` receives the caret after it.
  void (*_Nonnull edited)(
      void *_Nonnull owner, int tag, int start, int count, const char *_Nonnull text, int length,
      int *_Nonnull caret);
  /// An input method composes a text in a field; NULL when it does no more and has entered nothing.
  void (*_Nonnull composed)(void *_Nonnull owner, int tag, const char *_Nullable text);
  /// The backspace key; returns whether it was taken.
  bool (*_Nonnull backspaced)(void *_Nonnull owner, int tag);
  void (*_Nonnull returned)(void *_Nonnull owner, int tag);
  void (*_Nonnull focused)(void *_Nonnull owner, int tag, bool is_focused);
  /// A wheel or two fingers over a box that scrolls, by `dx`, `dy` points; at the end by nothing more.
  void (*_Nonnull scrolled)(
      void *_Nonnull owner, int tag, FlowScrollPhase phase, double dx, double dy);
  void (*_Nonnull selected)(void *_Nonnull owner, int tag, int component, int row);
  /// The Escape key, with the focus in a box; returns whether it was taken.
  bool (*_Nonnull escaped)(void *_Nonnull owner, int tag);
} FlowHandlers;

/// A box that reports for all boxes in it; `handlers` is copied.
GtkWidget *_Nonnull flow_root_new(const FlowHandlers *_Nonnull handlers);
/// Reports nothing any more.
void flow_root_close(GtkWidget *_Nonnull root);
/// Asks for `refreshed` with each frame of the display, or no more.
void flow_root_run(GtkWidget *_Nonnull root, bool is_running);
/// Asks for `woken` after some seconds; a negative number for never. Replaces the last request.
void flow_root_wake(GtkWidget *_Nonnull root, double seconds);
/// The frames of the display that were late while the root ran, and all of them.
void flow_root_count_frames(GtkWidget *_Nonnull root, int *_Nonnull late, int *_Nonnull all);
/// Whether the system shows animations.
bool flow_shows_animations(void);
/// Whether the system has a dark look.
bool flow_prefers_dark(void);
/// Whether the system has a look of high contrast.
bool flow_prefers_contrast(void);
/// How many times as large as usual the system shows text.
double flow_text_scale(void);

/// Closes a window when the program receives a signal.
void flow_close_on_signal(int number, GtkWidget *_Nonnull window);

// MARK: Contents

/// Keeps signals that the program's own changes cause from being reported.
void flow_begin_changes(void);
void flow_end_changes(void);

GtkWidget *_Nonnull flow_label_new(void);
/// `size` is in points; `xalign` 0…1.
void flow_label_set(
    GtkWidget *_Nonnull label, const char *_Nonnull text, const char *_Nonnull font, double size,
    uint32_t rgba, double xalign, bool is_broken);
void flow_label_clear(GtkWidget *_Nonnull label);
const char *_Nonnull flow_label_text(GtkWidget *_Nonnull label);

GtkWidget *_Nonnull flow_picture_new(void);
void flow_picture_set(GtkWidget *_Nonnull picture, GdkPaintable *_Nullable paintable, bool fills);

/// A button without a look of its own.
GtkWidget *_Nonnull flow_button_new(void);
void flow_button_set_child(GtkWidget *_Nonnull button, GtkWidget *_Nullable child);

GtkWidget *_Nonnull flow_field_new(void);
typedef struct {
  const char *_Nonnull text, *_Nonnull placeholder, *_Nonnull font;
  double size, xalign;
  uint32_t text_rgba;
  FlowColor placeholder_color, tint_color;
  bool is_secure, corrects;
  GtkInputPurpose purpose;
} FlowFieldLook;
void flow_field_set(GtkWidget *_Nonnull field, const FlowFieldLook *_Nonnull look);
/// Selects what is between two places, in Unicode scalars; equal for a caret alone.
void flow_field_select(GtkWidget *_Nonnull field, int start, int end);
/// The selection, in Unicode scalars; equal where there is only a caret.
void flow_field_selection(GtkWidget *_Nonnull field, int *_Nonnull start, int *_Nonnull end);
/// Has the input method of a field enter, or give up, what it composes.
void flow_field_end_composition(GtkWidget *_Nonnull field);
const char *_Nonnull flow_field_text(GtkWidget *_Nonnull field);
bool flow_field_has_focus(GtkWidget *_Nonnull field);

/// A row of lists, one for each component of a picker.
GtkWidget *_Nonnull flow_wheels_new(void);
/// Sets a row of the list of a component; list and row are created where they are the next ones.
void flow_wheels_set_row(
    GtkWidget *_Nonnull wheels, int component, int row, const char *_Nonnull text,
    const char *_Nonnull label);
void flow_wheels_keep_rows(GtkWidget *_Nonnull wheels, int component, int count);
void flow_wheels_keep(GtkWidget *_Nonnull wheels, int count);
void flow_wheels_select(GtkWidget *_Nonnull wheels, int component, int row);
int flow_wheels_selected(GtkWidget *_Nonnull wheels, int component);

// MARK: Assistive technology

/// Sets what a screen reader says; NULL for nothing. `is_read` decides whether it is there at all.
void flow_describe(
    GtkWidget *_Nonnull widget, const char *_Nullable label, const char *_Nullable value,
    bool is_read, bool is_disabled);
/// Has a screen reader say something, as far as GTK can: the text of a status that has changed.
void flow_announce(GtkWidget *_Nonnull root, const char *_Nonnull text);

// MARK: Reading back

/// Lays out a root that is not in a window of that size yet, at once.
void flow_root_lay_out(GtkWidget *_Nonnull root, int width, int height);
/// The corners of a box in the root, clockwise from the top left: x and y of each. False if it is not
/// to be seen.
bool flow_box_corners(GtkWidget *_Nonnull root, GtkWidget *_Nonnull box, double corners[_Nonnull 8]);
GtkAccessibleRole flow_role(GtkWidget *_Nonnull widget);
/// Whether assistive technology has this label and value of a widget; NULL for none.
bool flow_is_described(
    GtkWidget *_Nonnull widget, const char *_Nullable label, const char *_Nullable value);
/// The widget of a window that has the keyboard, or is to have it when the window is active.
GtkWidget *_Nullable flow_focus(GtkWidget *_Nonnull root);

#endif
