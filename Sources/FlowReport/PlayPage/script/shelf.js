// The futures of each scene: nothing that has been recorded goes without being asked for.

class Shelf {
  constructor() {
    this.kept = new Map();
    this.takes = [];
    this.take = null;
  }

  // All futures of all scenes.
  get all() { return [...this.kept.values()].flatMap(({ takes }) => takes); }

  // The futures of a scene, with the one that was shown last; null if it has none.
  show(scene) {
    const kept = this.kept.get(scene) ?? { takes: [], take: null, count: 0 };
    this.kept.set(scene, kept);
    this.takes = kept.takes;
    this.take = kept.take;
    return kept.take;
  }

  // Puts a future beside those of its scene, in place of one in which nothing has happened.
  add(take) {
    const { scene } = take.header;
    this.show(scene);
    const kept = this.kept.get(scene);
    for (const each of kept.takes.filter((other) => other.isUntouched)) this.remove(each);
    if (kept.takes.length === 0) kept.count = 0;
    take.name = Shelf.name(kept.count);
    kept.count += 1;
    kept.takes.push(take);
    this.choose(take);
  }

  choose(take) {
    const kept = this.kept.get(take.header.scene);
    kept.take = take;
    this.show(take.header.scene);
  }

  // The future beside it, which is to be shown in its place.
  remove(take) {
    const kept = this.kept.get(take.header.scene);
    const at = kept.takes.indexOf(take);
    kept.takes.splice(at, 1);
    for (const each of kept.takes) if (each.parent === take) each.parent = null;
    take.close();
    return kept.takes[Math.max(0, at - 1)];
  }

  // Whether anything is only here.
  get isUnsaved() { return this.all.some((take) => take.isUnsaved); }

  static name(number) {
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    return letters[number] ?? String(number + 1);
  }
}
