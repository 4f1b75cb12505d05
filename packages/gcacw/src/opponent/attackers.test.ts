import { expect, test } from 'vitest';
import { Table } from '../testing/table.ts';
import { attackersOf } from './attackers.ts';

test('who could attack a hex in the next action, the likeliest first, whoever decides', () => {
  const t = new Table(`
    map
      .   .   .   .   .
        .   .   .   .
      .   .   .   .   .
        .   .   .   .
    road 0101-0201-0302-0402-0502
    U Newton 0101 inf div 7
    U Wood 0402 inf div 4
    U Tired 0402 inf div 4 f4
    C Hill 0502 8
  `);
  const found = attackersOf(t.game, 'confederate', t.hex('0502'));
  expect(found.map(({ unit }) => unit)).toEqual([t.unitId('wood'), t.unitId('newton')]);
  // Three points along the road, one more into a hex with so many, one for the attack.
  expect(found.map(({ chance }) => chance)).toEqual([1, 2 / 6]);
  // Nobody attacks what is not there.
  expect(attackersOf(t.game, 'confederate', t.hex('0702'))).toEqual([]);
  expect(attackersOf(t.game, 'union', t.hex('0402')).map(({ unit }) => unit)).toEqual([t.unitId('hill')]);
});
