import { type Force, type Game, gcacw, NOBODY, NOWHERE, type Side, type Unit } from '@wigwag/gcacw';
import { ready } from '@wigwag/kernel';
import type { Below } from '../../bot.ts';

/** A unit of the enemy as it was seen last. */
interface Sighting {
  readonly state: Unit;
  /** The marker under which it is taken to be; 0: none. */
  force: number;
}

const isSeen = (unit: Unit | undefined): boolean => unit !== undefined && unit.hex !== NOWHERE;

/**
 * What a commander takes to be under the enemy's force markers: units that he has seen vanish there, the others dealt by chance of
 * his own, and kept until the turn ends or he sees better.
 */
export class Belief {
  private readonly side: Side;
  private readonly below: Below;
  private readonly sightings = new Map<number, Sighting>();
  private turn = 0;

  constructor(side: Side, below: Below) {
    this.side = side;
    this.below = below;
  }

  /** A whole game that agrees with what the side sees. */
  imagine(seen: Game): Game {
    const enemy: Side = this.side === 'union' ? 'confederate' : 'union';
    const markers = seen.board.forces.filter(force => force.side === enemy);
    this.remember(seen, enemy, markers);
    if (markers.length === 0) return seen;
    const board = gcacw.copyBoard(seen.board);
    for (const [unit, { state, force }] of this.sightings) {
      const marker = markers.find(({ id }) => id === force);
      if (marker === undefined || isSeen(board.units[unit])) continue;
      board.units[unit] = { ...state, hex: marker.hex };
      board.forces = board.forces.map(each =>
        each.side === enemy && each.id === marker.id
          ? { ...each, units: [...each.units, unit].sort((a, b) => a - b) }
          : each,
      );
    }
    const stack = seen.stack.map(frame => ({ ...frame }));
    return ready(gcacw, { world: seen.world, board, stack, derived: undefined });
  }

  private remember({ world, board }: Game, enemy: Side, markers: readonly Force[]): void {
    const anew = board.turn !== this.turn;
    this.turn = board.turn;
    for (const unit of world.unitsOfSide[enemy]) {
      const state = board.units[unit];
      if (state !== undefined && isSeen(state)) {
        this.sightings.set(unit, { state: { ...state }, force: 0 });
        continue;
      }
      if (board.awaited.includes(unit) || board.exited.includes(unit)) {
        this.sightings.delete(unit);
        continue;
      }
      this.place(unit, markers, anew);
    }
  }

  /** Under the marker where it was seen last; else, once a turn, under one drawn at random. */
  private place(unit: number, markers: readonly Force[], anew: boolean): void {
    const known = this.sightings.get(unit);
    if (known === undefined) return;
    if (known.force !== 0 && markers.some(({ id }) => id === known.force)) return;
    const here = markers.filter(({ hex }) => hex === known.state.hex);
    if (here.length > 0) known.force = here[this.below(here.length)]?.id ?? 0;
    else if (anew && markers.length > 0 && known.force !== 0)
      known.force = markers[this.below(markers.length)]?.id ?? NOBODY;
  }
}
