// What the system draws over every screen: the status bar and the home indicator. They are no part of
// frames, and are left away where screens are compared.

class SystemBars {
  constructor(root, device) {
    this.root = root;
    this.device = device;
    this.isEnabled = true;
    this.key = "";
  }

  show({ size: [width, height], safeArea }, ground, isCompared) {
    const isSeen = this.isEnabled && !isCompared;
    const key = [isSeen, width, height, safeArea, ground].join();
    if (key === this.key) return;
    this.key = key;
    this.root.textContent = "";
    const [top, left, bottom] = safeArea ?? [0, 0, 0, 0];
    this.device.classList.toggle("is-round", isSeen && (bottom >= 20 || left >= 40));
    if (!isSeen) return;
    this.root.dataset.ground = ground;
    if (top >= 20) this.root.append(this.statusBar(width, top));
    if (bottom >= 20) this.root.append(this.homeIndicator(width, height));
  }

  statusBar(width, top) {
    const bar = document.createElement("div");
    // Beside the cameras there is room for larger signs.
    bar.className = top >= 40 ? "status-bar is-tall" : "status-bar";
    bar.style.height = px(Math.min(top, 54));
    bar.style.width = px(width);
    const time = document.createElement("strong");
    time.textContent = "9:41";
    const signs = svgElement("svg");
    signs.setAttribute("viewBox", "0 0 66 13");
    signs.innerHTML = SystemBars.signs;
    bar.append(time, signs);
    if (top >= 55) {
      const island = document.createElement("i");
      bar.append(island);
    }
    return bar;
  }

  homeIndicator(width, height) {
    const line = document.createElement("div");
    line.className = "home-indicator";
    const length = Math.min(139, width * 0.37);
    line.style.width = px(length);
    line.style.left = px((width - length) / 2);
    line.style.top = px(height - 13);
    return line;
  }
}
// Reception, network and battery.
SystemBars.signs = '<path d="M0 8h3v4H0zM5 6h3v6H5zM10 3h3v9h-3zM15 0h3v12h-3z"/>'
  + '<path d="M30 12l-2.6-3a4 4 0 0 1 5.2 0zM25.4 6.9l-1.5-1.7a9.3 9.3 0 0 1 12.2 0l-1.5 1.7a7 7 0 0 0-9.2 0z'
  + 'M22.5 3.6L21 2a13.6 13.6 0 0 1 18 0l-1.5 1.6a11.4 11.4 0 0 0-15 0z"/>'
  + '<rect x="43.5" y=".5" width="20" height="11" rx="3" fill="none" stroke="currentColor"/>'
  + '<rect x="45" y="2" width="17" height="8" rx="1.8"/><path d="M64.5 4v4a2.2 2.2 0 0 0 0-4z"/>';
