import type { Point } from '../geometry/point.ts';
import type { StoredPose } from '../geometry/pose.ts';
import type { ForcedCause, MoveKind } from '../movement/kinds.ts';
import type { Side } from '../world.ts';
import type { Writers } from '../writers.ts';
import type { AnnouncedPassage, PlayBoard } from './board.ts';
import { MARKS_OF_A_TURN, type Mark } from './marks.ts';
import type { Report, SideScore } from './report.ts';
import { changed, everyUnit, without } from './written.ts';

interface OfUnit {
  readonly side: Side;
  readonly unit: string;
}

type Displaced<T extends string> = OfUnit & { readonly type: T; readonly from: StoredPose; readonly to: StoredPose };

export type PlayEvent =
  | (OfUnit & { readonly type: 'unitDeployed'; readonly pose: StoredPose })
  | { readonly type: 'deploymentEnded'; readonly side: Side; readonly left: readonly string[] }
  | { readonly type: 'turnBegun'; readonly turn: number }
  | { readonly type: 'turnCardsDrawn'; readonly turn: number }
  | {
      readonly type: 'turnInitiative';
      readonly turn: number;
      readonly side: Side;
      readonly blue: readonly number[];
      readonly grey: readonly number[];
    }
  | {
      readonly type: 'turnTied';
      readonly turn: number;
      readonly blue: readonly number[];
      readonly grey: readonly number[];
    }
  | { readonly type: 'corpsActivated'; readonly side: Side; readonly corps: string }
  | { readonly type: 'activationPassed'; readonly side: Side }
  | { readonly type: 'combatEnded'; readonly side: Side; readonly corps: string }
  | (Displaced<'unitMoved'> & {
      readonly moveKind: MoveKind;
      readonly turn: number;
      readonly moved: number;
      readonly paid: boolean;
      readonly path: readonly Point[];
    })
  | (Displaced<'unitForced'> & { readonly cause: ForcedCause; readonly moved: number })
  | (Displaced<'placeTaken'> & { readonly enemy: string })
  | (OfUnit & { readonly type: 'unitMarked'; readonly mark: Mark; readonly on: boolean })
  | (OfUnit & { readonly type: 'unitDestroyed'; readonly pose: StoredPose })
  | (OfUnit & { readonly type: 'cohesionSet'; readonly lost: number })
  | { readonly type: 'movesEnded'; readonly side: Side; readonly corps: string }
  | ({ readonly type: 'passageAnnounced' } & AnnouncedPassage)
  | ({ readonly type: 'passageDropped' } & AnnouncedPassage)
  | ({
      readonly type: 'passageMade';
      readonly turn: number;
      readonly onePose: StoredPose;
      readonly otherPose: StoredPose;
    } & AnnouncedPassage)
  | ({ readonly type: 'passageFailed'; readonly turn: number } & AnnouncedPassage)
  | {
      readonly type: 'commandTested';
      readonly side: Side;
      readonly formation: string;
      readonly needed: number;
      readonly successes: number;
      readonly faces: readonly number[];
    }
  | { readonly type: 'endProposed'; readonly side: Side }
  | { readonly type: 'endAnswered'; readonly side: Side; readonly agreed: boolean }
  | ({ readonly type: 'endReported'; readonly side: Side } & Report)
  | { readonly type: 'reportAnswered'; readonly side: Side; readonly agreed: boolean }
  | ({ readonly type: 'battleScored' } & SideScore);

type Of<T extends PlayEvent['type']> = Extract<PlayEvent, { readonly type: T }>;

function beginTurn(play: PlayBoard, { turn }: Of<'turnBegun'>): void {
  play.turn = turn;
  play.initiative = '';
  play.drawn = false;
  play.activated = { blue: [], grey: [] };
  play.passed = { blue: false, grey: false };
  play.vacated = [];
  play.passages = [];
  play.units = everyUnit(play.units, unit => ({
    ...unit,
    marks: unit.marks.filter(mark => !MARKS_OF_A_TURN.includes(mark)),
  }));
}

function displace(play: PlayBoard, { side, unit, to }: Displaced<'unitMoved' | 'unitForced' | 'placeTaken'>): void {
  play.units = changed(play.units, side, unit, placed => ({ ...placed, pose: to }));
}

const isSame = (a: AnnouncedPassage) => (b: AnnouncedPassage) =>
  a.side === b.side && a.one === b.one && a.other === b.other;

function makePassage(play: PlayBoard, event: Of<'passageMade'>): void {
  const { side, one, other, onePose, otherPose, turn } = event;
  play.passages = without(play.passages, isSame(event));
  play.units = changed(play.units, side, one, placed => ({ ...placed, pose: onePose, passedOn: turn }));
  play.units = changed(play.units, side, other, placed => ({ ...placed, pose: otherPose, passedOn: turn }));
}

function failPassage(play: PlayBoard, event: Of<'passageFailed'>): void {
  play.passages = without(play.passages, isSame(event));
  for (const unit of [event.one, event.other]) {
    play.units = changed(play.units, event.side, unit, placed => ({ ...placed, failedOn: event.turn }));
  }
}

function markUnit(play: PlayBoard, { side, unit, mark, on }: Of<'unitMarked'>): void {
  play.units = changed(play.units, side, unit, placed => {
    const others = placed.marks.filter(each => each !== mark);
    return { ...placed, marks: on ? [...others, mark] : others };
  });
}

export const playWriters: Writers<PlayEvent> = {
  unitDeployed: ({ board: { play } }, { side, unit, pose }) => {
    const fresh = { pose, marks: [], cohesionLost: 0, movedOn: 0, paidOn: 0, passedOn: 0, failedOn: 0 };
    play.units = { ...play.units, [side]: { ...play.units[side], [unit]: fresh } };
  },
  deploymentEnded: () => undefined,
  turnBegun: ({ board: { play } }, event) => beginTurn(play, event),
  turnCardsDrawn: ({ board: { play } }) => {
    play.drawn = true;
  },
  turnTied: () => undefined,
  turnInitiative: ({ board: { play } }, { side }) => {
    play.initiative = side;
  },
  corpsActivated: ({ board: { play } }, { side, corps }) => {
    play.activated = { ...play.activated, [side]: [...play.activated[side], corps] };
    play.vacated = [];
  },
  activationPassed: ({ board: { play } }, { side }) => {
    play.passed = { ...play.passed, [side]: true };
  },
  combatEnded: () => undefined,
  unitMoved: ({ board: { play } }, event) => {
    displace(play, event);
    const { side, unit, turn, moveKind, paid } = event;
    play.units = changed(play.units, side, unit, placed => ({
      ...placed,
      movedOn: moveKind === 'normal' ? turn : placed.movedOn,
      paidOn: paid ? turn : placed.paidOn,
    }));
  },
  unitForced: ({ board: { play } }, event) => {
    const { side, unit, from, to, cause } = event;
    displace(play, event);
    const hasLeft = from.x !== to.x || from.y !== to.y;
    if (cause === 'push-back' && hasLeft) play.vacated = [...play.vacated, { side, unit, pose: from }];
  },
  placeTaken: ({ board: { play } }, event) => {
    displace(play, event);
    play.vacated = without(play.vacated, ({ side, unit }) => side !== event.side && unit === event.enemy);
  },
  unitMarked: ({ board: { play } }, event) => markUnit(play, event),
  unitDestroyed: ({ board: { play } }, { side, unit, pose }) => {
    markUnit(play, { type: 'unitMarked', side, unit, mark: 'destroyed', on: true });
    play.vacated = [...play.vacated, { side, unit, pose }];
  },
  cohesionSet: ({ board: { play } }, { side, unit, lost }) => {
    play.units = changed(play.units, side, unit, placed => ({ ...placed, cohesionLost: lost }));
  },
  movesEnded: () => undefined,
  passageAnnounced: ({ board: { play } }, { side, one, other }) => {
    play.passages = [...play.passages, { side, one, other }];
  },
  passageDropped: ({ board: { play } }, event) => {
    play.passages = without(play.passages, isSame(event));
  },
  passageMade: ({ board: { play } }, event) => makePassage(play, event),
  passageFailed: ({ board: { play } }, event) => failPassage(play, event),
  commandTested: () => undefined,
  endProposed: () => undefined,
  endAnswered: () => undefined,
  endReported: ({ board: { play } }, { type: _, side: _by, ...report }) => {
    play.report = report;
  },
  reportAnswered: ({ board: { play } }, { agreed }) => {
    if (!agreed) delete play.report;
  },
  battleScored: ({ board: { play } }, { type: _, ...score }) => {
    play.score = [...play.score, score];
  },
};
