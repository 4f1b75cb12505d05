import { type Game, HALVES, NOWHERE } from '@wigwag/gcacw';
import { neighboursOf } from '@wigwag/hex';
import { hexLabel, type Translate } from '@wigwag/words';
import type { View } from '../room.ts';
import type { LaidMarch } from './laid.ts';
import { planOf } from './planOf.ts';

/** A reason, and the clause that it stands for where the rules have one. */
export interface NotThere {
  readonly text: string;
  readonly clause?: string;
}

/** Who stands in a hex, as far as they are to be seen; undefined: nobody is. */
export function namesIn({ world, board }: Pick<Game, 'world' | 'board'>, hex: number): string | undefined {
  const names = board.units.flatMap((state, unit) => (state.hex === hex ? [world.units[unit]?.name ?? ''] : []));
  return names.length === 0 ? undefined : names.join(', ');
}

/** Does the enemy of a unit stand in the hex? */
function isEnemys({ world, board }: Game, unit: number, hex: number): boolean {
  const side = world.units[unit]?.side;
  return (
    board.units.some((state, id) => state.hex === hex && world.units[id]?.side !== side) ||
    board.forces.some(force => force.hex === hex && force.side !== side)
  );
}

/** Nobody marches into a hex of the enemy's: an attack is made from the next one. */
export function enemyThere(t: Translate, game: Game, unit: number, hex: number): NotThere | undefined {
  if (!isEnemys(game, unit, hex)) return undefined;
  const who = namesIn(game, hex) ?? t('client.card.aMarker');
  const from = game.board.units[unit]?.hex ?? NOWHERE;
  const isBeside = from !== NOWHERE && neighboursOf(game.world.grid, from).includes(hex);
  const text = isBeside ? t('client.march.enemyBeside', { who }) : t('client.march.enemyThere', { who });
  return { text, clause: '6.2/enemy-hex' };
}

/** Why a unit that marches, or may begin to, does not get to a hex: who stands there, or what the way would take. */
export function whyBarred(
  t: Translate,
  { frame }: Pick<View, 'frame'>,
  game: Game,
  unit: number,
  hex: number,
): NotThere {
  const enemy = enemyThere(t, game, unit, hex);
  if (enemy !== undefined) return enemy;
  const points = planOf(game, unit).pointsTo(hex);
  if (points === undefined) return { text: t('client.march.noWay') };
  if (frame?.kind !== 'march' || frame.unit !== unit) return { text: t('client.march.farthest', { points }) };
  return { text: t('client.march.tooFar', { points, left: Math.max(0, frame.left) / HALVES }) };
}

/** The same of a way that is being laid out; the hexes kept on it may be what bars it. */
export function tellBarred(
  t: Translate,
  view: Pick<View, 'frame'>,
  { unit, marching: { game }, laid }: LaidMarch,
): string {
  const hex = laid?.to ?? -1;
  const isDirect = laid !== undefined && laid.kept.length > 0 && planOf(game, unit).wayThrough([hex]) !== undefined;
  return isDirect
    ? t('client.march.notThrough', { hex: hexLabel(game.world, laid.kept.at(-1) ?? -1) })
    : whyBarred(t, view, game, unit, hex).text;
}

/** Why a march does not get to a hex that is no neighbour; undefined: nobody marches. */
export function whyNotThere(t: Translate, { frame, game }: View, hex: number): NotThere | undefined {
  if (frame?.kind !== 'march' || frame.step === 'over') return undefined;
  return whyBarred(t, { frame }, game, frame.unit, hex);
}
