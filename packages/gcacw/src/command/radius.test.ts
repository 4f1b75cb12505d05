import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { Table } from '../testing/table.ts';

const rule = ruleTests<ClauseId>();

/** Open ground, eight columns by six rows. */
const FIELD = `
  map
    .   .   .   .
      .   .   .   .
    .   .   .   .
      .   .   .   .
    .   .   .   .
      .   .   .   .
    .   .   .   .
      .   .   .   .
    .   .   .   .
      .   .   .   .
    .   .   .   .
      .   .   .   .
`;

/** A lane one hex wide, from 0101 by 0102 (`on`) to 0104; the only hex beside it is 0202. */
const lane = (on = '.', beside = '.') => `
  map
    .
      #
    ${on}
      ${beside}
    .
      #
    .
      #
`;

const JACKSON = 'C Hill 0104; leader Jackson';
const IN_LANE = 'C Hill 0101; leader Jackson';

/** Why Jackson may not activate his own unit and Ewell together; undefined: he may. */
function whyNot(ground: string, ...lines: string[]): string | undefined {
  const t = new Table([ground, ...lines].join('\n')).atAction('confederate');
  return t.why({ do: 'activate', leader: 'jackson', units: ['hill', 'ewell'], digging: [] });
}

describe('command radius', () => {
  rule('2.5/radius-three', 'a leader may command a unit three hexes away, and none four away', () => {
    for (const hex of ['0103', '0203', '0105', '0202', '0302', '0101', '0402', '0405', '0204']) {
      expect(whyNot(FIELD, JACKSON, `C Ewell ${hex}`), hex).toBeUndefined();
    }
    for (const hex of ['0502', '0504', '0506', '0401', '0301', '0406']) {
      expect(whyNot(FIELD, JACKSON, `C Ewell ${hex}`), hex).toBe('2.5/radius-three');
    }
  });

  rule('2.5/radius-three', 'a way round of three hexes will do, a longer one will not', () => {
    const mountains = FIELD.replaceAll('.', 'm');
    const pieces = ['C Hill 0302; leader Jackson', 'C Ewell 0304', 'U Newton 0303', 'U Buford 0202'];
    expect(whyNot(mountains, ...pieces)).toBeUndefined();
    expect(whyNot(mountains, ...pieces, 'U Meade 0403')).toBe('2.5/radius-enemy-units');
  });

  rule('2.5/radius-ignores-terrain', 'the path may go through any hex and over any hexside', () => {
    for (const terrain of ['m', 's', 'p', 'w', '~']) {
      expect(whyNot(lane(terrain), IN_LANE, 'C Ewell 0103'), terrain).toBeUndefined();
    }
    for (const water of ['creek', 'minor-river', 'major-river', 'all-water']) {
      const river = `${water} 0101 | 0102\n${water} 0102 | 0103\nridge 0103 | 0102`;
      expect(whyNot(lane(), river, IN_LANE, 'C Ewell 0103'), water).toBeUndefined();
    }
  });

  rule('2.3/partial-hexes-off-map', 'the path may not leave the map', () => {
    expect(whyNot(lane(), IN_LANE, 'C Ewell 0103')).toBeUndefined();
    expect(whyNot(lane('#'), IN_LANE, 'C Ewell 0103')).toBe('2.3/partial-hexes-off-map');
  });

  rule('2.5/radius-enemy-units', 'the path may not enter a hex with an enemy unit', () => {
    expect(whyNot(lane('m'), IN_LANE, 'C Ewell 0103')).toBeUndefined();
    expect(whyNot(lane('m'), IN_LANE, 'C Ewell 0103', 'U Newton 0102')).toBe('2.5/radius-enemy-units');
  });

  rule('2.5/radius-enemy-zoc', 'the path may not enter an enemy zone, normal or restricted', () => {
    for (const beside of ['.', 'w']) {
      expect(whyNot(lane('.', beside), IN_LANE, 'C Ewell 0103'), beside).toBeUndefined();
      const near = ['C Ewell 0103', 'U Newton 0202'];
      expect(whyNot(lane('.', beside), IN_LANE, ...near), beside).toBe('2.5/radius-enemy-zoc');
    }
  });

  rule('2.5/radius-enemy-zoc', 'unless a friendly unit is in that hex, at the end of the path or on the way', () => {
    expect(whyNot(lane(), IN_LANE, 'C Ewell 0102', 'U Newton 0202')).toBeUndefined();
    expect(whyNot(lane(), IN_LANE, 'C Ewell 0103', 'C Early 0102', 'U Newton 0202')).toBeUndefined();
    expect(whyNot(lane(), IN_LANE, 'C Ewell 0104', 'C Early 0102', 'U Newton 0202')).toBe('2.5/radius-enemy-zoc');
  });

  rule('2.5/radius-own-hex', "a leader's own hex is in his radius, even with enemies all round", () => {
    const enemies = ['0103', '0105', '0203', '0204'].map((hex, n) => `U U${n} ${hex}`);
    expect(whyNot(FIELD, JACKSON, 'C Ewell 0104', ...enemies)).toBeUndefined();
    expect(whyNot(FIELD, JACKSON, 'C Ewell 0102', ...enemies)).toBe('2.5/radius-enemy-units');
  });
});
