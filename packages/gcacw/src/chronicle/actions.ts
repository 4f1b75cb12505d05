import type { Event, Initiative, Phase } from '../board.ts';
import { NOBODY } from '../board.ts';
import { SIDES, type Side } from '../vocabulary.ts';
import type { Line, Part } from './line.ts';

export const ACTION_KINDS = [
  'opening',
  'phase',
  'initiative',
  'pass',
  'march',
  'activate',
  'assault',
  'burn',
  'entrench',
  'force',
  'edit',
  'end',
] as const;

/** Phase: what a side does in any other phase than the action cycle. Initiative: somebody has it and has done nothing yet. */
export type ActionKind = (typeof ACTION_KINDS)[number];

/** What players would call one move: an action of the cycle with all that came of it, or a side's part of another phase. */
export interface Action {
  readonly kind: ActionKind;
  readonly turn: number;
  /** Undefined: before the first one. */
  readonly phase: Phase | undefined;
  /** Of a phase that the scenario adds, its place in the list. */
  readonly scenarioPhase: number | undefined;
  readonly side: Side | undefined;
  /** The Initiative Segment that it came of. */
  readonly initiative: Initiative | undefined;
  /** NOBODY: there is none. */
  readonly unit: number;
  readonly leader: number;
  readonly units: readonly number[];
  /** The marker that acts, where units are hidden. */
  readonly force: number;
  readonly parts: readonly Part[];
}

type Draft = { -readonly [K in keyof Action]: Action[K] } & { parts: Part[] };

type Began = Extract<Event, { type: 'actionBegan' }>;

const isSide = (by: string): by is Side => SIDES.some(side => side === by);

/** Reads a log from its beginning and puts every event where it belongs. */
class Reader {
  readonly actions: Draft[] = [];
  /** The first one begins without being told. */
  private turn = 1;
  private phase: Phase | undefined;
  private scenarioPhase: number | undefined;

  private get current(): Draft | undefined {
    return this.actions.at(-1);
  }

  read(line: Line, at: number): void {
    this.heedSide(line);
    let rolled = line.rolled;
    const begin = (): void => {
      this.current?.parts.push({ line: at, by: line.by, events: [], rolled });
      rolled = [];
    };
    let open: Draft | undefined;
    for (const event of line.events) {
      this.heed(event);
      if (this.current !== open) begin();
      open = this.current;
      (open?.parts.at(-1)?.events as Event[] | undefined)?.push(event);
    }
    // A line that tells of no event, such as letting a chance go, belongs to what goes on.
    if (line.events.length === 0) begin();
  }

  /** In other phases than the action cycle both sides act in turn: what each does is one action. */
  private heedSide({ by }: Line): void {
    const { current } = this;
    if (current === undefined) this.begin('opening');
    if (by === 'referee') this.begin('edit');
    if (!isSide(by) || this.phase === 'action-cycle' || this.phase === undefined) return;
    if (current?.kind === 'phase' && (current.side === undefined || current.side === by)) current.side = by;
    else this.begin('phase', by);
  }

  private heed(event: Event): void {
    switch (event.type) {
      case 'turnBegan':
        this.turn = event.turn;
        this.begin('phase');
        break;
      case 'phaseBegan':
        this.enter(event.phase, undefined);
        break;
      case 'scenarioPhaseBegan':
        this.enter('scenario-phase', event.place);
        break;
      case 'initiativeRolled':
        this.begin('initiative').initiative = event.initiative;
        break;
      case 'initiativeTaken':
        this.undecided().side = event.side;
        break;
      case 'passed': {
        const passing = this.undecided();
        passing.kind = 'pass';
        passing.side = event.side;
        break;
      }
      case 'actionBegan':
        this.act(event);
        break;
      case 'forceActivated': {
        const acting = this.undecided();
        acting.kind = 'force';
        acting.side = event.side;
        acting.force = event.force;
        break;
      }
      case 'gameEnded':
        this.begin('end');
        break;
      default:
    }
  }

  private act({ action, unit, leader, units }: Began): void {
    const acting = this.undecided();
    acting.kind = action;
    acting.unit = unit;
    acting.leader = leader;
    acting.units = units;
  }

  /** The turn and its first phase begin together. */
  private enter(phase: Phase, scenarioPhase: number | undefined): void {
    this.phase = phase;
    this.scenarioPhase = scenarioPhase;
    const { current } = this;
    const isTurnAlone = current?.kind === 'phase' && current.parts.at(-1)?.events.at(-1)?.type === 'turnBegan';
    if (current !== undefined && isTurnAlone) Object.assign(current, { phase, scenarioPhase });
    else this.begin('phase');
  }

  /** What somebody has the initiative for; after the other has passed, or the referee stepped in, a new one by the same dice. */
  private undecided(): Draft {
    const { current } = this;
    if (current?.kind === 'initiative') return current;
    const last = this.actions.findLast(action => action.initiative !== undefined);
    const begun = this.begin('initiative', last?.kind === 'initiative' ? last.side : undefined);
    begun.initiative = last?.initiative;
    return begun;
  }

  private begin(kind: ActionKind, side?: Side): Draft {
    const { turn, phase, scenarioPhase } = this;
    const begun: Draft = {
      ...{ kind, turn, phase, scenarioPhase, side, initiative: undefined },
      ...{ unit: NOBODY, leader: NOBODY, units: [], force: 0, parts: [] },
    };
    this.actions.push(begun);
    return begun;
  }
}

/** The actions of a game, in order, from its log. Every line and every event is in one of them, once. */
export function actionsOf(log: readonly Line[]): readonly Action[] {
  const reader = new Reader();
  for (const [at, line] of log.entries()) reader.read(line, at);
  // What nothing came of, such as a turn's beginning that the next phase took along, is no action.
  return reader.actions.filter(({ parts }) => parts.length > 0);
}

/** The line with which it begins, and the one after its last. */
export const linesOfAction = ({ parts }: Action): readonly [number, number] => [
  parts[0]?.line ?? 0,
  (parts.at(-1)?.line ?? -1) + 1,
];

export const eventsOf = ({ parts }: Action): readonly Event[] => parts.flatMap(({ events }) => events);
