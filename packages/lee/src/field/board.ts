import type { Ordinary } from '../data/army.ts';
import type { Point } from '../geometry/point.ts';
import type { Side, World } from '../world.ts';
import type { Battlefield, Declaration, ListOwner, Terms } from './battlefields.ts';

export interface FieldBoard {
  /** Who has declared; what, is open once it is shown. */
  declared: Side[];
  declarations: Partial<Record<Side, Declaration>>;
  shown: Side[];
  /** Player A: who won the roll. */
  a: Side | '';
  /** the one that the winner declared. */
  battlefield: Battlefield | '';
  list: ListOwner | '';
  /** Terms that player B would not have. */
  refused: Terms[];
  /** Absent until they are settled. */
  terms?: Terms;
  /** Ordinary elements that will be laid, by type. */
  pool: Record<Ordinary, number>;
  bonusCard: 'none' | 'due' | 'given';
  /** In thousandths of an inch, as are the bases: the middle of each square. */
  points: Point[];
  bases: { side: Side; at: Point }[];
  /** Levels of army morale, 0: broken. */
  morale: Record<Side, number>;
}

export const startField = ({ book }: World): FieldBoard => ({
  declared: [],
  declarations: {},
  shown: [],
  a: '',
  battlefield: '',
  list: '',
  refused: [],
  pool: { hill: 0, difficult: 0, wood: 0, 'built-up': 0 },
  bonusCard: 'none',
  points: [],
  bases: [],
  morale: { blue: book.morale.value.start, grey: book.morale.value.start },
});
