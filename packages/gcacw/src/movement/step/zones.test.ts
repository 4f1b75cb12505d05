import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { pointsLeft } from '../../testing/points.ts';
import { Table, told } from '../../testing/table.ts';

const rule = ruleTests<ClauseId>();

/** Hill in 0302: his zone is 0201, 0202, 0301, 0303, 0401, 0402. Outside it: 0101 to 0104, 0203, 0304. */
const FIELD = `
  map
    .   .   .
      .   .
    .   .   .
      .   .
    .   .   .
      .   .
    .   .   .
  C Hill 0302 8
`;
const WOODS = FIELD.replaceAll(/ \./g, ' w');

/** The field with more lines on it, and a Union unit that has begun to march with so many points. */
function marching(unit: string, points: number, ...more: string[]): Table {
  const t = new Table([FIELD, `U Newton ${unit}`, ...more].join('\n')).atAction('union');
  t.do({ do: 'march', unit: 'newton' }, points);
  return t;
}

describe('entering an enemy zone', () => {
  rule('6.2/enter-zoc-stop', 'a unit that enters a normal zone stops there, one that stays outside goes on', () => {
    const t = marching('0104 inf 7', 6);
    expect(told(t.do({ do: 'step', to: '0203' }))).toEqual(['unitMoved']);
    expect(t.asked).toBe('march union');
    const near = marching('0103 inf 7', 6);
    near.walk('0202');
    expect([near.asked, near.unit('newton').at, pointsLeft(near)]).toEqual(['march union', '0202', 6 - 3]);
    expect(near.open('step')).toEqual([]);
    expect(near.open('attack')).not.toEqual([]);
    // Guns may not attack by themselves: nothing is left to decide.
    const guns = marching('0103 art 7', 6);
    expect(told(guns.do({ do: 'step', to: '0202' }))).toContain('marchEnded 6.2/enter-zoc-stop');
    expect([guns.asked, guns.unit('newton').at]).toEqual(['initiative table', '0202']);
  });

  rule('6.2/enter-zoc-friendly-no-help', 'a friend in the hex does not spare a unit the stop', () => {
    for (const friend of ['', 'U Friend 0202 cav 6', 'U Friend 0202 inf 2']) {
      const t = marching('0103 inf 7', 6, friend);
      t.walk('0202');
      expect(t.why({ do: 'step', to: '0102' }), friend).toBe('6.2/exit-zoc-first-activity');
    }
  });
});

describe('leaving an enemy zone', () => {
  rule('6.2/exit-zoc-first-activity', 'a unit may leave a zone it began in, first of all; not one it came into', () => {
    const first = marching('0202 cav 7', 12);
    expect(first.why({ do: 'step', to: '0102' })).toBeUndefined();
    // Newton has moved; then an enemy stands beside him, as after an attack that leaves a zone behind.
    const later = marching('0104 cav 7', 12);
    later.walk('0103');
    later.put('hill', { hex: later.hex('0202') });
    expect(later.why({ do: 'step', to: '0104' })).toBe('6.2/exit-zoc-first-activity');
    expect(later.why({ do: 'step', to: '0102' })).toBe('6.2/exit-zoc-first-activity');
    // The enemy has ridden away: no zone is left to leave.
    later.put('hill', { hex: later.hex('0502') });
    expect(later.why({ do: 'step', to: '0104' })).toBeUndefined();
  });

  rule('6.2/exit-zoc-first-activity', 'a force march is no activity: it may be followed by leaving the zone', () => {
    const t = marching('0202 inf 7', 1);
    t.do({ do: 'force' }, 6);
    expect(pointsLeft(t)).toBe(1 + 5);
    expect(t.why({ do: 'step', to: '0102' })).toBeUndefined();
    t.walk('0102');
    expect(pointsLeft(t)).toBe(6 - 3 - 1);
    expect(t.asked).toBe('march union');
  });

  rule('6.2/exit-zoc-to-clear', 'out of a zone a hex costs 1 more, by road too, and the march goes on', () => {
    const road = 'road 0202-0102';
    // The lines on the way to 0102, its cost.
    for (const [lines, cost] of [
      [[''], 3 + 1],
      [[road], 1 + 1],
      [[road, 'ridge 0102 | 0202'], 1 + 1 + 1],
    ] as const) {
      const t = marching('0202 cav 7', 12, ...lines);
      t.walk('0102');
      expect(12 - pointsLeft(t), lines.join()).toBe(cost);
      t.walk('0101');
      expect(12 - pointsLeft(t), 'the next hex at its own price').toBe(cost + 3);
    }
    const free = marching('0104 cav 7', 12);
    free.walk('0103');
    expect(12 - pointsLeft(free)).toBe(3);
  });

  rule('6.2/exit-zoc-to-clear', 'a hex in a restricted zone counts as free', () => {
    const t = new Table(
      `${FIELD.replace('.   .   .\n      .   .\n    .', '.   .   .\n      .   .\n    w')}
       C Early 0101 6
       U Newton 0202 cav 7`,
    ).atAction('union');
    t.do({ do: 'march', unit: 'newton' }, 12);
    expect(told(t.do({ do: 'step', to: '0102' }))).toEqual(['unitMoved']);
    expect(12 - pointsLeft(t)).toBe(6 + 1);
  });

  rule('6.2/minimum-one-hex', 'a unit may leave a zone for a hex it cannot pay, as its only hex', () => {
    const t = new Table(`${WOODS}\nroad 0202-0302\nU Newton 0202 7`).atAction('union');
    t.do({ do: 'march', unit: 'newton' }, 1);
    expect(told(t.do({ do: 'step', to: '0102' }))).toContain('marchEnded 5.1/march-ends');
    expect(t.unit('newton').at).toBe('0102');
    // Out by road for 1 + 1, and with 4 left he may not have the woods beyond for 6.
    const late = new Table(`${WOODS}\nroad 0202-0302 0202-0102\nU Newton 0202 7`).atAction('union');
    late.do({ do: 'march', unit: 'newton' }, 6);
    late.walk('0102');
    expect(late.refusal({ do: 'step', to: '0101' })).toEqual({
      clause: '6.2/minimum-one-hex',
      params: { cost: 6, left: 4 },
    });
  });
});

describe('from zone to zone', () => {
  rule('6.2/exit-zoc-to-zoc', 'a step from zone to zone takes the whole allowance and ends the march', () => {
    for (const [unit, points] of [
      ['0202 inf 7', 1],
      ['0202 cav 7', 9],
      ['0202 cav 7', 2],
    ] as const) {
      const t = marching(unit, points, 'road 0202-0201');
      const events = t.do({ do: 'step', to: '0201' });
      expect(events).toContainEqual(expect.objectContaining({ type: 'unitMoved', left: 0 }));
      expect(told(events)).toContain('marchEnded 5.1/march-ends');
      expect(t.unit('newton').at).toBe('0201');
    }
  });

  rule('6.2/exit-zoc-to-zoc-any-source', 'nor do a friend in the hex or another enemy for the second zone help', () => {
    const rows = [
      ['0201', 'U Friend 0201 cav 6'],
      ['0201', 'U Friend 0201 inf 2'],
      ['0102', 'C Early 0101 6'],
    ] as const;
    for (const [to, line] of rows) {
      const t = marching('0202 cav 7', 12, line);
      const events = t.do({ do: 'step', to });
      expect(events, line).toContainEqual(expect.objectContaining({ type: 'unitMoved', left: 0 }));
      expect(t.unit('newton').disorganized, line).toBe(true);
    }
    const free = marching('0202 cav 7', 12);
    free.walk('0102');
    expect(pointsLeft(free)).toBe(12 - 4);
    expect(free.unit('newton').disorganized).toBe(false);
  });

  rule(
    '6.2/exit-zoc-to-zoc-terrain-limits',
    'mountain, swamp and river stay closed to it but for ways and crossings',
    () => {
      const ground = (letter: string, ...lines: string[]) => {
        const field = FIELD.replace('.   .   .\n      .', `.   .   .\n      ${letter}`);
        const t = new Table([field, 'trail 0302-0201', 'U Newton 0202 cav 7', ...lines].join('\n')).atAction('union');
        t.do({ do: 'march', unit: 'newton' }, 12);
        return t;
      };
      const river = 'minor-river 0202 | 0201';
      const rows = [
        ['m', '', '6.2/mountain-access'],
        ['m', 'trail 0202-0201', undefined],
        ['s', '', '6.2/swamp-access'],
        ['s', 'trail 0202-0201', undefined],
        ['s', 'trail 0202-0201\noptions -trailsOpenSwamps', '6.2/swamp-access'],
        ['s', 'road 0202-0201\noptions -trailsOpenSwamps', undefined],
        ['.', river, '6.2/river-crossing'],
        ['.', `${river}\nford 0202-0201`, undefined],
        ['.', `${river}\nferry 0202-0201`, undefined],
      ] as const;
      for (const [letter, lines, why] of rows) {
        const t = ground(letter, lines);
        expect(t.why({ do: 'step', to: '0201' }), `${letter} ${lines}`).toBe(why);
        if (why !== undefined) continue;
        t.walk('0201');
        expect(pointsLeft(t), `${letter} ${lines}`).toBe(0);
      }
    },
  );

  rule(
    '6.2/exit-zoc-to-zoc-disorganize',
    'off the roads such a step disorganizes; leaving for free ground does not',
    () => {
      const t = marching('0202 inf 7', 6);
      expect(told(t.do({ do: 'step', to: '0201' }))).toContain('disorganized 6.2/exit-zoc-to-zoc-disorganize');
      expect(t.unit('newton')).toMatchObject({ disorganized: true, manpower: 7 });
      // A road in both hexes that goes round by 0102 does not link them.
      const round = marching('0202 inf 7', 6, 'road 0202-0102-0201');
      round.walk('0201');
      expect(round.unit('newton').disorganized).toBe(true);
      const free = marching('0202 inf 7', 6);
      free.walk('0102');
      expect(free.unit('newton').disorganized).toBe(false);
    },
  );

  rule('6.2/exit-zoc-to-zoc-loss', 'a unit already disorganized loses 1 Manpower instead', () => {
    const t = marching('0202 inf 7 disorganized', 6);
    expect(told(t.do({ do: 'step', to: '0201' }))).toContain('manpowerLost 6.2/exit-zoc-to-zoc-loss');
    expect(t.unit('newton').manpower).toBe(6);
    // A force march just before has disorganized it: a 1 loses nobody, the step one.
    const forced = marching('0202 inf 7', 3);
    forced.do({ do: 'force' }, 1);
    expect(forced.unit('newton')).toMatchObject({ disorganized: true, manpower: 7 });
    forced.walk('0201');
    expect(forced.unit('newton').manpower).toBe(6);
  });

  rule(
    '6.2/exit-zoc-to-zoc-loss',
    'Manpower 1 is eliminated in the hex it enters, and its leader goes to another',
    () => {
      const t = marching('0202 inf 1 disorganized; leader Reynolds', 6, 'U Getty 0103 5', 'U Far 0501 5');
      const events = t.do({ do: 'step', to: '0201' });
      expect(events).toContainEqual(expect.objectContaining({ type: 'unitEliminated', hex: t.hex('0201') }));
      expect(t.unit('newton')).toMatchObject({ at: 'nowhere', manpower: 0 });
      expect(t.leader('reynolds')).toMatchObject({ unit: 'getty', at: '0103' });
      expect(t.asked).not.toBe('march union');
      const organized = marching('0202 inf 1; leader Reynolds', 6);
      organized.walk('0201');
      expect(organized.unit('newton')).toMatchObject({ at: '0201', manpower: 1, disorganized: true });
    },
  );

  rule(
    '6.2/exit-zoc-to-zoc-road',
    'along a road, pike, railroad or trail such a step costs neither order nor men',
    () => {
      for (const way of ['road', 'pike', 'railroad', 'trail']) {
        for (const state of ['', 'disorganized']) {
          const t = marching(`0202 inf 7 ${state}`, 6, `${way} 0202-0201`);
          t.walk('0201');
          expect(t.unit('newton'), `${way} ${state}`).toMatchObject({ manpower: 7, disorganized: state !== '' });
          expect(pointsLeft(t)).toBe(0);
        }
      }
    },
  );
});

describe('restricted zones', () => {
  rule(
    '6.2/restricted-zoc-no-movement-effect',
    'a march goes into, through and out of them as if they were not',
    () => {
      const track = 'road 0103-0202-0201-0101';
      const t = new Table(`${WOODS}\n${track}\nU Newton 0103 7`).atAction('union');
      t.do({ do: 'march', unit: 'newton' }, 6);
      expect(told(t.walk('0202', '0201', '0101'))).toEqual(['unitMoved', 'unitMoved', 'unitMoved']);
      expect(pointsLeft(t)).toBe(6 - 3);
      expect(t.unit('newton').disorganized).toBe(false);
      // Off the track: zone to zone through the woods costs the woods.
      const ride = new Table(`${WOODS}\nU Ride 0202 cav 4`).atAction('union');
      ride.do({ do: 'march', unit: 'ride' }, 12);
      ride.walk('0201');
      expect(pointsLeft(ride)).toBe(12 - 6);
      expect(ride.unit('ride').disorganized).toBe(false);
      // A road from Hill's hex makes the zone a normal one.
      const open = new Table(`${WOODS}\n${track} 0202-0302\nU Newton 0103 7`).atAction('union');
      open.do({ do: 'march', unit: 'newton' }, 6);
      open.walk('0202');
      expect(open.why({ do: 'step', to: '0201' })).toBe('6.2/exit-zoc-first-activity');
    },
  );
});
