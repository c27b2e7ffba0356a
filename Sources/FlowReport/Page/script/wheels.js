// The wheels of a picker, each turned to its selected row.

const wheelRowHeight = (node) => Math.min(32, node.frame[3] / 5);

const drawWheels = (view, node) => {
  if (node.kind !== "picker" || !node.rows) {
    if (view.wheels) view.wheels.remove();
    view.wheels = undefined;
    return;
  }
  const height = wheelRowHeight(node);
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
    turnWheel(wheel, rows, (node.selectedRows && node.selectedRows[component]) || 0, height);
    view.wheels.append(wheel);
  });
};

// Turns a wheel to a row, or to a place between two rows. It is seen from the front: rows are smaller
// and closer together towards its ends.
const turnWheel = (wheel, rows, position, height) => {
  let count = 0;
  const last = Math.min(rows.length - 1, Math.floor(position + 3.6));
  for (let number = Math.max(0, Math.ceil(position - 3.6)); number <= last; number += 1) {
    const distance = number - position;
    const away = Math.abs(distance);
    const row = wheel.children[count] || wheel.appendChild(document.createElement("span"));
    if (row.textContent !== rows[number]) row.textContent = rows[number];
    row.style.cssText = `top:calc(50% + ${distance * height * (1 - 0.05 * away)}px);`
      + `font-size:${21 - 2 * away}px;opacity:${1 - 0.26 * away}`;
    count += 1;
  }
  while (wheel.children.length > count) wheel.lastChild.remove();
};
