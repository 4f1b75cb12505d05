import { type Event, forcesOf, type Game, type Gcacw, gcacw, type Side } from '@wigwag/gcacw';
import { reachableNeighbours } from '@wigwag/gcacw/testing';
import { type Game as AnyGame, copyOf, ready } from '@wigwag/kernel';

const isComingOff = (event: Event): event is Event & { readonly type: 'forceRevealed' } =>
  event.type === 'forceRevealed';

/** The position in which the first marker comes off. */
function beforeFirst(game: AnyGame<Gcacw>, events: readonly Event[]): Game {
  const now = copyOf<Gcacw>(gcacw, game, gcacw.copyDerived(ready(gcacw, game).derived)) as Game;
  for (const event of events.slice(0, events.findIndex(isComingOff))) gcacw.evolve(now, event);
  return now;
}

/** Markers that come off whatever is under those of the watcher's enemy (LI/reveal-adjacent). */
function boundIn(game: Game, watcher: Side, hidden: Side): string[] {
  const { unitsOfSide } = game.world;
  const { units, forces } = game.board;
  const covered = new Set(forces.flatMap(force => force.units));
  const standing = (side: Side): number[] => unitsOfSide[side].filter(unit => (units[unit]?.hex ?? -1) >= 0);
  const hexOf = (unit: number): number => units[unit]?.hex ?? -1;
  const real = standing(watcher).map(hexOf);
  const open = standing(hidden)
    .filter(unit => !covered.has(unit))
    .map(hexOf);
  const markers = forcesOf(game, hidden).map(({ hex }) => hex);
  const isBound = ({ side, hex, units: under }: (typeof forces)[number]): boolean => {
    const near = reachableNeighbours(game, hex);
    const meets = (hexes: readonly number[]): boolean => hexes.some(each => near.includes(each));
    return side === hidden ? meets(real) : meets(open) || (under.length === 0 && meets(markers));
  };
  return forces.filter(isBound).map(({ side, id }) => `${side} ${id}`);
}

/** Of the markers that came off where forces met, those that had to in every such game. */
export function boundToMeet(before: AnyGame<Gcacw>, events: readonly Event[], watcher: Side): string[] {
  const bound = boundIn(beforeFirst(before, events), watcher, watcher === 'union' ? 'confederate' : 'union');
  return events
    .filter(isComingOff)
    .map(({ side, force }) => `${side} ${force}`)
    .filter(marker => bound.includes(marker))
    .sort();
}
