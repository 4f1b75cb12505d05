import { type ModifierRow, modifiersOf } from '@wigwag/kernel';
import { lacks } from './ambush.ts';
import type { ClauseId } from './clauses.generated.ts';
import { campOf, enemy, held, nextTo, pickets, postOf, standing } from './lane.ts';
import type { Flow, Frame, Game, Rule, Side } from './vocabulary.ts';

export const HAND_LIMIT = 4;
export const HIT_AT = 8;
export const DASH_STEPS = 3;
/** Steps by the allowance die. */
export const ALLOWANCE = [1, 1, 2, 2, 2, 2] as const;

const notOwn = (g: Game, side: Side, picket: number): boolean => standing(g, picket)?.side !== side;

/** What is added to the two dice of firing. */
const FIRE: readonly ModifierRow<ClauseId, [Game, Side, readonly number[], number]>[] = [
  ['5/support', (_g, _by, firing) => firing.length - 1],
  ['5/camp-cover', (g, by, _firing, at) => (at === campOf(g.world, enemy(by)) ? -2 : 0)],
];

function startMarch(flow: Flow, by: Side, picket: number, steps: number): void {
  flow.push({ kind: 'march', by, picket, steps, moved: false });
}

/** Every set of pickets that could fire at a post: up to three, so all of them are listed. */
function subsets(of: readonly number[]): number[][] {
  const [first, ...rest] = of;
  if (first === undefined) return [];
  const without = subsets(rest);
  return [[first], ...without.map(set => [first, ...set]), ...without];
}

function fireOptions(g: Game, f: Frame<'turn'>) {
  const posts = Array.from({ length: g.world.posts }, (_, post) => post).filter(at => held(g, enemy(f.by), at) > 0);
  return posts.flatMap(at => {
    const near = pickets(g, f.by).filter(picket => nextTo(postOf(g, picket), at));
    return subsets(near).map(firing => ({ do: 'fire' as const, pickets: firing, at }));
  });
}

function fire(flow: Flow, by: Side, firing: readonly number[], at: number): void {
  const { game } = flow;
  const total = modifiersOf(FIRE, game, by, firing, at).reduce((sum, { value }) => sum + value, flow.sum(2, 'fire'));
  const victim = pickets(game, enemy(by)).find(picket => postOf(game, picket) === at);
  if (total >= HIT_AT && victim !== undefined) flow.emit({ type: 'picketFell', picket: victim, post: at });
  else flow.emit({ type: 'firingMissed', at, total });
}

export const turn: Rule<'turn'> = {
  clause: '2/initiative',
  verbs: {
    march: {
      options: (g, f) => pickets(g, f.by).map(picket => ({ do: 'march', picket })),
      guards: [['3/own-picket', (g, f, c) => notOwn(g, f.by, c.picket)]],
      choose: (flow, f, c) => {
        f.done = true;
        startMarch(flow, f.by, c.picket, ALLOWANCE[flow.sum(1, 'allowance') - 1] ?? 0);
      },
    },
    dash: {
      options: (g, f) => pickets(g, f.by).map(picket => ({ do: 'dash', picket })),
      guards: [
        ['3/own-picket', (g, f, c) => notOwn(g, f.by, c.picket)],
        ['3/dash-card', (g, f) => lacks(g, f.by, 'dash')],
      ],
      choose: (flow, f, c) => {
        f.done = true;
        flow.emit({ type: 'cardShown', side: f.by, card: 'dash' });
        startMarch(flow, f.by, c.picket, DASH_STEPS);
      },
    },
    fire: {
      options: fireOptions,
      guards: [
        [
          '5/somebody-fires',
          (_g, _f, c) => c.pickets.length === 0 || c.pickets.some((p, i) => i > 0 && p <= (c.pickets[i - 1] ?? p)),
        ],
        ['3/own-picket', (g, f, c) => c.pickets.some(picket => notOwn(g, f.by, picket))],
        ['5/next-to-target', (g, _f, c) => c.pickets.some(picket => !nextTo(postOf(g, picket), c.at))],
        ['5/target-held', (g, f, c) => held(g, enemy(f.by), c.at) === 0, (_g, _f, c) => ({ post: c.at })],
      ],
      choose: (flow, f, c) => {
        f.done = true;
        fire(flow, f.by, c.pickets, c.at);
      },
    },
    draw: {
      options: () => [{ do: 'draw' }],
      guards: [
        ['6/full-hand', (g, f) => g.board.hands[f.by].length >= HAND_LIMIT, () => ({ limit: HAND_LIMIT })],
        ['6/empty-deck', g => g.board.deck.length === 0],
      ],
      choose: (flow, f) => {
        f.done = true;
        flow.emit({ type: 'cardsDrawn', side: f.by, n: 1, cards: flow.draw(flow.game.board.deck, 1, 'draw') });
      },
    },
    pass: {
      options: () => [{ do: 'pass' }],
      guards: [],
      choose: (_flow, f) => {
        f.done = true;
      },
    },
  },
  resume: (flow, f) => (f.done ? flow.pop(f, {}) : 'ask'),
};
