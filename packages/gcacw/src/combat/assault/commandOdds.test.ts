import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { engine } from '../../ruleset.ts';
import { union } from '../../testing/battle.ts';
import type { Table } from '../../testing/table.ts';
import { commandOdds } from './commandOdds.ts';

const rule = ruleTests<ClauseId>();

const UNITS = ['johnson', 'baird', 'king'];

const corps = (leader: string): Table =>
  union(`
    U Johnson 0404 7; leader Palmer ${leader}
    U Baird 0404 6
    U King 0404 5
    C Hill 0504 6
    C Far 0909
  `);

const oddsFor = (leader: string, selected: number) => {
  const t = corps(leader);
  return commandOdds(t.game, t.leaderId('palmer'), selected);
};

/** Ways in which nobody, one, two or three attack. */
function ways(leader: string, selected: number): number[] {
  const { fails, units } = oddsFor(leader, selected);
  return [fails, ...[1, 2, 3].map(count => units.find(each => each.count === count)?.ways ?? 0)];
}

describe('the odds of a command roll', () => {
  rule('7.1/assault-step5-maximum', 'count units by the number, and all of them where it suffices', () => {
    // Command 5: numbers 4, 3, 2, 1, 0, and a 6 that fails.
    expect(oddsFor('c5', 3)).toEqual({
      of: 6,
      fails: 1,
      units: [
        { count: 3, ways: 2 },
        { count: 2, ways: 1 },
        { count: 1, ways: 2 },
      ],
      expected: 10 / 6,
    });
    expect(ways('c5', 1)).toEqual([1, 5, 0, 0]);
    expect(ways('c5', 2)).toEqual([1, 2, 3, 0]);
  });

  rule('7.1/assault-step5-negative', 'a number below 0 fails like a 6', () => {
    expect(ways('c3', 3)).toEqual([3, 2, 1, 0]);
    expect(ways('c6', 3)).toEqual([1, 1, 1, 3]);
  });

  rule('7.1/assault-step5-natural-six', 'a 6 fails under the best of leaders', () => {
    expect(ways('c7', 3)).toEqual([1, 0, 1, 4]);
  });

  rule('7.1/assault-district-minus2', 'a district leader takes 2 off the roll', () => {
    expect(ways('district c3', 3)).toEqual([1, 2, 1, 2]);
  });

  test.each(['corps c2', 'corps c4', 'corps c6', 'district c2', 'district c4'])(
    'are what the roll gives: %s',
    leader => {
      for (const selected of [1, 2, 3]) {
        const t = corps(leader);
        t.do({ do: 'assault', leader: 'palmer', units: UNITS.slice(0, selected), target: '0504' });
        const rolled = [0, 0, 0, 0];
        engine.visitOutcomes(t.game, { do: 'roll' }, ({ game }) => {
          const top = game.stack.at(-1);
          const attackers =
            top?.kind === 'combat' ? top.attack.units.length : top?.kind === 'assault' ? Math.max(1, top.number) : 0;
          rolled[Math.min(selected, attackers)] = (rolled[Math.min(selected, attackers)] ?? 0) + 1;
        });
        expect(ways(leader, selected), `${selected}`).toEqual(rolled);
      }
    },
  );
});
