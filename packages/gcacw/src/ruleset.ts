import { type Game as AnyGame, begin, engineOf, type Ruleset } from '@wigwag/kernel';
import { action } from './activation/action.ts';
import { activation } from './activation/activation.ts';
import { attempts } from './attempts.ts';
import { type Board, NOBODY, NOWHERE } from './board.ts';
import { advance } from './combat/advance.ts';
import { assault } from './combat/assault.ts';
import { combat } from './combat/combat.ts';
import { evasion } from './combat/evasion.ts';
import { losses } from './combat/losses.ts';
import { retreat } from './combat/retreat.ts';
import { withdrawal } from './combat/withdrawal.ts';
import { copyBoard, copyDerived, derive, evolve } from './evolve.ts';
import type { Game, Gcacw } from './game.ts';
import { dummyMarch, riding } from './intelligence/dummies.ts';
import { imagine } from './intelligence/imagine.ts';
import { allWatched } from './intelligence/reveal.ts';
import { reveals, seenBy } from './intelligence/seen.ts';
import { ABSENT, view } from './intelligence/view.ts';
import { broken } from './invariants.ts';
import { displaced } from './leaders/displaced.ts';
import { transfer } from './leaders/transfer.ts';
import { march } from './movement/march.ts';
import { PROFILES } from './profiles/profiles.ts';
import { recovery } from './recovery/recovery.ts';
import { initiative, offer } from './sequence/initiative.ts';
import { turn } from './sequence/turn.ts';
import { SIDES } from './vocabulary.ts';
import { crossingChange } from './world/crossings.ts';
import type { World } from './world/world.ts';

export const gcacw: Ruleset<Gcacw> = {
  name: 'gcacw',
  version: '1',
  sides: SIDES,
  frames: allWatched({
    turn,
    transfer,
    initiative,
    offer,
    action,
    activation,
    march,
    assault,
    combat,
    losses,
    withdrawal,
    retreat,
    advance,
    evasion,
    displaced,
    recovery,
    dummyMarch,
    riding,
  }),
  charts: PROFILES,
  derive,
  copyDerived,
  copyBoard,
  evolve,
  reveals,
  view,
  seenBy,
  // LI/move-by-rules: all dice are rolled in the open.
  seenRoll: rolled => rolled,
  imagine,
  attempts,
  broken,
};

export const engine = engineOf(gcacw);

/** The set-up of a scenario: who is not set up is not on the map. */
export function setUp({ scenario, units, leaders }: World): Board {
  const { setup } = scenario;
  const indexOf = (id: string): number => units.findIndex(unit => unit.id === id);
  const stateOf = (id: string): Board['units'][number] => {
    const found = setup.units.find(({ unit }) => unit === id);
    if (found === undefined) return { ...ABSENT };
    const { hex, manpower, fatigue, disorganized, exhausted, demoralized, works = 'none' } = found;
    return { hex, manpower, fatigue, disorganized, exhausted, demoralized, works };
  };
  const states = units.map(({ id }) => stateOf(id));
  return {
    turn: 1,
    phase: 'leader-transfer',
    initiative: { winner: 'confederate', union: 0, confederate: 0 },
    units: states,
    leaders: leaders.map(({ id }) => {
      const unit = indexOf(setup.leaders.find(({ leader }) => leader === id)?.with ?? '');
      return unit < 0 ? { with: NOBODY, hex: NOWHERE } : { with: unit, hex: states[unit]?.hex ?? NOWHERE };
    }),
    stations: [],
    refused: [],
    leesCorps: '',
    weather: scenario.weather,
    crossings: scenario.crossings.map(change => crossingChange(scenario.map, change)),
    forces: [],
  };
}

export function newGame(world: World): AnyGame<Gcacw> & Game {
  return begin(gcacw, world, setUp(world), { kind: 'turn', by: 'table', next: 'leader-transfer' });
}
