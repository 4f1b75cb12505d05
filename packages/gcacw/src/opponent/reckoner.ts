import { type Game as AnyGame, assert } from '@wigwag/kernel';
import { NOWHERE, type Unit } from '../board.ts';
import type { UnitState } from '../data/scenario.ts';
import type { Gcacw, View } from '../game.ts';
import { mixed } from '../hash/words.ts';
import type { Force } from '../intelligence/markers/force.ts';
import { imagineSo, type Manner } from '../intelligence/sight/imagine.ts';
import { enemyOf } from '../pieces/pieces.ts';
import type { World } from '../world/world.ts';

type State = Omit<Unit, 'hex'>;

const asPrinted = ({ manpower, fatigue, disorganized, exhausted, demoralized }: UnitState): State => ({
  ...{ manpower, fatigue, disorganized, exhausted, demoralized },
  works: 'none',
});

/** The order of battle is open: what each unit that is ever in play begins with. */
function printedStates({ scenario, units }: World): (State | undefined)[] {
  const entries = [...scenario.setup.units, ...scenario.reinforcements.units];
  return units.map(({ id }) => {
    const entry = entries.find(({ unit }) => unit === id);
    return entry && asPrinted(entry);
  });
}

/**
 * What an opponent makes of force markers: every unit that is in play and nobody sees is under one of them, as strong as when it
 * was last seen, or as the open order of battle has it. A deal holds for a turn: a unit changes its marker only when that is gone.
 */
export class Reckoner {
  private readonly world: World;
  private readonly states: (State | undefined)[];

  constructor(world: World) {
    this.world = world;
    this.states = printedStates(world);
  }

  /** A full game that agrees with what the side sees. */
  reckon(seen: View): AnyGame<Gcacw> {
    this.remember(seen);
    return imagineSo(this.world, seen, this.manner(seen.board.turn));
  }

  private remember({ side, board }: View): void {
    for (const unit of this.world.unitsOfSide[enemyOf(side)]) {
      const state = board.units[unit];
      if (state === undefined || state.hex === NOWHERE) continue;
      const { hex: _, ...rest } = state;
      this.states[unit] = { ...rest, works: 'none' };
    }
  }

  private manner(turn: number): Manner {
    // The marker that a unit likes best this turn: whatever others there are, the order among them stays.
    const liking = (unit: number, { id }: Force): number => mixed(mixed(mixed(turn + 1) + unit) + id);
    return {
      mayBe: unit => this.states[unit] !== undefined,
      isThere: () => true,
      markerOf: (unit, markers) =>
        markers.reduce((best, force) => (liking(unit, force) > liking(unit, best) ? force : best)),
      stateOf: unit => {
        const state = this.states[unit];
        assert(state !== undefined, 'never-in-play', { unit });
        return state;
      },
      oneOf: ([first = 0]) => first,
      isLed: () => true,
    };
  }
}
