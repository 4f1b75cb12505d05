import { type AnyChoice, begin, engineOf, type Ready, type Ruleset } from '@wigwag/kernel';
import { ambush, rally } from './ambush.ts';
import { evolve } from './evolve.ts';
import { DECLARED } from './fields.ts';
import { campOf, derive } from './lane.ts';
import { march } from './march.ts';
import { deal, round } from './round.ts';
import { imagine, seenBy, seenRoll, shown, view } from './sight.ts';
import { ALLOWANCE, DASH_STEPS, HAND_LIMIT, HIT_AT, turn } from './turn.ts';
import { type Board, CARDS, type Game, type Pickets, SIDES, type World } from './vocabulary.ts';

export const WORLD: World = Object.freeze({ posts: 7, rounds: 8, pickets: 3, cardsOfAKind: 4 });

export const pickets: Ruleset<Pickets> = {
  name: 'pickets',
  version: '1',
  sides: SIDES,
  declared: DECLARED,
  frames: { deal, round, turn, march, ambush, rally },
  charts: { ALLOWANCE, DASH_STEPS, HAND_LIMIT, HIT_AT },
  derive,
  copyDerived: ({ held }) => ({ held: { blue: [...held.blue], grey: [...held.grey] } }),
  copyBoard: board => ({
    ...board,
    pickets: board.pickets.map(picket => ({ ...picket })),
    hands: { blue: [...board.hands.blue], grey: [...board.hands.grey] },
    deck: [...board.deck],
    shown: [...board.shown],
  }),
  evolve,
  reveals: event => event.type === 'cardShown',
  view,
  shown,
  seenBy,
  seenRoll,
  imagine,
  attempts,
  broken,
};

export const engine = engineOf(pickets);

export function setUp(world: World): Board {
  const pickets = SIDES.flatMap(side =>
    Array.from({ length: world.pickets }, () => ({ side, post: campOf(world, side) })),
  );
  const deck = CARDS.flatMap(card => Array<typeof card>(world.cardsOfAKind).fill(card));
  return { round: 0, first: 'blue', pickets, hands: { blue: [], grey: [] }, deck, shown: [] };
}

/** The world of a record's set-up: the lane may have 3 to 99 posts. Undefined where the set-up makes no sense. */
export function openSetup(setup: unknown): World | undefined {
  const posts = typeof setup === 'object' && setup !== null && 'posts' in setup ? setup.posts : undefined;
  return typeof posts === 'number' && Number.isInteger(posts) && posts >= 3 && posts <= 99
    ? { ...WORLD, posts }
    : undefined;
}

/** The table deals, then plays rounds until the end. */
export const openGame = (world: World = WORLD) =>
  begin(pickets, world, setUp(world), { kind: 'round', by: 'table', turns: 0 }, { kind: 'deal', by: 'table' });

export const newGame = (world: World = WORLD): Ready<Pickets> => openGame(world).game;

/** Every choice anybody could think of, and some that nobody should. */
function* attempts({ world, board }: Game): Generator<AnyChoice<Pickets>> {
  for (const verb of ['deal', 'roll', 'halt', 'spring', 'decline', 'rally', 'stand', 'draw', 'pass'] as const) {
    yield { do: verb };
  }
  for (let to = -2; to <= world.posts + 1; to++) yield { do: 'step', to };
  const ids = [-1, ...board.pickets.keys(), board.pickets.length];
  for (const picket of ids) yield* [{ do: 'march', picket } as const, { do: 'dash', picket } as const];
  const sets = [[], ...ids.map(a => [a]), ...ids.flatMap(a => ids.map(b => [a, b])), [0, 1, 2], [3, 4, 5], [5, 4, 3]];
  for (let at = -1; at <= world.posts; at++) {
    for (const firing of sets) yield { do: 'fire', pickets: firing, at };
  }
}

function broken({ world, board, stack }: Game): string | undefined {
  const cards = board.deck.length + board.shown.length + SIDES.reduce((sum, side) => sum + board.hands[side].length, 0);
  if (cards !== CARDS.length * world.cardsOfAKind) return 'cards-lost';
  if (board.pickets.some(({ post }) => !Number.isInteger(post) || post < -1 || post >= world.posts))
    return 'off-the-lane';
  const posts = new Map<number, string>();
  for (const { side, post } of board.pickets) {
    if (post >= 0 && (posts.get(post) ?? side) !== side) return 'shared-post';
    posts.set(post, side);
  }
  return stack.length > 5 ? 'deeper-than-the-rules' : undefined;
}
