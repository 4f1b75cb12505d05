import type { Hex, Hexside } from '@wigwag/hex';
import type { WorksState } from './charts/works.ts';
import type { ClauseId } from './clauses.generated.ts';
import type { AttackType } from './combat/attack/attack.ts';
import type { Edit } from './game.ts';
import type { Force } from './intelligence/force.ts';
import type { TransferRanges } from './leaders/ranges.ts';
import type { LedgerLine, Result } from './victory/ledger.ts';
import type { Demoralization, RainResult, Side } from './vocabulary.ts';
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
}

export const EVENTS = [
  'turnBegan',
  'phaseBegan',
  'initiativeRolled',
  'initiativeTaken',
  'passed',
  'cycleEnded',
  'actionBegan',
  'allowanceRolled',
  'fatigued',
  'extendedMarch',
  'forceMarched',
  'disorganized',
  'manpowerLost',
  'unitEliminated',
  'unitMoved',
  'worksLost',
  'marchEnded',
  'leaderAttached',
  'leaderRemoved',
  'stationBurned',
  'worksBuilt',
  'organized',
  'exhausted',
  'rested',
  'demoralization',
  'attackDeclared',
  'combatResolved',
  'unitRetreated',
  'unitAdvanced',
  'cavalryEvaded',
  'assaultNumber',
  'grandAssaultNumber',
  'leeAnnounced',
  'flanksRefused',
  'bridgeBuilt',
  'bridgeFailed',
  'scenarioPhaseBegan',
  'randomEvent',
  'rained',
  'riversUnfordable',
  'unitDisplaced',
  'crossingDestroyed',
  'crossingRepaired',
  'crossingAttemptFailed',
  'pontoonRemoved',
  'edited',
  'unitArrived',
  'unitExited',
  'controlChanged',
  'scored',
  'forcePlaced',
  'forceRevealed',
  'unitUncovered',
  'forceActivated',
  'forceRolled',
  'forceExtendedMarch',
  'forceMoved',
  'gameEnded',
] as const;

/** An attempt on a permanent bridge or ferry, and its die. */
interface CrossingWork {
  readonly unit: number;
  readonly hexside: Hexside;
  readonly what: 'bridge' | 'ferry';
  readonly die: number;
  readonly modifier: number;
}

/** What happened, with final values. `because` is the clause that made it so. */
export type Event =
  | { readonly type: 'turnBegan'; readonly turn: number }
  | { readonly type: 'phaseBegan'; readonly phase: Phase }
  | { readonly type: 'initiativeRolled'; readonly initiative: Initiative; readonly because: ClauseId }
  | { readonly type: 'initiativeTaken'; readonly side: Side }
  | { readonly type: 'passed'; readonly side: Side }
  | { readonly type: 'cycleEnded'; readonly because: ClauseId }
  | {
      readonly type: 'actionBegan';
      readonly action: 'march' | 'activate' | 'assault' | 'burn' | 'entrench';
      readonly unit: number;
      readonly leader: number;
      readonly units: readonly number[];
    }
  /** Of the points `plus` came without dice. */
  | {
      readonly type: 'allowanceRolled';
      readonly unit: number;
      readonly leader: number;
      readonly points: number;
      readonly plus: number;
    }
  | { readonly type: 'fatigued'; readonly unit: number; readonly fatigue: number; readonly because: ClauseId }
  | {
      readonly type: 'extendedMarch';
      readonly unit: number;
      readonly die: number;
      readonly modifier: number;
      readonly result: 'NE' | 'D' | '1' | '2' | '3';
    }
  | {
      readonly type: 'forceMarched';
      readonly unit: number;
      readonly roll: number;
      readonly bonus: number;
      readonly loss: number;
    }
  | { readonly type: 'disorganized'; readonly unit: number; readonly because: ClauseId }
  | {
      readonly type: 'manpowerLost';
      readonly unit: number;
      readonly lost: number;
      readonly manpower: number;
      readonly because: ClauseId;
    }
  | { readonly type: 'unitEliminated'; readonly unit: number; readonly hex: Hex; readonly because: ClauseId }
  | { readonly type: 'unitMoved'; readonly unit: number; readonly from: Hex; readonly to: Hex; readonly left: number }
  | { readonly type: 'worksLost'; readonly unit: number; readonly because: ClauseId }
  | { readonly type: 'marchEnded'; readonly unit: number; readonly because: ClauseId }
  | { readonly type: 'leaderAttached'; readonly leader: number; readonly unit: number; readonly because: ClauseId }
  | { readonly type: 'leaderRemoved'; readonly leader: number; readonly because: ClauseId }
  | {
      readonly type: 'stationBurned';
      readonly unit: number;
      readonly hex: Hex;
      readonly damage: Station['damage'];
      readonly because: ClauseId;
    }
  | { readonly type: 'worksBuilt'; readonly unit: number; readonly works: WorksState; readonly because: ClauseId }
  | { readonly type: 'organized'; readonly unit: number; readonly because: ClauseId }
  | { readonly type: 'exhausted'; readonly unit: number; readonly exhausted: boolean; readonly because: ClauseId }
  | { readonly type: 'rested'; readonly unit: number; readonly fatigue: number; readonly because: ClauseId }
  | {
      readonly type: 'demoralization';
      readonly unit: number;
      readonly demoralized: Demoralization;
      readonly because: ClauseId;
    }
  | {
      readonly type: 'attackDeclared';
      readonly unit: number;
      readonly from: Hex;
      readonly target: Hex;
      readonly attack: AttackType;
      readonly left: number;
    }
  | {
      readonly type: 'combatResolved';
      readonly from: Hex;
      readonly target: Hex;
      readonly row: number;
      readonly defender: string;
      readonly attacker: string;
    }
  | {
      readonly type: 'unitRetreated';
      readonly unit: number;
      readonly from: Hex;
      readonly to: Hex;
      readonly because: ClauseId;
    }
  | { readonly type: 'unitAdvanced'; readonly unit: number; readonly from: Hex; readonly to: Hex }
  | { readonly type: 'cavalryEvaded'; readonly hex: Hex; readonly units: readonly number[]; readonly delay: number }
  | { readonly type: 'assaultNumber'; readonly leader: number; readonly die: number; readonly number: number }
  | { readonly type: 'grandAssaultNumber'; readonly leader: number; readonly die: number; readonly number: number }
  | { readonly type: 'leeAnnounced'; readonly corps: string }
  | { readonly type: 'flanksRefused'; readonly hex: Hex; readonly refused: boolean; readonly because: ClauseId }
  /** Units of the hex go under the marker, which is new or was there before. The enemy sees only the marker. */
  | {
      readonly type: 'forcePlaced';
      readonly side: Side;
      readonly force: number;
      readonly hex: Hex;
      readonly units: readonly number[];
    }
  /** The marker is taken off; it held no units: a dummy. */
  | {
      readonly type: 'forceRevealed';
      readonly side: Side;
      readonly force: number;
      readonly hex: Hex;
      readonly units: readonly number[];
      readonly because: ClauseId;
    }
  /** One unit comes out from under a marker that stays. */
  | { readonly type: 'unitUncovered'; readonly unit: number; readonly because: ClauseId }
  /** What happens to a dummy; and how the enemy sees what units under a marker do. */
  | { readonly type: 'forceActivated'; readonly side: Side; readonly force: number }
  | { readonly type: 'forceRolled'; readonly side: Side; readonly force: number; readonly points: number }
  | { readonly type: 'forceExtendedMarch'; readonly side: Side; readonly force: number; readonly die: number }
  | {
      readonly type: 'forceMoved';
      readonly side: Side;
      readonly force: number;
      readonly from: Hex;
      readonly to: Hex;
    }
  | {
      readonly type: 'bridgeBuilt';
      readonly unit: number;
      readonly hexside: Hexside;
      readonly die: number;
      readonly modifier: number;
      readonly change: CrossingChange;
    }
  | {
      readonly type: 'bridgeFailed';
      readonly unit: number;
      readonly hexside: Hexside;
      readonly die: number;
      readonly modifier: number;
    }
  /** One of the phases that the scenario adds, by its place in the list. */
  | { readonly type: 'scenarioPhaseBegan'; readonly place: number }
  | { readonly type: 'randomEvent'; readonly total: number; readonly result: RainResult | 'none' }
  /** The last turn of rain. */
  | { readonly type: 'rained'; readonly until: number; readonly because: ClauseId }
  /** The box of a Rivers Unfordable marker; 0: off the track. */
  | {
      readonly type: 'riversUnfordable';
      readonly rivers: 'minor' | 'major';
      readonly box: number;
      readonly because: ClauseId;
    }
  | { readonly type: 'unitDisplaced'; readonly unit: number; readonly from: Hex; readonly to: Hex }
  | ({ readonly type: 'crossingDestroyed' } & CrossingWork)
  | ({ readonly type: 'crossingRepaired' } & CrossingWork)
  | ({ readonly type: 'crossingAttemptFailed'; readonly work: 'destroy' | 'repair' } & CrossingWork)
  | { readonly type: 'pontoonRemoved'; readonly hexside: Hexside; readonly side: Side; readonly because: ClauseId }
  | { readonly type: 'edited'; readonly edit: Edit }
  | { readonly type: 'unitArrived'; readonly unit: number; readonly to: Hex; readonly because: ClauseId }
  | { readonly type: 'unitExited'; readonly unit: number; readonly hex: Hex; readonly because: ClauseId }
  | { readonly type: 'controlChanged'; readonly hex: Hex; readonly side: Side }
  | ({ readonly type: 'scored' } & LedgerLine)
  | { readonly type: 'gameEnded'; readonly result?: Result };

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
