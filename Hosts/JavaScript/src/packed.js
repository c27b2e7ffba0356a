/** The integers at a place in the changes. */
export function integers({ view, output }, place) {
  const offset = output + view.getUint32(place, true);
  const length = view.getUint32(place + 4, true);
  return Array.from({ length }, (_, index) => view.getInt32(offset + 4 * index, true));
}

/** Lists of texts, whose places are in one list. */
export function lists(memory, places, counts) {
  let place = memory.output + memory.view.getUint32(places, true);
  return integers(memory, counts).map((length) =>
    Array.from({ length }, () => {
      const text = memory.text(place, '');
      place += 8;
      return text;
    }),
  );
}
