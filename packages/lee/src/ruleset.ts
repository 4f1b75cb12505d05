import { begin, eventShown, frameShown, type Ruleset, type Game as Unready } from '@wigwag/kernel';
import { armies, armiesFrames } from './armies/armies.ts';
import { armiesWriters } from './armies/events.ts';
import { enterYear } from './armies/year.ts';
import { copyBoard, setUp } from './board.ts';
import { cards, cardsFrames } from './cards/cards.ts';
import { cardsWriters } from './cards/events.ts';
import type { Chapter } from './chapter.ts';
import { DEFAULT_BOOK } from './data/book.ts';
import { fieldWriters } from './field/events.ts';
import { field, fieldFrames } from './field/field.ts';
import { placeBases, placePoints } from './field/places.ts';
import { DECLARED } from './fields/declared.ts';
import type { AnyChoice, Event, Game, Lee, View } from './game.ts';
import { enterAssignment } from './generals/assign.ts';
import { generalsWriters } from './generals/events.ts';
import { generals, generalsFrames } from './generals/generals.ts';
import { enterCorpsAssignment } from './patrols/assignCorps.ts';
import { enterPatrolDeployment } from './patrols/deployPatrol.ts';
import { patrolsWriters } from './patrols/events.ts';
import { patrols, patrolsFrames } from './patrols/patrols.ts';
import { enterDeployment } from './play/deployment/deployment.ts';
import { enterEnding } from './play/ending/ending.ts';
import { playWriters } from './play/events.ts';
import { play, playFrames } from './play/play.ts';
import { enterBattle } from './play/turn/turn.ts';
import { sequenceWriters } from './sequence/events.ts';
import { type Entrances, sequenceBy } from './sequence/sequence.ts';
import { untimelyBy } from './sequence/timing.ts';
import { enterCavalryTactics } from './tactics/cavalryTactic.ts';
import { tacticsWriters } from './tactics/events.ts';
import { tactics, tacticsFrames } from './tactics/tactics.ts';
import { enterTerrain } from './terrain/battlefield.ts';
import { terrainWriters } from './terrain/events.ts';
import { terrain, terrainFrames } from './terrain/terrain.ts';
import { SIDES, type Side, type World } from './world.ts';
import type { Writers } from './writers.ts';

const CHAPTERS: readonly Chapter[] = [armies, generals, cards, field, terrain, tactics, patrols, play];

const WRITERS: Writers<Event> = {
  ...sequenceWriters,
  ...armiesWriters,
  ...generalsWriters,
  ...cardsWriters,
  ...fieldWriters,
  ...terrainWriters,
  ...tacticsWriters,
  ...patrolsWriters,
  ...playWriters,
};

export const EVENTS = Object.keys(WRITERS) as readonly Event['type'][];

const ENTRANCES: Entrances = {
  lists: () => ({ kind: 'lists', by: 'blue' }),
  year: enterYear,
  generals: () => ({ kind: 'drawGenerals', by: 'table', side: 'blue', stage: 'cinc', at: 0 }),
  cards: () => ({ kind: 'drawCards', by: 'table', side: 'blue', at: 0 }),
  assignment: enterAssignment,
  declaration: () => ({ kind: 'declare', by: 'blue' }),
  initiative: () => ({ kind: 'initiative', by: 'table' }),
  points: placePoints,
  terrain: enterTerrain,
  bases: placeBases,
  armyTactics: () => ({ kind: 'armyTactic', by: 'blue' }),
  cavalryTactics: enterCavalryTactics,
  assignPatrols: enterCorpsAssignment,
  deployPatrols: enterPatrolDeployment,
  deployment: enterDeployment,
  battle: enterBattle,
  end: enterEnding,
};

function evolve(game: Game, event: Event): void {
  const write = WRITERS[event.type] as (game: Game, event: Event) => void;
  write(game, event);
}

function view({ board, stack }: Game, side: Side): View {
  const seen = structuredClone(board);
  for (const chapter of CHAPTERS) chapter.hide?.(seen, side);
  return { side, board: seen, stack: stack.map(frame => frameShown(DECLARED, frame)) };
}

function seenBy(game: Game, event: Event, side: Side): Event | undefined {
  for (const { seen } of CHAPTERS) {
    const by = seen?.(game, event, side) ?? 'other';
    if (by === 'hidden') return undefined;
    if (by !== 'other') return eventShown(DECLARED, by);
  }
  return eventShown(DECLARED, event);
}

const shown = (world: World, { board, stack }: View): Unready<Lee> => ({
  world,
  board: structuredClone(board),
  stack: structuredClone(stack) as Unready<Lee>['stack'],
  derived: undefined,
});

function imagine(world: World, seen: View, below: (n: number) => number): Unready<Lee> {
  const game = shown(world, seen);
  for (const chapter of CHAPTERS) chapter.imagine?.(game, seen.side, below);
  return game;
}

function* attempts(game: Game): Generator<AnyChoice> {
  for (const chapter of CHAPTERS) yield* chapter.attempts?.(game) ?? [];
}

function broken(game: Game): string | undefined {
  for (const chapter of CHAPTERS) {
    const code = chapter.broken?.(game);
    if (code !== undefined) return code;
  }
  return undefined;
}

const FRAMES: Ruleset<Lee>['frames'] = {
  sequence: sequenceBy(ENTRANCES),
  ...armiesFrames,
  ...generalsFrames,
  ...cardsFrames,
  ...fieldFrames,
  ...terrainFrames,
  ...tacticsFrames,
  ...patrolsFrames,
  ...playFrames,
};

export const lee: Ruleset<Lee> = {
  name: 'lee',
  version: '1',
  sides: SIDES,
  declared: DECLARED,
  frames: FRAMES,
  untimely: untimelyBy(FRAMES),
  charts: { DEFAULT_BOOK },
  derive: () => ({}),
  copyDerived: () => ({}),
  copyBoard,
  evolve,
  reveals: ({ type }) => CHAPTERS.some(({ reveals }) => reveals?.includes(type) ?? false),
  view,
  shown,
  seenBy,
  seenRoll: rolled => (rolled.request.kind === 'draw' ? undefined : rolled),
  imagine,
  attempts,
  broken,
};

export const openGame = (world: World) =>
  begin(lee, world, setUp(world), { kind: 'sequence', by: 'table', step: 'lists' });
