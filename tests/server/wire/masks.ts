/** When a letter was written, which says nothing of the game. */
const WRITTEN = /"now":1[5-9]\d{11}\b/g;
const INSTANT = /\b1[5-9]\d{11}\b|\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/**
 * What is different in any two games: the id, and instants. Instants are numbered as they first appear, so that one which changes in
 * one game and not in the other still shows.
 */
export class Masks {
  private readonly id: string;
  private readonly instants = new Map<string, string>();

  constructor(id: string) {
    this.id = id;
  }

  text(raw: string): string {
    const told = raw.replaceAll(this.id, 'GAME').replaceAll(WRITTEN, '"now":NOW');
    return told.replaceAll(INSTANT, found => {
      const known = this.instants.get(found) ?? `INSTANT${this.instants.size}`;
      this.instants.set(found, known);
      return known;
    });
  }
}
