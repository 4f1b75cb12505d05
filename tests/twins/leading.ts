import type { Side } from '@wigwag/gcacw';
import { type Frame, forceOf, type Game, gcacw, isHidden, type Kind } from '@wigwag/gcacw';
import { choices, topFrame } from '@wigwag/kernel';
import { after, sightOf, startAt } from './course.ts';
import type { Twin } from './twin.ts';

export const markerOf = (g: Game, unit: number) => g.board.forces.find(({ units }) => units.includes(unit));

export const leaderIsHidden = (g: Game, leader: number): boolean => isHidden(g, g.board.leaders[leader]?.with ?? -1);

export const activationIn = (g: Game): Frame<'activation'> | undefined =>
  g.stack.find((frame): frame is Frame<'activation'> => frame.kind === 'activation');

export const ridingIn = (g: Game): Frame<'riding'> | undefined =>
  g.stack.find((frame): frame is Frame<'riding'> => frame.kind === 'riding');

/** Units that a leader may still send off, and the one on the march. */
function marchersIn(g: Game, top: Frame<Kind> | undefined): readonly number[] {
  const { waiting = [], digging = [] } = activationIn(g) ?? {};
  return [...waiting.filter(unit => !digging.includes(unit)), ...(top?.kind === 'march' ? [top.unit] : [])];
}

/** Markers that may still roll or move in what is under way: on the march, led, or when nobody is led riding along. */
export function markersUnderWay(g: Game, side: Side): readonly number[] {
  const top = topFrame(g);
  const led = marchersIn(g, top).flatMap(unit => markerOf(g, unit)?.id ?? []);
  const isRider = (force: number): boolean => forceOf(g, side, force)?.units.length === 0;
  const riders = activationIn(g) === undefined ? (ridingIn(g)?.waiting ?? []).filter(isRider) : [];
  return [...led, ...(top?.kind === 'dummyMarch' ? [top.force] : []), ...riders];
}

/** Whatever is decided next in the game, the watching side is shown something of it. */
export function isBoundToShow(twin: Twin, kind: Kind, watcher: Side): boolean {
  const { game } = twin.at.standpoint;
  if (topFrame(game)?.kind !== kind) return false;
  const start = startAt(twin.at);
  const { board } = sightOf(start, watcher);
  const listed = choices(gcacw, game).filter(({ do: verb }) => verb !== 'conceal' && verb !== 'reveal');
  return listed.every(choice => {
    const next = after(twin.hosted, twin.seed, start, choice, watcher);
    return next !== undefined && (next.lines.length > 0 || sightOf(next, watcher).board !== board);
  });
}
