import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { flankOf } from '../../combat/strength/flank.ts';
import { isSeenByCavalry } from '../../intelligence/markers/watch.ts';
import { attackOf } from '../../testing/attackOf.ts';
import { field, rollRow, union, ways } from '../../testing/battle.ts';
import { cover } from '../../testing/forces.ts';
import { Table, told } from '../../testing/table.ts';

const rule = ruleTests<ClauseId>();

/** A ford from 0404 to 0504 with a pontoon of this side over it; its road joins those of the two banks. */
const ford = (owner: string): string => `
  minor-river 0404 | 0504
  ford 0404-0504
  pontoon ${owner} 0404-0504
  road 0304-0404
  road 0504-0604
`;

const HASTY = { do: 'attack', target: '0504', type: 'hasty' };

describe('the road of a pontoon, for those who ford beneath it', () => {
  rule(
    '10.2/pontoon-enemy-no-cross',
    'a step from zone to zone by the ford is off the road, by one’s own pontoon on it',
    () => {
      const stepped = (owner: string) => {
        const t = union(`U Newton 0404 4\nC Hill 0505 4\n${ford(owner)}`);
        t.do({ do: 'march', unit: 'newton' }, 6);
        return told(t.do({ do: 'step', to: '0504' }));
      };
      expect(stepped('confederate')).toContain('disorganized 6.2/exit-zoc-to-zoc-disorganize');
      expect(stepped('union')).not.toContain('disorganized 6.2/exit-zoc-to-zoc-disorganize');
    },
  );

  rule(
    '7.1/restrict-woods-road',
    'after a move one’s own pontoon leads an attack into bare woods, the enemy’s does not',
    () => {
      // Early, in the open, keeps the march alive.
      const why = (owner: string, ...wooded: string[]): string | undefined => {
        const t = union(`U Newton 0304 4\nC Hill 0504 4\nC Early 0405 1\n${ford(owner)}`, { w: wooded.join(' ') });
        t.do({ do: 'march', unit: 'newton' }, 6);
        t.walk('0404');
        return t.why(HASTY);
      };
      expect(why('union', '0504')).toBeUndefined();
      expect(why('confederate', '0504')).toBe('7.1/restrict-woods-started-here');
      expect(why('confederate'), 'no woods').toBeUndefined();
    },
  );

  /** Why Newton in 0404 may not attack Hill in 0504: in a march, in an assault. */
  const whys = (owner: string, ground: Readonly<Record<string, string>>) => {
    const text = `U Newton 0404 4; leader Reynolds\nC Hill 0504 4\n${ford(owner)}`;
    const march = union(text, ground);
    march.do({ do: 'march', unit: 'newton' }, 6);
    const assault = { do: 'assault', leader: 'reynolds', units: ['newton'], target: '0504' };
    return [march.why(HASTY), union(text, ground).why(assault)];
  };

  rule('7.1/restrict-into-mountain-swamp', 'an attack into them goes by one’s own pontoon, not by the enemy’s', () => {
    for (const letter of ['m', 's']) {
      const clause = '7.1/restrict-into-mountain-swamp';
      expect(whys('union', { [letter]: '0504' }), letter).toEqual([undefined, undefined]);
      expect(whys('confederate', { [letter]: '0504' }), letter).toEqual([clause, clause]);
    }
    expect(whys('confederate', {}), 'open ground').toEqual([undefined, undefined]);
  });

  rule(
    '7.1/restrict-out-of-mountain-swamp',
    'an attack out of them goes by one’s own pontoon, not by the enemy’s',
    () => {
      for (const letter of ['m', 's']) {
        const clause = '7.1/restrict-out-of-mountain-swamp';
        expect(whys('union', { [letter]: '0404' }), letter).toEqual([undefined, undefined]);
        expect(whys('confederate', { [letter]: '0404' }), letter).toEqual([clause, clause]);
      }
    },
  );

  /** Hill falls back from 0504 before an attack out of 0604; the ford is behind him. */
  const beaten = (owner: string, ground: Readonly<Record<string, string>> = {}): Table => {
    const t = union(`U Newton 0604 9\nC Hill 0504 4\n${ford(owner)}`, ground);
    t.do({ do: 'march', unit: 'newton' }, 6);
    t.do(HASTY);
    rollRow(t, 3);
    expect(t.asked).toBe('retreat confederate');
    return t;
  };

  rule(
    '7.6/restrict-mountain-swamp',
    'a retreat enters them by its own pontoon, not by the ford beneath the enemy’s',
    () => {
      for (const letter of ['m', 's']) {
        const why = (owner: string) => beaten(owner, { [letter]: '0404' }).why({ do: 'retreat', to: '0404' });
        expect(why('confederate'), letter).toBeUndefined();
        expect(why('union'), letter).toBe('7.6/restrict-mountain-swamp');
      }
    },
  );

  rule('7.6/chart1-p1', 'a retreat by the ford is off the road, by its own pontoon on it', () => {
    expect(ways(beaten('confederate'))).toEqual(['0404']);
    expect(ways(beaten('union'))).toEqual(['0403', '0404', '0503']);
  });
});

describe('where it only matters that the two hexes are joined, the road of either side’s pontoon counts', () => {
  const OWNERS = ['union', 'confederate'];

  rule(
    '7.4/flank-covered-mountain-swamp',
    'a mountain beyond a pontoon covers no flank; without the pontoon it does',
    () => {
      const covered = (lines: string): string | undefined => {
        const t = new Table(field(`U Newton 0604 4\nC Hill 0504 4\n${lines}`, { m: '0404' }));
        const { ring } = flankOf(t.game, attackOf(t, '0504', ['newton']));
        return ring.find(({ hex }) => hex === t.hex('0404'))?.covered;
      };
      for (const owner of OWNERS) expect(covered(ford(owner)), owner).toBeUndefined();
      expect(covered(ford('union').replace(/pontoon .*/, ''))).toBe('7.4/flank-covered-mountain-swamp');
    },
  );

  rule('LI/cavalry-exception', 'cavalry sees through woods along the road of any pontoon, not without one', () => {
    const sees = (lines: string): boolean => {
      const t = new Table(
        field(`options limitedIntelligence\nU Buford 0404 cav 4\nC Hill 0504 4\n${lines}`, { w: '0504' }),
      );
      cover(t, 'confederate', 1, '0504', 'hill');
      return isSeenByCavalry(t.game, 'confederate', t.hex('0504'));
    };
    for (const owner of OWNERS) expect(sees(ford(owner)), owner).toBe(true);
    expect(sees(ford('union').replace(/pontoon .*/, ''))).toBe(false);
  });
});
