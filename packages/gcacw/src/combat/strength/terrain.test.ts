import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { attackOf, field, modifierBy } from '../../testing/attackOf.ts';
import { Table } from '../../testing/table.ts';
import { assess } from '../attack/resolve.ts';

const rule = ruleTests<ClauseId>();

interface Where {
  /** Of the attacker's hex 0302, the defender's 0303, the joiner's 0304. */
  readonly from?: string;
  readonly target?: string;
  readonly joiner?: string;
}

/** Hill in 0302, led by Jackson, attacks Newton in 0303; Early in 0304 may join. */
function attackAcross({ from = '.', target = '.', joiner = '.' }: Where, ...lines: string[]) {
  const t = new Table(
    [
      field({ '0302': from, '0303': target, '0304': joiner }),
      ...lines,
      'C Hill 0302; leader Jackson corps',
      'C Early 0304',
      'U Newton 0303',
    ].join('\n'),
  );
  const ways = {
    march: attackOf(t, '0303', ['hill']),
    assault: attackOf(t, '0303', ['hill'], { leader: 'jackson' }),
    grand: attackOf(t, '0303', ['hill', 'early'], { leader: 'jackson', grand: true }),
  };
  /** What all ground together adds to the defender's die. */
  const defender = (way: keyof typeof ways): number =>
    assess(t.game, ways[way])
      .modifiers.filter(each => each.die === 'defender')
      .reduce((sum, { value }) => sum + value, 0);
  const by = (clause: ClauseId): number => modifierBy(t, ways.march, clause);
  return { march: defender('march'), assault: defender('assault'), grand: defender('grand'), by };
}

const RIVER = 'minor-river 0302 | 0303';

describe('water', () => {
  rule('7.4/terrain-crossing', 'over a bridge, dam, ferry or ford the defender has +2', () => {
    for (const crossing of ['ford', 'bridge', 'ferry', 'dam']) {
      for (const river of [RIVER, 'major-river 0302 | 0303']) {
        expect(attackAcross({}, river, `${crossing} 0302-0303`).march, `${crossing} ${river}`).toBe(2);
      }
    }
    expect(attackAcross({}).march).toBe(0);
    expect(attackAcross({}, 'minor-river 0304 | 0303', 'ford 0304-0303').march).toBe(0);
  });

  rule('7.4/terrain-creek', 'over a creek, roaded or not, the defender has +1', () => {
    expect(attackAcross({}, 'creek 0302 | 0303').march).toBe(1);
    for (const way of ['road', 'pike', 'railroad', 'trail']) {
      expect(attackAcross({}, 'creek 0302 | 0303', `${way} 0302-0303`).march, way).toBe(1);
    }
    expect(attackAcross({}, 'creek 0304 | 0303').march).toBe(0);
  });

  rule('7.4/terrain-road-creek-not-bridge', 'a road over a creek is no bridge', () => {
    const { by, march } = attackAcross({}, 'creek 0302 | 0303', 'road 0302-0303');
    expect([by('7.4/terrain-crossing'), by('7.4/terrain-creek'), march]).toEqual([0, 1, 1]);
  });

  rule('7.4/terrain-grand-assault-hexside', "only the hexside before the active leader tells, not the joiners'", () => {
    const ford = (hex: string) => [`minor-river ${hex} | 0303`, `ford ${hex}-0303`];
    expect(attackAcross({}, ...ford('0304')).grand).toBe(0);
    expect(attackAcross({}, ...ford('0302')).grand).toBe(2);
    expect(attackAcross({}, 'creek 0304 | 0303').grand).toBe(0);
    expect(attackAcross({}, 'creek 0302 | 0303', 'minor-river 0304 | 0303', 'bridge 0304-0303').grand).toBe(1);
  });
});

const ROADS = ['road 0302-0303', 'road 0304-0303'];
/** Drawn in the defender's hex: up; in the attacker's: down. */
const UP = 'ridge 0303 | 0302';
const DOWN = 'ridge 0302 | 0303';

describe('heights', () => {
  rule('7.4/terrain-hill', 'a hill gives +1, but not against hills, mountains or down a ridge', () => {
    for (const from of ['.', 'o', 'r', 'w', 'c']) expect(attackAcross({ from, target: 'h' }).march, from).toBe(1);
    for (const from of ['h', 'm']) expect(attackAcross({ from, target: 'h' }, ...ROADS).march, from).toBe(0);
    expect(attackAcross({ target: 'h' }, DOWN).march).toBe(0);
    expect(attackAcross({ target: 'r' }).march).toBe(0);
    expect(attackAcross({ from: 'h', target: '.' }).march).toBe(0);
    // E59
    expect(attackAcross({ target: 'h' }, 'creek 0302 | 0303').march).toBe(2);
    expect(attackAcross({ from: 'h', target: 'h' }, 'creek 0302 | 0303').march).toBe(1);
  });

  rule('7.4/terrain-mountain', 'a mountain gives +2, against a mountain or down a ridge +1', () => {
    for (const from of ['.', 'r', 'h']) expect(attackAcross({ from, target: 'm' }, ...ROADS).march, from).toBe(2);
    expect(attackAcross({ from: 'm', target: 'm' }, ...ROADS).march).toBe(1);
    expect(attackAcross({ target: 'm' }, ...ROADS, DOWN).march).toBe(1);
    expect(attackAcross({ from: 'm', target: '.' }, ...ROADS).march).toBe(0);
  });

  rule('7.4/terrain-ridge-up', 'up a ridge the defender has +2, on top of hill or mountain', () => {
    expect(attackAcross({}, UP).march).toBe(2);
    // E59, ruling I01
    expect(attackAcross({ target: 'h' }, UP).march).toBe(3);
    expect(attackAcross({ target: 'm' }, ...ROADS, UP).march).toBe(4);
    expect(attackAcross({ from: 'm', target: 'm' }, ...ROADS, UP).march).toBe(3);
    // W06: Cleburne attacks from his mountain
    expect(attackAcross({ from: 'm' }, ...ROADS, UP).march).toBe(2);
    expect(attackAcross({}, 'ridge 0303 | 0304').march).toBe(0);
  });

  rule('7.4/terrain-ridge-down', 'down a ridge he has nothing but what is left of a mountain', () => {
    for (const target of ['.', 'o', 'r', 'h', 'w']) expect(attackAcross({ target }, DOWN).march, target).toBe(0);
    // W06: Geary attacks down into the mountain
    expect(attackAcross({ target: 'm' }, ...ROADS, DOWN).march).toBe(1);
    expect(attackAcross({ from: 'm', target: 'm' }, ...ROADS, DOWN).march).toBe(1);
    expect(attackAcross({ target: 'm' }, ...ROADS, 'ridge 0304 | 0303').march).toBe(2);
  });

  rule('7.4/terrain-ridge-direction', 'up or down is where the ridge is drawn, not where the ground is higher', () => {
    expect([attackAcross({ from: 'h' }, UP).march, attackAcross({ from: 'h' }, DOWN).march]).toEqual([2, 0]);
    expect([attackAcross({ target: 'h' }, UP).march, attackAcross({ target: 'h' }, DOWN).march]).toEqual([3, 0]);
  });

  rule('7.4/terrain-active-hex-in-assault', 'heights and ridges are measured from the leader, whoever joins', () => {
    expect(attackAcross({ target: 'h', joiner: 'h' }).grand).toBe(1);
    expect(attackAcross({ from: 'h', target: 'h' }).grand).toBe(0);
    expect(attackAcross({ target: 'm', joiner: 'm' }, ...ROADS).grand).toBe(2);
    expect(attackAcross({ from: 'm', target: 'm' }, ...ROADS).grand).toBe(1);
    expect(attackAcross({}, 'ridge 0303 | 0304').grand).toBe(0);
    expect(attackAcross({}, UP).grand).toBe(2);
    expect(attackAcross({ target: 'h' }, DOWN).assault).toBe(0);
    // ruling I03: ridge and creek both count
    expect(attackAcross({}, UP, 'creek 0302 | 0303').assault).toBe(3);
  });
});
