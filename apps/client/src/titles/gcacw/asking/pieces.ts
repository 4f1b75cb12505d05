import type { Kind } from '@wigwag/gcacw';
import type { Asked, Button, Draft, Lit } from './asking.ts';

export type PiecesDraft = Extract<Draft, { kind: 'pieces' }>;

export const piecesDraft = (units: readonly number[]): PiecesDraft => ({
  kind: 'pieces',
  units,
  leaders: [],
  attachedTo: [],
});

/** The draft at hand, or what is proposed before anything is touched. */
export const piecesOr = ({ draft }: Pick<Asked<Kind>, 'draft'>, proposed: readonly number[]): PiecesDraft =>
  draft.kind === 'pieces' ? draft : piecesDraft(proposed);

/** In or out, in the order of the pool. */
export const toggledIn = (pool: readonly number[], chosen: readonly number[], id: number): number[] =>
  pool.filter(other => (other === id ? !chosen.includes(id) : chosen.includes(other)));

/** In or out; where only so many have a place, whoever comes in sends the first one out. */
export function changedIn(pool: readonly number[], chosen: readonly number[], id: number, places: number): number[] {
  const out = chosen.length >= places && !chosen.includes(id) ? chosen[0] : undefined;
  return toggledIn(
    pool,
    chosen.filter(other => other !== out),
    id,
  );
}

/** Units that stand in one hex hide each other: what pointing at them does, as buttons. */
export const pieceButtons = (asked: Pick<Asked<Kind>, 'game'>, lit: Lit, chosen: readonly number[]): Button[] =>
  [...lit].map(([unit, act]) => ({
    label: namesOf(asked, [unit]),
    act,
    legal: true,
    weight: 'plain',
    pressed: chosen.includes(unit),
  }));

export const largestOf = (sets: readonly { readonly units: readonly number[] }[]): readonly number[] =>
  sets.reduce<readonly number[]>((most, { units }) => (units.length > most.length ? units : most), []);

export const ascending = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);

export const namesOf = ({ game }: Pick<Asked<Kind>, 'game'>, units: readonly number[]): string =>
  units.map(unit => game.world.units[unit]?.name ?? '').join(', ');
