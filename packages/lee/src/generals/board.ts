import type { Level } from '../data/army.ts';
import { SIDES, type Side, type World } from '../world.ts';

/** A general in the field. */
export interface Commander {
  general: string;
  /** The level that he was drawn for, which may not be that of his card: 13.5/assign-type. */
  level: Level;
  formation: string;
  /** Not by a redraw: only such a one can be exchanged by a redraw. */
  first: boolean;
}

/** All of it is open to both. Decks have no order: nothing here knows the future. */
export interface GeneralsBoard {
  /** Cards that can still be drawn. */
  deck: Record<Side, string[]>;
  commanders: Record<Side, Commander[]>;
  /** Exchanged, discarded or eliminated in this battle. */
  out: Record<Side, string[]>;
  /** 13.5/undrawn-aside: their time will come in another battle. */
  aside: Record<Side, string[]>;
  /** 13.5/generic-brigadiers: the one deck for all armies. */
  brigadiers: string[];
}

const bySide = <T>(of: (side: Side) => T): Record<Side, T> =>
  Object.fromEntries(SIDES.map(side => [side, of(side)])) as Record<Side, T>;

export const startGenerals = ({ armies, book }: World): GeneralsBoard => ({
  deck: bySide(side => armies[side].generals.map(({ id }) => id)),
  commanders: bySide(() => []),
  out: bySide(() => []),
  aside: bySide(() => []),
  brigadiers: book.brigadiers.value.map(({ id }) => id),
});
