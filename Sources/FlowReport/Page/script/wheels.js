// The wheels of a picker, each turned to its selected row.

const drawWheels = (view, node) => {
  if (node.kind !== "picker" || !node.rows) {
    if (view.wheels) view.wheels.remove();
    view.wheels = undefined;
    return;
  }
  const height = Math.min(32, node.frame[3] / 5);
  const key = JSON.stringify([node.rows, node.selectedRows, height]);
  if (view.wheelsKey === key && view.wheels) return;
  view.wheelsKey = key;
  if (!view.wheels) {
    view.wheels = document.createElement("div");
    view.wheels.className = "wheel-rows";
    view.element.prepend(view.wheels);
  }
  view.wheels.textContent = "";
  node.rows.forEach((rows, component) => {
    const wheel = document.createElement("div");
    const selected = (node.selectedRows && node.selectedRows[component]) || 0;
    for (let distance = -3; distance <= 3; distance += 1) {
      const text = rows[selected + distance];
      if (text === undefined) continue;
      // A wheel is seen from the front: rows are smaller and closer towards its ends.
      const away = Math.abs(distance);
      const row = document.createElement("span");
      row.textContent = text;
      row.style.cssText = `top:calc(50% + ${distance * height * (1 - 0.05 * away)}px);`
        + `font-size:${21 - 2 * away}px;opacity:${1 - 0.26 * away}`;
      wheel.append(row);
    }
    view.wheels.append(wheel);
  });
};
