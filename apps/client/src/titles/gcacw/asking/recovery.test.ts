import { position } from '@wigwag/content/position';
import { newGame, worldOf } from '@wigwag/gcacw';
import { findHex, findSide } from '@wigwag/hex';
import { translator } from '@wigwag/words';
import { expect, test } from 'vitest';
import { stillSitting } from '../testing/testSitting.ts';
import { ask } from './ask.ts';
import { type Draft, NO_DRAFT } from './asking.ts';

const world = worldOf(
  position(`
    game RTG
    map
      .   .
        .
      .   .
        .
    minor-river 0101 | 0102
    major-river 0101 | 0201
    ford 0101-0102
    road 0102-0202
    U Newton 0101 7
    U Gibbon 0302 7
  `).scenario,
);
const [newton, gibbon] = [0, 1];
const hexside = (printed: string): number => findSide(world.grid, printed) ?? -1;
const hex = (printed: string): number => findHex(world.grid, printed) ?? -1;

function at(draft: Draft) {
  const fresh = newGame(world);
  fresh.board.phase = 'recovery';
  const stack = [...fresh.stack, { kind: 'recovery', by: 'union', done: [], repaired: false } as const];
  return ask(stillSitting({ ...fresh, stack }), draft, translator('en'));
}

test('a unit without a river digs in at a click, one beside a river is asked', () => {
  const { units } = at(NO_DRAFT);
  expect(units.get(gibbon)).toEqual({ choose: { do: 'entrench', unit: gibbon } });
  expect(units.get(newton)).toEqual({ draft: { kind: 'unit', unit: newton } });
});

test('the hexes beyond the rivers are lit, and hexes and buttons tell the chance, the hopeless last', () => {
  const { hexes, chances, buttons } = at({ kind: 'unit', unit: newton });
  expect([...hexes]).toEqual(
    expect.arrayContaining([
      [hex('0102'), { choose: { do: 'build', unit: newton, hexside: hexside('0101-0102') } }],
      [hex('0201'), { choose: { do: 'build', unit: newton, hexside: hexside('0101-0201') } }],
    ]),
  );
  expect(chances).toEqual(
    new Map([
      [hex('0102'), 0.5],
      [hex('0201'), 0],
    ]),
  );
  expect(buttons.map(({ label, weight, legal }) => [label, weight, legal])).toEqual([
    ['Entrench with Newton', 'plain', true],
    ['Bridge to 0102 (3 in 6)', 'plain', true],
    ['Cancel', 'quiet', true],
    ['Finish work', 'main', true],
    ['Bridge to 0201 (0 in 6: no roll is enough)', 'faint', true],
  ]);
});

test('a hex that is not beyond a river answers why not', () => {
  const { attempt } = at({ kind: 'unit', unit: newton });
  expect(attempt.hex(hex('0302'))).toEqual({ do: 'build', unit: newton, hexside: -1 });
});
