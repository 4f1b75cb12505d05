import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { DEFAULT_BOOK } from '../data/book.ts';
import { house } from '../data/sourced.ts';
import type { Game } from '../game.ts';
import { worldOf } from '../testing/armies.fixture.ts';
import { leadTo } from '../testing/leadTo.fixture.ts';
import { after, asked, decider, engine } from '../testing/play.fixture.ts';
import { enemyOf } from '../world.ts';

const rule = ruleTests<ClauseId>();

const walk = (game: Game, visit: (game: Game) => void): Game => {
  let now = game;
  while (now.board.step === 'terrain') {
    visit(now);
    const choices = engine.choices(now);
    const choice = choices.find(each => ['changed', 'noWorks', 'passBarrier'].includes(each.do)) ?? choices[0];
    if (choice === undefined) throw new Error('stuck');
    now = after(now, choice);
  }
  return now;
};

describe('13.10 the order of it all', () => {
  rule('13.10/alternate-b-first', 'B begins with linear terrain, and again with ordinary terrain', () => {
    const game = leadTo('terrain');
    const a = game.board.field.a || 'blue';
    expect([asked(game), decider(game)]).toEqual(['linear', enemyOf(a)]);
    const turns: [string | undefined, string][] = [];
    walk(game, now => turns.push([asked(now), decider(now)]));
    expect(turns.find(([kind]) => kind === 'ordinary')?.[1]).toBe(enemyOf(a));
    const ordinary = turns.filter(([kind]) => kind === 'ordinary').map(([, by]) => by);
    expect(ordinary.every((by, i) => i === 0 || by !== ordinary[i - 1])).toBe(true);
  });

  test('LX-20, R-39: linear, ordinary, fences, changes, fortifications, and only then the bases', () => {
    const kinds: (string | undefined)[] = [];
    const end = walk(leadTo('terrain', { seed: 3 }), now => {
      if (kinds.at(-1) !== asked(now)) kinds.push(asked(now));
      expect(now.board.field.bases).toEqual([]);
    });
    const order = ['linear', 'ordinary', 'barriers', 'changes', 'works'];
    const met = kinds.filter(kind => order.includes(kind ?? ''));
    expect([...new Set(met)]).toEqual(order.filter(kind => met.includes(kind)));
    expect(end.board.field.bases).toHaveLength(2);
  });

  test('R-28: with limits of each kind only there are eight turns', () => {
    const book = { ...DEFAULT_BOOK, terrain: { ...DEFAULT_BOOK.terrain, 'R-28': house('kinds' as const) } };
    expect(leadTo('terrain', { world: worldOf({ book }) }).board.terrain.linearLeft).toBe(8);
    expect(leadTo('terrain').board.terrain.linearLeft).toBe(4);
  });
});
