import { type Gcacw, OPTIONS, type ScenarioData, someEdit, type World } from '@wigwag/gcacw';
import {
  type AnyChoice,
  type Decision,
  type Edit,
  type Frame,
  type Game,
  type Ruleset,
  ready,
  topFrame,
  type Vocabulary,
} from '@wigwag/kernel';
import { type Lee, METHODS } from '@wigwag/lee';
import type { Pickets } from '@wigwag/pickets';
import { type Contents, gcacwTitle, leeTitle, picketsTitle, sampleSetup, TABLES, type Title } from '@wigwag/titles';
import { POSITIONS } from '../support/contents.ts';
import { randomPosition } from '../support/randomPosition.ts';
import { sampleArmies } from '../support/sampleArmies.ts';

/** A game that the fuzzer can open and play. */
export interface Target<T extends Vocabulary> {
  readonly name: string;
  readonly ruleset: Ruleset<T>;
  /** What a record is opened from; `below(n)` is a whole number under n. */
  newSetup(below: (n: number) => number): unknown;
  open(setup: unknown): Game<T>;
  /** Sets beyond a few pieces are listed as a sample: legal, but not all in the list. */
  sampled(choice: AnyChoice<T>): boolean;
  /** Verbs that come up more often than others, by how much: where it takes many to get to what is rare. */
  readonly weights: Readonly<Record<string, number>>;
  /** How many times rarer than usual the whole position is audited: on a great map each look takes milliseconds. */
  readonly rarer?: number;
  /** Which of the ruleset's games is played, and with which options. */
  variety(game: Game<T>): { readonly game: string; readonly options: readonly string[] };
  /** A change that a referee might make, legal or not; none: there is no referee. */
  someEdit?(game: Game<T>, below: (n: number) => number): Edit<T>;
  /** What else a decision is counted as, beside its kind and verb. */
  flavours(frame: Frame<T>, choice: AnyChoice<T>, next: Pick<Decision<T>, 'game' | 'events'>): string[];
}

/** What a game is played on: opened from its setup, or remembered, since the next game is likely to be played on it too. */
function lastWorld<T extends Vocabulary>(title: Title<T>, contents: Contents): (setup: unknown) => T['world'] {
  let last: { readonly setup: unknown; readonly world: T['world'] } | undefined;
  return setup => {
    if (last !== undefined && last.setup === setup) return last.world;
    const found = title.worldOf(setup, contents);
    if ('problem' in found) throw new Error(`a setup that does not open: ${JSON.stringify(setup)}`);
    last = { setup, world: found.world };
    return found.world;
  };
}

const laneOf = lastWorld(picketsTitle, POSITIONS);

export const picketsTarget: Target<Pickets> = {
  name: picketsTitle.ruleset.name,
  ruleset: picketsTitle.ruleset,
  newSetup: below => ({ posts: 4 + below(4) }),
  open: setup => picketsTitle.begin(laneOf(setup)).game,
  sampled: () => false,
  weights: {},
  variety: () => ({ game: 'pickets', options: [] }),
  flavours: () => [],
};

const regionOf = lastWorld(gcacwTitle, POSITIONS);

/** Attacks by type, retreats by manner, and what is rare in them. */
const flavours: Target<Gcacw>['flavours'] = (frame, choice, { game, events }) => {
  const found: string[] = [];
  if (choice.do === 'attack') found.push(`attack: ${choice.type}`);
  if (frame.kind === 'combat')
    found.push(
      `combat: ${frame.attack.grand ? 'grand assault' : frame.attack.type === 'assault' ? 'assault' : 'march'}`,
    );
  if (frame.kind === 'retreat' && frame.path.length === 1) found.push(`retreat: ${frame.manner}`);
  const after = topFrame(game);
  if (frame.kind === 'retreat' && !frame.overridden && after?.kind === 'retreat' && after.overridden)
    found.push('retreat: override');
  if (events.some(event => event.type === 'unitEliminated' && event.because === '7.6/surrender'))
    found.push('retreat: surrender');
  if (choice.do === 'evade')
    found.push(`evade: ${game.stack.some(({ kind }) => kind === 'assault') ? 'assault' : 'march'}`);
  const ended = events.find(event => event.type === 'gameEnded');
  if (ended !== undefined) found.push(`end: ${ended.result?.winner ?? 'no points'}`);
  if (ended?.result?.suddenDeath) found.push('end: sudden death');
  for (const type of ['unitArrived', 'unitExited', 'scored', 'forceRevealed'] as const)
    if (events.some(event => event.type === type)) found.push(`event: ${type}`);
  return found;
};

/** Choices that name a set: beyond a few pieces the list is a sample. */
const SETS: readonly string[] = ['activate', 'assault', 'keep', 'commit', 'withdraw', 'advance', 'divide', 'conceal'];

/** Fighting, and what leads there: retreats, routs and surrenders are deep inside of it. */
const WEIGHTS = { finish: 4, burn: 3, assault: 4, attack: 12, grand: 2 } as const;

const campaigns: Omit<Target<Gcacw>, 'newSetup' | 'open' | 'someEdit'> = {
  name: gcacwTitle.ruleset.name,
  ruleset: gcacwTitle.ruleset,
  sampled: choice => SETS.includes(choice.do),
  weights: WEIGHTS,
  variety: ({ world: { profile, options } }) => ({
    game: profile.code,
    options: OPTIONS.filter(option => options[option]),
  }),
  flavours,
};

/** Small random regions, all games and options. */
export const gcacwTarget: Target<Gcacw> = {
  ...campaigns,
  newSetup: below => ({ position: randomPosition(below) }),
  open: setup => gcacwTitle.begin(regionOf(setup)).game,
  someEdit: (game, below) => someEdit(ready(gcacwTitle.ruleset, game), below),
};

/** Armies far apart meet only if both sides go on, and march far. */
const LONG_WEIGHTS = { ...WEIGHTS, take: 12, step: 12 } as const;

/** Maps of random positions are hardly larger. */
const USUAL_HEXES = 400;

/** A scenario that comes with the program, without a referee: how it ends is to tell of its rules alone. */
export function scenarioTarget(scenario: ScenarioData): Target<Gcacw> {
  const setup = { scenario: scenario.id };
  const world: World = lastWorld(gcacwTitle, { scenario: () => scenario })(setup);
  return {
    ...campaigns,
    weights: LONG_WEIGHTS,
    rarer: Math.ceil(world.grid.size / USUAL_HEXES),
    newSetup: () => setup,
    open: () => gcacwTitle.begin(world).game,
  };
}

/** Whatever has a place on the table: the list is a sample of all places. */
const PLACED: readonly string[] = [
  ...['layRiver', 'layStream', 'layRoad', 'layRailway', 'placeBridge', 'layArea', 'layHalves', 'layBarrier'],
  ...['shift', 'layExtra', 'layWorks', 'placeMarker', 'deployUnit', 'move', 'force', 'occupy'],
  // Any number will do, within limits.
  ...['chooseCavalryTactic', 'cohesion', 'typeSuccesses', 'report', 'proposeYear'],
];

const battleOf = lastWorld(leeTitle, POSITIONS);

/** The sample armies on either side, on tables of either size, with every method and option. */
export const leeTarget: Target<Lee> = {
  name: leeTitle.ruleset.name,
  ruleset: leeTitle.ruleset,
  newSetup(below) {
    const { union, confederacy, book } = sampleArmies();
    const [blue, grey] = below(2) === 0 ? [union, confederacy] : [confederacy, union];
    const method = below(4) === 0 ? (METHODS[below(METHODS.length)] ?? 'procedure') : 'procedure';
    return sampleSetup(
      { blue, grey, book },
      {
        table: below(2) === 0 ? TABLES.small : TABLES.large,
        method,
        passageOfLines: below(4) > 0,
        cavalryTactics: below(4) > 0,
        special: below(6) === 0,
        ...(below(4) === 0 && { yearBy: 'referee', year: 1863 }),
      },
    );
  },
  open: setup => leeTitle.begin(battleOf(setup)).game,
  sampled: choice => PLACED.includes(choice.do),
  // What could go on for ever, and what leads to moves.
  weights: { agreeYear: 6, assigned: 6, corpsAssigned: 6, confirmTerrain: 3, combatDone: 4, move: 8, force: 2 },
  rarer: 4,
  variety: ({ world: { options } }) => ({
    game: options.method,
    options: (['special', 'passageOfLines', 'cavalryTactics'] as const).filter(option => options[option]),
  }),
  flavours: (_frame, choice, { events }) =>
    events.some(({ type }) => type === 'battleScored') ? [`end: ${choice.do}`] : [],
};
