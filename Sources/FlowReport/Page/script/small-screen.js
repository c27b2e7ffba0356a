// A screen drawn small, without anything that can be pressed.

class SmallScreen {
  constructor(box) {
    this.device = item("div", "device");
    this.root = item("div", "screen");
    this.device.append(this.root);
    box.append(this.device);
    this.keyboard = new KeyboardView(this.root);
    this.view = new ScreenView(this.root);
  }

  // Fits a window of some size, in points, into one in pixels.
  resize([width, height], room, isRightToLeft, ground) {
    const scale = Math.min(room.width / width, room.height / height);
    this.device.style.width = px(width * scale);
    this.device.style.height = px(height * scale);
    this.device.style.setProperty("--backdrop", ground);
    this.root.style.width = px(width);
    this.root.style.height = px(height);
    this.root.style.transform = `scale(${scale})`;
    this.root.style.setProperty("--px", px(1 / scale));
    this.root.dir = isRightToLeft ? "rtl" : "ltr";
  }

  show(list, values, surrounding, time, marks) {
    this.view.show(list, values);
    this.keyboard.show(surrounding, time, this.view);
    this.view.mark(marks);
  }
}
