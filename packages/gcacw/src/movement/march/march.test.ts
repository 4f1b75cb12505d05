import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { pointsLeft } from '../../testing/points.ts';
import { Table, told } from '../../testing/table.ts';

const rule = ruleTests<ClauseId>();

/** A road 0101-0201-0302-0402 through woods; Newton and Getty at its beginning, Hill far from it. */
const ROAD = `
  map
    w   w   w   w   w
      w   w   w   w
    w   w   w   w   w
      w   w   w   w
    w   w   w   w   w
  road 0101-0201-0302-0402-0502
  U Newton 0101 7
  U Getty 0101 cav 2; leader Reynolds inf
  C Hill 0903 8
`;

function marching(points: number, text = ROAD): Table {
  const t = new Table(text).atAction('union');
  t.do({ do: 'march', unit: 'newton' }, points);
  return t;
}

describe('spending points', () => {
  rule('6.1/spend-any', 'a unit may spend none, some or all of its points', () => {
    const none = marching(4);
    expect(told(none.do({ do: 'stop' }))).toContain('marchEnded 6.1/spend-any');
    expect(none.unit('newton').at).toBe('0101');
    const some = marching(4);
    some.walk('0201', '0302');
    expect(pointsLeft(some)).toBe(2);
    expect(told(some.do({ do: 'stop' }))).toContain('marchEnded 6.1/spend-any');
    expect(some.unit('newton').at).toBe('0302');
    const all = marching(4);
    expect(told(all.walk('0201', '0302', '0402', '0502'))).toContain('marchEnded 5.1/march-ends');
    expect(all.unit('newton').at).toBe('0502');
  });

  rule('6.1/unused-mp-lost', 'points left over serve neither a later march nor another unit', () => {
    const t = marching(6);
    t.walk('0201');
    t.do({ do: 'stop' });
    t.atAction('union').do({ do: 'march', unit: 'newton' }, 2);
    expect(pointsLeft(t)).toBe(2);
    t.do({ do: 'stop' });
    t.atAction('union').do({ do: 'march', unit: 'getty' }, 3);
    expect(pointsLeft(t)).toBe(3);
    const led = new Table(ROAD.replace('cav 2', '2')).atAction('union');
    led.do({ do: 'activate', leader: 'reynolds', units: ['newton', 'getty'], digging: [] }, 3);
    led.do({ do: 'attach', unit: 'getty', along: [] });
    led.do({ do: 'go', unit: 'newton' });
    led.walk('0201');
    led.do({ do: 'stop' });
    led.do({ do: 'go', unit: 'getty' });
    expect(pointsLeft(led)).toBe(3 + 1);
  });

  rule('6.1/no-move-at-zero', 'a unit with nothing left may not move, but for its first hex', () => {
    const empty = (t: Table) => Object.assign(t.top ?? {}, { left: 0 });
    const moved = marching(4);
    moved.walk('0201');
    expect(moved.why({ do: 'step', to: '0302' })).toBeUndefined();
    empty(moved);
    expect(moved.why({ do: 'step', to: '0302' })).toBe('6.1/no-move-at-zero');
    const fresh = marching(4);
    empty(fresh);
    expect(fresh.why({ do: 'step', to: '0201' })).toBeUndefined();
    fresh.walk('0201');
    expect(fresh.asked).not.toBe('march union');
  });
});

describe('the minimum move', () => {
  rule('6.2/minimum-one-hex', 'the first hex may be entered whatever it costs, a later one may not', () => {
    const t = marching(1);
    const events = t.do({ do: 'step', to: '0102' });
    expect(events).toContainEqual(expect.objectContaining({ type: 'unitMoved', left: 0 }));
    expect(told(events)).toContain('marchEnded 5.1/march-ends');
    const late = marching(4);
    late.walk('0201');
    expect(late.refusal({ do: 'step', to: '0202' })).toEqual({
      clause: '6.2/minimum-one-hex',
      params: { cost: 6, left: 3 },
    });
    expect(late.why({ do: 'step', to: '0302' })).toBeUndefined();
  });

  rule('6.2/minimum-one-hex-limits', 'it opens no ground that is closed for other reasons than cost', () => {
    /** Newton in 0101 with 1 point; the ground to try is 0102. */
    const first = (to: string, ...lines: string[]) =>
      marching(1, ['map', '.', '.', to, 'U Newton 0101 7', ...lines].join('\n')).why({ do: 'step', to: '0102' });
    const trail = 'trail 0101-0102';
    expect(first('w')).toBeUndefined();
    expect(first('m')).toBe('6.2/mountain-access');
    expect(first('m', trail)).toBeUndefined();
    expect(first('s')).toBe('6.2/swamp-access');
    expect(first('s', trail)).toBeUndefined();
    expect(first('s', trail, 'options -trailsOpenSwamps')).toBe('6.2/swamp-access');
    expect(first('.', 'major-river 0101 | 0102')).toBe('6.2/river-crossing');
    expect(first('.', 'major-river 0101 | 0102', 'bridge 0101-0102')).toBeUndefined();
    expect(first('~')).toBe('6.2/water');
    expect(first('#')).toBe('2.3/partial-hexes-off-map');
    expect(first('.', 'C Hill 0102 1')).toBe('6.2/enemy-hex');
  });
});

describe('who is in the hex', () => {
  rule('6.2/enemy-hex', 'a unit may not enter a hex with enemies, however weak; a friend keeps nobody out', () => {
    for (const enemy of ['C Hill 0102 8', 'C Hill 0102 art 1 disorganized', 'C Hill 0102 cav 1 demoralized2']) {
      const t = marching(6, `map\n.\n.\n.\nroad 0101-0102\nU Newton 0101 cav 7\n${enemy}`);
      expect(t.why({ do: 'step', to: '0102' }), enemy).toBe('6.2/enemy-hex');
    }
    const t = marching(6, 'map\n.\n.\n.\nroad 0101-0102\nU Newton 0101 7\nU Hill 0102 8');
    expect(t.why({ do: 'step', to: '0102' })).toBeUndefined();
  });

  rule('6.4/unlimited-stacking', 'any number of units and leaders may be in a hex, and one more may come', () => {
    const many = Array.from({ length: 30 }, (_, i) => `U Unit${i} 0102 ${i === 0 ? '18' : '9 art'}`);
    const t = marching(
      6,
      [
        'map\n.\n.\n.\nroad 0101-0102',
        'U Newton 0101 7; leader Meade army',
        ...many,
        'U Sykes 0102 18; leader Reynolds corps; leader Doubleday division; leader Pope army',
      ].join('\n'),
    );
    t.walk('0102');
    expect(t.unit('newton').at).toBe('0102');
    expect(['meade', 'reynolds', 'doubleday', 'pope'].map(id => t.leader(id).at)).toEqual(Array(4).fill('0102'));
    expect(t.game.derived.count.union[t.hex('0102')]).toBe(32);
  });
});
