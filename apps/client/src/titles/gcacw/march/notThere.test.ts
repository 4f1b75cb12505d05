import { position } from '@wigwag/content/position';
import { type Game, newGame, worldOf } from '@wigwag/gcacw';
import { findHex } from '@wigwag/hex';
import { plain } from '@wigwag/tests/plain';
import { translator } from '@wigwag/words';
import { describe, expect, test } from 'vitest';
import { firstMarch } from '../testing/firstMarch.ts';
import { sitAt, type TestSitting } from '../testing/testSitting.ts';
import { whyBarred, whyNotThere } from './notThere.ts';

const t = translator('en');

const settled = async (sitting: TestSitting): Promise<void> => {
  while (sitting.view().isAutomatic) await new Promise(done => setTimeout(done, 1));
};

async function marching(seed: number): Promise<TestSitting> {
  const sitting = sitAt(firstMarch(), { seed });
  for (const choice of [{ do: 'finish' }, { do: 'finish' }, { do: 'take' }] as const) {
    await settled(sitting);
    sitting.decide(choice);
  }
  await settled(sitting);
  const { choices, world } = sitting.view();
  const slow = choices.find(choice => choice.do === 'march' && world.units[choice.unit]?.arm === 'infantry');
  if (slow === undefined) throw new Error('nobody can march');
  sitting.decide(slow);
  await settled(sitting);
  return sitting;
}

test('a hex beyond reach is too far, by so many points, and not "not adjacent"', async () => {
  const sitting = await marching(7);
  const view = sitting.view();
  if (view.frame?.kind !== 'march') throw new Error('nobody marches');
  const texts = ['L0101', 'L0113', 'L1601', 'L1512']
    .map(name => findHex(view.world.grid, name))
    .flatMap(hex => (hex === undefined ? [] : [plain(whyNotThere(t, view, hex)?.text ?? '')]));
  const left = view.frame.left / 2;
  expect(
    texts.some(text => /^Too far: the way takes \d+½? MP, and /.test(text) && text.includes(`${left} MP are left`)),
    texts.join(),
  ).toBe(true);
});

test('nobody is told so who does not march', () => {
  expect(whyNotThere(t, sitAt(firstMarch(), { seed: 7 }).view(), 0)).toBeUndefined();
});

describe('an enemy in the way', () => {
  const text = `
    map
    .   .   .   .
      .   .   .
    .   .   .   .
    road 0101-0201-0301
    U Smith 0101 7
    C Hood 0301
  `;
  const fresh = newGame(worldOf(position(text).scenario));
  const game = {
    ...fresh,
    stack: [fresh.stack[0], { kind: 'action', by: 'union', handed: false, done: false }],
  } as Game;
  const unit = game.world.units.findIndex(({ name }) => name === 'Smith');
  const hood = game.board.units.find((_, id) => game.world.units[id]?.name === 'Hood')?.hex ?? -1;

  test('is named, with the rule, and how he is attacked', () => {
    const told = whyBarred(t, { frame: game.stack.at(-1) }, game, unit, hood);
    expect(told).toEqual({
      text: 'Hood stands there: march beside it, then choose it to attack.',
      clause: '6.2/enemy-hex',
    });
  });
});

test('before the dice a hex beyond every roll has its price', async () => {
  const sitting = await marching(7);
  const { frame, game, world } = sitting.view();
  if (frame?.kind !== 'march') throw new Error('nobody marches');
  const far = findHex(world.grid, 'L1512') ?? -1;
  const { text } = whyBarred(t, { frame: undefined }, game, frame.unit, far);
  expect(plain(text)).toMatch(/^Too far: the way takes \d+½? MP, more than any roll gives\.$|^No march leads there/);
});
