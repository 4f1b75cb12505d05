import { choices, copyOf, decide, type Game, type Ready, ready, refusal, rolling, topFrame } from '@wigwag/kernel';
import { type AnyChoice, type Lee, lee, propose } from '@wigwag/lee';
import { leeTitle, sampleSetup } from '@wigwag/titles';
import { random } from '../support/random.ts';
import { sampleArmies } from '../support/sampleArmies.ts';

type Below = (n: number) => number;

/** Beyond that a set-up does not come to an end. */
const MOST_DECISIONS = 2000;
const TRIALS = 300;
/** So far off a legal place is one that may not be legal, in thousandths of an inch. */
const OFF = 300;
/** From one hand to the next. */
const APART = 6000;

/** What ends a frame in which one could go on for ever. */
const FINISHING: readonly string[] = [
  'agreeYear',
  'assigned',
  'corpsAssigned',
  'leaveMarkers',
  'changed',
  'deployCorps',
  'activate',
  'combatDone',
];

const opened = (): Game<Lee> => {
  const { union: blue, confederacy: grey, book } = sampleArmies();
  // So that every unit finds room, and about sixty bases stand on the table.
  const play = { ...book.play, deployWithin: { value: 30, source: 'house' } } as const;
  return leeTitle.begin(sampleSetup({ blue, grey, book: { ...book, play } }, { yearBy: 'referee', year: 1863 })).game;
};

/** The larger list, whatever finishes, otherwise anything. */
function pick(listed: readonly AnyChoice[], below: Below): AnyChoice {
  const large = listed.filter(choice => choice.do === 'chooseList' && choice.list.startsWith('army-of-'));
  const finishing = listed.filter(choice => FINISHING.includes(choice.do));
  const from = [large, finishing].find(some => some.length > 0) ?? listed;
  const verbs = [...new Set(from.map(choice => choice.do))];
  const verb = verbs[below(verbs.length)];
  const of = from.filter(choice => choice.do === verb);
  return of[below(of.length)] as AnyChoice;
}

function step(game: Game<Lee>, below: Below): Game<Lee> {
  const by = topFrame(game)?.by ?? 'table';
  const verdict = decide(lee, game, by, pick(choices(lee, game), below), rolling(below));
  if (!('decided' in verdict)) throw new Error(JSON.stringify(verdict));
  return verdict.decided.game;
}

/** Goes on until something is so. */
function until(start: Game<Lee>, isThere: (game: Game<Lee>) => boolean, below: Below): Game<Lee> {
  let game = start;
  for (let n = 0; n < MOST_DECISIONS && !isThere(game); n++) game = step(game, below);
  if (!isThere(game)) throw new Error('a set-up that does not end');
  return game;
}

const elementsLeft = ({ board }: Game<Lee>): number =>
  Object.values(board.terrain.pool).reduce((sum, count) => sum + count, 0);

const isAt =
  (kind: string) =>
  (game: Game<Lee>): boolean =>
    topFrame(game)?.kind === kind;

/** The longest of a hundred but five, in microseconds. */
function p95(trials: readonly (() => unknown)[]): number {
  const times = trials.map(trial => {
    const start = performance.now();
    trial();
    return performance.now() - start;
  });
  times.sort((a, b) => a - b);
  return (times[Math.floor(times.length * 0.95)] ?? 0) * 1000;
}

/** As if it had just been opened: nothing is worked out yet. */
const fresh = (game: Ready<Lee>): Ready<Lee> => copyOf(lee, game, game.derived);

const judgements = (game: Game<Lee>, all: readonly AnyChoice[]): (() => unknown)[] => {
  const by = topFrame(game)?.by ?? 'table';
  return Array.from({ length: TRIALS }, (_, n) => all[n % all.length]).flatMap(choice =>
    choice === undefined ? [] : [() => refusal(lee, game, by, structuredClone(choice))],
  );
};

/** Moves that may be made, and moves that may not. */
const movesIn = (game: Game<Lee>): AnyChoice[] =>
  [...choices(lee, game), ...lee.attempts(ready(lee, game))].filter(choice => choice.do === 'move');

/** Where a player may have an area in hand, all over the table. */
const hands = (): { readonly x: number; readonly y: number }[] =>
  Array.from({ length: 64 }, (_, n) => ({ x: APART * (n % 8), y: APART * Math.floor(n / 8) }));

/** Legal places that are proposed about each hand, and the same a little off. */
function areasIn(game: Ready<Lee>): AnyChoice[] {
  return hands().flatMap(at => {
    const found = propose(game, { verb: 'layArea', at });
    if (found?.do !== 'layArea') return [];
    const off = found.ring.map(({ x, y }) => ({ x: x + OFF, y: y - OFF }));
    return [found, { ...found, ring: off }];
  });
}

export interface LeeFigures {
  readonly leePlacementP95Microseconds: number;
  readonly leeProposalP95Microseconds: number;
  readonly leeBattlefieldMilliseconds: number;
  readonly leeMoveP95Microseconds: number;
  readonly leeBases: number;
}

/** A full table, a proposal of places on it, a whole random battlefield, and a move among the bases of two armies. */
export function leeFigures(): LeeFigures {
  const below = random(7);
  const empty = until(opened(), ({ board }) => board.step === 'terrain', below);
  const start = performance.now();
  const laid = until(empty, ({ board }) => board.step !== 'terrain', below);
  const battlefield = performance.now() - start;
  const isNearlyFull = (game: Game<Lee>) => isAt('ordinary')(game) && elementsLeft(game) <= 2;
  const nearlyFull = ready(lee, until(empty, isNearlyFull, random(8)));
  const battle = until(laid, isAt('moves'), below);
  const moving = until(battle, game => choices(lee, game).some(choice => choice.do === 'move'), below);
  const { blue, grey } = moving.board.play.units;
  const proposals = hands().map(at => {
    const game = fresh(nearlyFull);
    return () => propose(game, { verb: 'layArea', at });
  });
  return {
    leePlacementP95Microseconds: p95(judgements(nearlyFull, areasIn(nearlyFull))),
    leeProposalP95Microseconds: p95(proposals),
    leeBattlefieldMilliseconds: battlefield,
    leeMoveP95Microseconds: p95(judgements(moving, movesIn(moving))),
    leeBases: Object.keys(blue).length + Object.keys(grey).length,
  };
}
