import { describe, expect, test } from 'vitest';
import { Table } from '../testing/table.ts';
import { asIfActing } from './acting.ts';
import { reach } from './reach.ts';
import { threats } from './threat.ts';

const ROAD = `
  map
    .   .   .   .
      .   .   .
    .   .   .   .
      .   .   .
    .   .   .   .
      .   .   .
    .   .   .   .
  road 0101-0201-0302-0402-0502-0602-0702
  U Newton 0101 inf div 7
  C Hill 0502 8
`;

const newton = (state: string): Table => new Table(ROAD.replace('inf div 7', `inf div 7 ${state}`));

describe('the threat of a unit', () => {
  test('is an attack that its next march could make: the points to get there, and one more', () => {
    const t = new Table(ROAD);
    const [first, ...others] = threats(t.game, t.unitId('newton'));
    expect(others).toEqual([]);
    expect(first).toMatchObject({ target: t.hex('0502'), from: t.hex('0402') });
    // Three points along the road; a hasty attack, or a column, takes a fourth: a die of 4 to 6.
    expect(first?.chance).toBeCloseTo(3 / 6);
  });

  test('is there whoever decides, and nobody has to have the initiative', () => {
    const before = new Table(ROAD);
    const after = new Table(ROAD).atAction('confederate');
    for (const { game, unit } of [before, after].map(t => ({ game: t.game, unit: t.unitId('newton') }))) {
      expect(threats(game, unit)[0]?.chance).toBeCloseTo(3 / 6);
    }
  });

  test('a unit beside its enemy only has to pay for the attack, and takes the dearest it is sure of', () => {
    const t = new Table(ROAD.replace('U Newton 0101', 'U Newton 0402'));
    expect(threats(t.game, t.unitId('newton'))[0]).toMatchObject({ chance: 1, type: 'hasty' });
  });

  test('a unit that may not march threatens nobody', () => {
    const tired = newton('f4');
    expect(threats(tired.game, tired.unitId('newton'))).toEqual([]);
  });

  test('leaves the game as it was', () => {
    const { game } = new Table(ROAD);
    const before = JSON.stringify([game.board, game.stack]);
    threats(game, 0);
    reach(asIfActing(game, 'confederate'), 1);
    expect(JSON.stringify([game.board, game.stack])).toBe(before);
  });
});
