import type { Ordinary } from '../data/army.ts';
import type { Point } from '../geometry/point.ts';
import type { Side } from '../world.ts';
import type { Writers } from '../writers.ts';
import type { Amount, Battlefield, ListOwner, Size } from './battlefields.ts';

export type FieldEvent =
  /** What was declared only its own side sees. */
  | {
      readonly type: 'battlefieldDeclared';
      readonly side: Side;
      readonly field?: Battlefield;
      readonly forcedMarch?: boolean;
    }
  | {
      readonly type: 'battlefieldShown';
      readonly side: Side;
      readonly field: Battlefield;
      readonly forcedMarch: boolean;
    }
  | {
      readonly type: 'battlefieldRolled';
      readonly side: Side;
      readonly dice: number;
      readonly faces: readonly number[];
      readonly successes: number;
    }
  | { readonly type: 'battlefieldTied'; readonly successes: number }
  | { readonly type: 'battlefieldWon'; readonly side: Side; readonly field: Battlefield; readonly card: boolean }
  | { readonly type: 'forcedMarchPaid'; readonly side: Side; readonly morale: number }
  | { readonly type: 'terrainListChosen'; readonly side: Side; readonly from: ListOwner }
  | { readonly type: 'termsOffered'; readonly side: Side; readonly amount: Amount; readonly size: Size }
  | { readonly type: 'termsRefused'; readonly side: Side; readonly amount: Amount; readonly size: Size }
  | {
      readonly type: 'termsSettled';
      readonly amount: Amount;
      readonly size: Size;
      readonly pool: Readonly<Record<Ordinary, number>>;
    }
  /** R-22, the other reading: the hand is open to a new choice, with a sixth card. */
  | { readonly type: 'handReopened'; readonly side: Side }
  | { readonly type: 'bonusCardGiven'; readonly side: Side }
  | { readonly type: 'pointsPlaced'; readonly points: readonly Point[] }
  | { readonly type: 'basePlaced'; readonly side: Side; readonly at: Point };

export const fieldWriters: Writers<FieldEvent> = {
  battlefieldDeclared: ({ board: { field } }, { side, field: declared, forcedMarch }) => {
    field.declared.push(side);
    if (declared !== undefined && forcedMarch !== undefined) {
      field.declarations[side] = { field: declared, forcedMarch };
    }
  },
  battlefieldShown: ({ board: { field } }, { side, field: declared, forcedMarch }) => {
    field.shown.push(side);
    field.declarations[side] = { field: declared, forcedMarch };
  },
  battlefieldRolled: () => undefined,
  battlefieldTied: () => undefined,
  battlefieldWon: ({ board: { field } }, { side, field: won, card }) => {
    field.a = side;
    field.battlefield = won;
    field.bonusCard = card ? 'due' : 'none';
  },
  forcedMarchPaid: ({ board: { field } }, { side, morale }) => {
    field.morale[side] = morale;
  },
  terrainListChosen: ({ board: { field } }, { from }) => {
    field.list = from;
  },
  termsOffered: () => undefined,
  termsRefused: ({ board: { field } }, { amount, size }) => {
    field.refused.push({ amount, size });
  },
  termsSettled: ({ board: { field } }, { amount, size, pool }) => {
    field.terms = { amount, size };
    field.pool = { ...pool };
  },
  handReopened: ({ board: { cards } }, { side }) => {
    cards.drawn[side] = cards.hand[side];
    cards.hand[side] = [];
  },
  bonusCardGiven: ({ board: { field } }) => {
    field.bonusCard = 'given';
  },
  pointsPlaced: ({ board: { field } }, { points }) => {
    field.points = points.map(point => ({ ...point }));
  },
  basePlaced: ({ board: { field } }, { side, at }) => {
    field.bases.push({ side, at: { ...at } });
  },
};
