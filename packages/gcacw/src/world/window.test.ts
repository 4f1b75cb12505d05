import { ruleTests } from '@wigwag/tests/rule';
import { expect } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { newGame } from '../ruleset.ts';
import { Table } from '../testing/table.ts';
import { worldOf } from './world.ts';

const rule = ruleTests<ClauseId>();

/** The position played on a part of the map only. */
function within(text: string, from: string, to: string): Table {
  const t = new Table(text);
  t.game = newGame(worldOf({ ...t.game.world.scenario, window: [t.hex(from), t.hex(to)] }));
  return t;
}

const FIELD = `
  map
    .   .   .
      .   .
    .   .   .
      .   .
    .   .   .
      .   .
  road 0202-0302
  U Newton 0202 5
  C Hill 0501 5
`;

rule('2.3/partial-hexes-off-map', 'no unit may march out of the part of the map that is in play', () => {
  const steps = (t: Table) => {
    t.atAction('union').do({ do: 'march', unit: 'newton' }, 6);
    return ['0102', '0103', '0201', '0203', '0302', '0303'].map(to => t.why({ do: 'step', to }));
  };
  const off = '2.3/partial-hexes-off-map';
  expect(steps(new Table(FIELD))).toEqual(Array(6).fill(undefined));
  expect(steps(within(FIELD, '0101', '0502'))).toEqual([undefined, off, undefined, off, undefined, off]);
  // Corners in any order; columns to the left are out as well.
  expect(steps(within(FIELD, '0503', '0201'))).toEqual([off, off, undefined, undefined, undefined, undefined]);
});

rule('6.3/transfer-path', 'no leader may transfer by way of hexes that are not in play', () => {
  const column = `map\n${'.\n.\n'.repeat(6)}
    U Newton 0101 5; leader Reynolds
    U Getty 0105 5
    C Hill 0103 5`;
  const transfer = { do: 'transfer', leader: 'reynolds', unit: 'getty' };
  expect(new Table(column).why(transfer)).toBeUndefined();
  expect(within(column, '0101', '0106').why(transfer)).toBe('6.3/transfer-path');
  expect(within(column, '0101', '0206').why(transfer)).toBeUndefined();
});

rule('2.3/partial-hexes-off-map', 'nor does command reach a unit by way of them', () => {
  // From 0202 to 0204 past Hill in 0203: over 0303 and 0304, which a river keeps out of his zone.
  const text = `map\n${'. .\n.\n'.repeat(5)}
    minor-river 0203 | 0303 0304
    U Newton 0202 5; leader Reynolds
    U Getty 0204 5
    C Hill 0203 5`;
  const activate = { do: 'activate', leader: 'reynolds', units: ['getty'], digging: [] };
  expect(new Table(text).atAction('union').why(activate)).toBeUndefined();
  expect(within(text, '0101', '0205').atAction('union').why(activate)).toBe('2.5/radius-enemy-zoc');
  expect(within(text, '0201', '0305').atAction('union').why(activate)).toBeUndefined();
});
