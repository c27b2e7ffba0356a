// What the page says of itself: what went wrong stays until it is dismissed, a hint goes by itself.

const notice = (text) => {
  byId("notice").hidden = !text;
  setContent(byId("notice"), text);
  clearTimeout(notice.timer);
  if (text) notice.timer = setTimeout(() => notice(""), 8000);
};

const fault = (text) => {
  byId("fault").hidden = !text;
  setContent(byId("fault-text"), text);
};

const setContent = (element, text) => {
  if (element.textContent !== text) element.textContent = text;
};

// An error's message for people: without the status that programs go by, and with the place in words.
const inWords = ({ message }) => {
  const text = message.replace(/^FLOW_[A-Z_]+: /, "");
  const place = /^[^:\n]*:(\d+):(\d+): (?:error: )?/.exec(text);
  return place ? `line ${place[1]}, column ${place[2]}: ${text.slice(place[0].length)}` : text;
};
