import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { flee, strike, union, ways } from '../../testing/battle.ts';
import { type Table, told } from '../../testing/table.ts';

const rule = ruleTests<ClauseId>();

/** Hill is attacked from the north; the road south, priority 1, ends in water. */
const ROAD = 'U Newton 0504 18\nC Hill 0505 6\nC Far 0809 5\n';

const beaten = (pieces: string, ground: Readonly<Record<string, string>>, row = 3): Table => {
  const t = union(pieces, ground);
  strike(t, 'newton', '0505', row);
  return t;
};

const to = (t: Table, hex: string): string | undefined => t.why({ do: 'retreat', to: hex });

/** 0506 can only be left where it was entered. */
const DEAD_END_SOUTH = `${ROAD}road 0505-0506\nmajor-river 0506 | 0405 0605 0406 0606 0507\n`;
/** Left and right of it the next road leads into a dead end too. */
const DEAD_ENDS = `${DEAD_END_SOUTH}road 0405-0406\nroad 0605-0606
  major-river 0406 | 0306 0307 0407 0507\nmajor-river 0606 | 0706 0707 0607 0507
  major-river 0404 0604 | 0505\n`;

describe('overriding priorities', () => {
  rule('7.6/override-condition', 'they may be ignored only if obeying them leads nowhere', () => {
    const dead = beaten(DEAD_END_SOUTH, {});
    expect(to(dead, '0405')).toBeUndefined();
    expect(to(dead, '0605')).toBeUndefined();
    expect(to(dead, '0506')).toBe('7.6/procedure-lowest-priority');
    flee(dead, '0405');
    expect(dead.top).toMatchObject({ overridden: true });
    const open = beaten(`${ROAD}road 0505-0506\n`, {});
    expect(to(open, '0405')).toBe('7.6/procedure-lowest-priority');
    // Losing the last man on the way is no surrender and excuses nothing
    const round = 'U A 0507 5\nU B 0306 5\nU C 0706 5\n';
    const doomed = beaten(`U Newton 0504 3\nC Hill 0505 1\nC Far 0809 5\n${round}U D 0404 1\nU E 0604 1`, {});
    expect(ways(doomed)).toEqual(['0405', '0506', '0605']);
    expect(to(doomed, '0404')).toBe('7.6/procedure-lowest-priority');
    expect(told(flee(doomed, '0506'))).toContain('unitEliminated 7.6/chart1-p4-farther');
  });

  rule(
    '7.6/override-condition',
    'a unit that losses destroy on the way does not surrender: also where the way leads nowhere it has to obey',
    () => {
      // 0404, priority 3, costs a man and can only be left where it was entered; 0506, priority 4, leads on by road.
      const ground = { '~': '0405 0604 0605' };
      const lines = `C Far 0809 5\nU A 0507 5\nroad 0505-0506-0606\nmajor-river 0404 | 0504 0304 0305 0403\n`;
      const beatenWith = (men: number): Table => beaten(`U Newton 0504 3\nC Hill 0505 ${men}\n${lines}`, ground);
      const strong = beatenWith(2);
      expect(ways(strong)).toEqual(['0506']);
      flee(strong, '0506');
      expect(strong.top).toMatchObject({ overridden: true });
      const weak = beatenWith(1);
      expect(ways(weak)).toEqual(['0404']);
      expect(to(weak, '0506')).toBe('7.6/procedure-lowest-priority');
      expect(told(flee(weak, '0404'))).toContain('unitEliminated 7.6/chart1-p3');
    },
  );

  rule(
    '7.6/override-once',
    'one step of a retreat may go against priority, a second may not, and restrictions always hold',
    () => {
      // A rout: from 0405 the road leads to 0406, which is open to the south again
      const t = beaten(`${DEAD_END_SOUTH}road 0405-0406-0407\n`, {}, 4);
      expect(to(t, '0504')).toBe('7.6/restrict-active-hex');
      flee(t, '0405');
      expect(t.top).toMatchObject({ overridden: true });
      expect(ways(t)).toEqual(['0406']);
      expect(to(t, '0305')).toBe('7.6/procedure-lowest-priority');
      expect(to(t, '0404')).toBe('7.6/restrict-closer');
      expect(to(t, '0505')).toBe('7.6/restrict-start-hex');
      // The second dead end is fatal: nobody may go against priority again
      const again = beaten(DEAD_ENDS, {}, 4);
      expect(again.unit('hill').at).toBe('nowhere');
    },
  );

  rule(
    '7.6/override-lookahead',
    'the step against priority may be any of the way, not only the last before the end',
    () => {
      // A rout south by road comes to its end in the third hex, 0508
      const road = `${ROAD}road 0505-0506-0507-0508\nmajor-river 0508 | 0407 0408 0607 0608 0509\n`;
      const first = beaten(road, {}, 4);
      expect(ways(first)).toEqual(expect.arrayContaining(['0405', '0506', '0605']));
      flee(first, '0405');
      expect(first.top).toMatchObject({ overridden: true });
      const second = beaten(road, {}, 4);
      flee(second, '0506');
      expect(second.top).toMatchObject({ overridden: false });
      expect(ways(second)).toEqual(expect.arrayContaining(['0406', '0507', '0606']));
      const third = beaten(road, {}, 4);
      flee(third, '0506', '0507');
      expect(third.top).toMatchObject({ overridden: false });
      expect(ways(third)).toEqual(expect.arrayContaining(['0407', '0607']));
      expect(to(third, '0508')).toBe('7.6/procedure-lowest-priority');
      flee(third, '0407');
      expect(third.top).toMatchObject({ overridden: true });
    },
  );

  rule('7.6/override-fails', 'if one override does not save it the force is eliminated', () => {
    expect(beaten(DEAD_ENDS, {}, 4).unit('hill').at).toBe('nowhere');
    const saved = beaten(DEAD_END_SOUTH, {}, 4);
    expect(saved.unit('hill').at).toBe('0505');
    const shut = union(`${ROAD}road 0505-0506\n`, { '~': '0404 0604 0405 0605 0406 0507 0606' });
    expect(told(strike(shut, 'newton', '0505', 3))).toContain('unitEliminated 7.6/surrender');
  });

  rule('7.6/loss-new-marker', 'a loss on the way disorganizes, a step without loss does not', () => {
    const round = 'U A 0507 5\nU B 0306 5\nU C 0706 5\n';
    const t = union(`${ROAD}${round}`.replace('18', '6'));
    strike(t, 'newton', '0505', -2, 'hasty');
    t.do({ do: 'withdraw', units: ['hill'] });
    expect(t.unit('hill').disorganized).toBe(false);
    expect(told(flee(t, '0506'))).toEqual([
      'unitRetreated 7.6/chart1-p4-farther',
      'disorganized 7.6/loss-new-marker',
      'manpowerLost 7.6/chart1-p4-farther',
    ]);
    expect(t.unit('hill')).toMatchObject({ manpower: 5, disorganized: true });
    const free = union(ROAD.replace('18', '6'));
    strike(free, 'newton', '0505', -2, 'hasty');
    free.do({ do: 'withdraw', units: ['hill'] });
    flee(free, '0506');
    expect(free.unit('hill')).toMatchObject({ manpower: 6, disorganized: false });
  });
});
