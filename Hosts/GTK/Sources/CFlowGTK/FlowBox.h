// What the files of this target share.

#ifndef FLOW_BOX_H
#define FLOW_BOX_H

#include "CFlowGTK.h"

#define FLOW_TYPE_BOX (flow_box_get_type())
G_DECLARE_FINAL_TYPE(FlowBox, flow_box, FLOW, BOX, GtkWidget)

struct _FlowBox {
  GtkWidget parent_instance;
  int tag;
  FlowPlace place;
  FlowLook look;
  double offset_x, offset_y;
  GtkWidget *content;
  double inset_top, inset_left, inset_bottom, inset_right;
  /// Of a root alone.
  struct FlowRoot *root;
};

/// A colour for drawing.
GdkRGBA flow_rgba(uint32_t rgba);
/// The handlers of the root around a widget, NULL where it has been closed; `tag` becomes that of the
/// nearest box.
const FlowHandlers *flow_handlers(GtkWidget *widget, int *tag);
/// Whether the program itself changes widgets.
bool flow_is_changing(void);
/// Lets a root know that it has been laid out in a size.
void flow_root_allocated(FlowBox *box, int width, int height);
void flow_root_free(struct FlowRoot *root);

#endif
