import type { Hex, Hexside } from '@wigwag/hex';
import type { ActivationEvent } from './activation/events.ts';
import type { ArrivalEvent } from './arrivals/events.ts';
import type { CrossingEvent } from './bridges/events.ts';
import type { WorksState } from './charts/works.ts';
import type { CombatEvent } from './combat/events.ts';
import type { ExitEvent } from './exits/events.ts';
import type { BoardHash } from './hash/boardHash.ts';
import type { IntelligenceEvent } from './intelligence/events.ts';
import type { Force } from './intelligence/markers/force.ts';
import type { LeaderEvent } from './leaders/events.ts';
import type { TransferRanges } from './leaders/ranges.ts';
import type { MovementEvent } from './movement/events.ts';
import type { RecoveryEvent } from './recovery/events.ts';
import type { RefereeEvent } from './referee/events.ts';
import type { SequenceEvent } from './sequence/events.ts';
import type { VictoryEvent } from './victory/events.ts';
import type { LedgerLine, Result } from './victory/ledger.ts';
import type { Demoralization, Side } from './vocabulary.ts';
import type { WeatherEvent } from './weather/events.ts';
import type { WorksEvent } from './works/events.ts';
import type { Weather } from './world/conditions.ts';
import type { CrossingChange } from './world/crossings.ts';
import type { Ground } from './world/ground.ts';

/** A piece that is not on the map. */
export const NOWHERE = -1;
export const NOBODY = -1;

/** One unit with its Strength marker, Fatigue marker and works. */
export interface Unit {
  hex: Hex;
  manpower: number;
  fatigue: number;
  disorganized: boolean;
  exhausted: boolean;
  demoralized: Demoralization;
  works: WorksState;
}

/** A leader goes where the unit goes to which he is attached. If it is lost he stands alone until he is placed anew. */
export interface Leader {
  with: number;
  hex: Hex;
}

export const PHASES = [
  'random-events',
  'scenario-phase',
  'reinforcements',
  'leader-transfer',
  'action-cycle',
  'recovery',
  'turn-indication',
] as const;
export type Phase = (typeof PHASES)[number];

/** The dice of the last Initiative Segment, 0 where none were rolled (4.2/record-winning-die). */
export interface Initiative {
  readonly winner: Side;
  readonly union: number;
  readonly confederate: number;
}

export interface Station {
  readonly hex: Hex;
  readonly damage: 'damaged' | 'destroyed';
}

export interface Board {
  turn: number;
  phase: Phase;
  initiative: Initiative;
  units: Unit[];
  leaders: Leader[];
  stations: readonly Station[];
  /** Hexes with a Flanks Refused marker. */
  refused: Hex[];
  /** 7.4/lee-one-corps-per-turn: the corps to which Lee's bonus is tied this turn; none yet: empty. */
  leesCorps: string;
  weather: Weather;
  /** Crossings that are no longer as the map was printed. */
  crossings: readonly CrossingChange[];
  /** 10.1/failed-hexside-wait: where a bridge was tried in vain this turn. */
  failedBridges: readonly Hexside[];
  /** 10.2/destroy-once-per-unit: units that have tried to destroy a crossing this turn. */
  wreckers: readonly number[];
  /** Units that the last Recovery phase put in order, until the next Action Cycle (10.2/pontoon-attachment-phase). */
  rallied: readonly number[];
  /** Action Phases of this turn whose initiative is decided. */
  actions: number;
  /** Reinforcements that are still to come. */
  awaited: readonly number[];
  /** Units that have left the map. */
  exited: readonly number[];
  /** Who was last in the hexes whose control counts. */
  control: readonly Control[];
  /** Every point with its reason. */
  ledger: readonly LedgerLine[];
  /** Force markers on the map; only under limited intelligence. */
  forces: readonly Force[];
  /** How it ended, where the scenario knows victory. */
  result?: Result;
}

/** Written out by hand: it is the price of every decision. */
export function copyBoard(board: Board): Board {
  const units = new Array<Unit>(board.units.length);
  for (let i = 0; i < units.length; i++) {
    const u = board.units[i] as Unit;
    units[i] = {
      hex: u.hex,
      manpower: u.manpower,
      fatigue: u.fatigue,
      disorganized: u.disorganized,
      exhausted: u.exhausted,
      demoralized: u.demoralized,
      works: u.works,
    };
  }
  const copy: Board = {
    turn: board.turn,
    phase: board.phase,
    initiative: board.initiative,
    units,
    leaders: board.leaders.map(leader => ({ with: leader.with, hex: leader.hex })),
    stations: board.stations,
    refused: board.refused.slice(),
    leesCorps: board.leesCorps,
    weather: board.weather,
    crossings: board.crossings,
    failedBridges: board.failedBridges,
    wreckers: board.wreckers,
    rallied: board.rallied,
    actions: board.actions,
    awaited: board.awaited,
    exited: board.exited,
    control: board.control,
    ledger: board.ledger,
    forces: board.forces,
  };
  if (board.result !== undefined) copy.result = board.result;
  return copy;
}

export interface Control {
  readonly hex: Hex;
  readonly side: Side;
}

export interface Derived {
  /** The map in today's weather, with today's crossings. Replaced, never changed. */
  ground: Ground;
  /** The memory of the tables below, in one block: it is copied in one go. */
  readonly bytes: ArrayBuffer;
  /** By hex: a bit for each direction in which a neighbour holds units of the side, openly. */
  readonly held: Readonly<Record<Side, Uint8Array>>;
  /** By hex: how many units and force markers of the side are there: what everybody sees as occupied. */
  readonly count: Readonly<Record<Side, Uint8Array>>;
  /** By hex: how many units of the side stand there openly, under no force marker. */
  readonly open: Readonly<Record<Side, Uint8Array>>;
  /** Begun anew whenever anybody comes to a hex or leaves it. */
  ranges: TransferRanges;
  /** Kept by events once somebody has asked for it. */
  hash: BoardHash;
}

/** What happened, with final values. `because` is the clause that made it so. */
export type Event =
  | SequenceEvent
  | ActivationEvent
  | MovementEvent
  | CombatEvent
  | LeaderEvent
  | WorksEvent
  | RecoveryEvent
  | CrossingEvent
  | WeatherEvent
  | ArrivalEvent
  | ExitEvent
  | VictoryEvent
  | IntelligenceEvent
  | RefereeEvent;

/** Why dice are rolled. */
export const REASONS = [
  'initiative',
  'allowance',
  'leader-allowance',
  'extended-march',
  'force-march',
  'artillery',
  'combat',
  'cavalry-retreat',
  'command',
  'grand-assault',
  'bridge',
  'random-events',
  'destroy-crossing',
  'repair-crossing',
] as const;
export type Reason = (typeof REASONS)[number];
