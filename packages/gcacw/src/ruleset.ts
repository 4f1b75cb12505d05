import { type Game as AnyGame, begin, engineOf, type Ruleset } from '@wigwag/kernel';
import { action } from './activation/action.ts';
import { activation } from './activation/activation.ts';
import { arrival } from './arrivals/arrival.ts';
import { attempts } from './attempts.ts';
import { type Board, copyBoard, NOBODY, NOWHERE } from './board.ts';
import { assault } from './combat/assault/assault.ts';
import { combat } from './combat/attack/combat.ts';
import { advance } from './combat/results/advance.ts';
import { losses } from './combat/results/losses.ts';
import { evasion } from './combat/retreat/evasion.ts';
import { retreat } from './combat/retreat/retreat.ts';
import { withdrawal } from './combat/retreat/withdrawal.ts';
import type { UnitReinforcement } from './data/scenario.ts';
import { evolve } from './evolve.ts';
import { DECLARED } from './fields/declared.ts';
import type { Game, Gcacw } from './game.ts';
import { dummyMarch, riding } from './intelligence/markers/dummies.ts';
import { allWatched } from './intelligence/markers/reveal.ts';
import { imagine } from './intelligence/sight/imagine.ts';
import { reveals, seenBy } from './intelligence/sight/seen.ts';
import { ABSENT, shown, view } from './intelligence/sight/view.ts';
import { broken } from './invariants.ts';
import { displaced } from './leaders/displaced.ts';
import { transfer } from './leaders/transfer.ts';
import { march } from './movement/march/march.ts';
import { copyDerived, derive } from './occupancy.ts';
import { PROFILES } from './profiles/profiles.ts';
import { recovery } from './recovery/recovery.ts';
import { referee } from './referee/referee.ts';
import { initiative, offer } from './sequence/initiative.ts';
import { scenarioPhase } from './sequence/opening.ts';
import { turn } from './sequence/turn.ts';
import { firstControl, follows } from './victory/score.ts';
import { SIDES } from './vocabulary.ts';
import { displacement } from './weather/displacement.ts';
import { randomEvents } from './weather/randomEvents.ts';
import type { World } from './world/world.ts';

export const gcacw: Ruleset<Gcacw> = {
  name: 'gcacw',
  version: '1',
  sides: SIDES,
  declared: DECLARED,
  frames: allWatched({
    turn,
    randomEvents,
    displacement,
    scenarioPhase,
    arrival,
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
  referee,
  charts: PROFILES,
  derive,
  copyDerived,
  copyBoard,
  evolve,
  follows,
  reveals,
  view,
  shown,
  seenBy,
  // LI/move-by-rules: all dice are rolled in the open.
  seenRoll: rolled => rolled,
  imagine,
  attempts,
  broken,
};

export const engine = engineOf(gcacw);

/** The set-up of a scenario: who is not set up is not on the map. */
export function setUp(world: World): Board {
  const { scenario, units, leaders } = world;
  const { setup, reinforcements } = scenario;
  const indexOf = (id: string): number => units.findIndex(unit => unit.id === id);
  const stateOf = (id: string): Board['units'][number] => {
    const found = setup.units.find(({ unit }) => unit === id);
    if (found === undefined) return toCome(reinforcements.units.find(({ unit }) => unit === id));
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
    crossings: world.crossings,
    failedBridges: [],
    wreckers: [],
    rallied: [],
    actions: 0,
    awaited: reinforcements.units.map(({ unit }) => indexOf(unit)),
    exited: [],
    control: firstControl(world, states),
    ledger: [],
    forces: [],
  };
}

/** A reinforcement waits off the map in the state in which it will enter. */
function toCome(found: UnitReinforcement | undefined): Board['units'][number] {
  if (found === undefined) return ABSENT;
  const { manpower, fatigue, disorganized, exhausted, demoralized } = found;
  return { hex: NOWHERE, manpower, fatigue, disorganized, exhausted, demoralized, works: 'none' };
}

export const openGame = (world: World) =>
  begin(gcacw, world, setUp(world), { kind: 'turn', by: 'table', next: 'random-events' });

export const newGame = (world: World): AnyGame<Gcacw> & Game => openGame(world).game;
