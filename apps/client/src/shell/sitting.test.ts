import type { AnyChoice } from '@wigwag/kernel';
import { type Pickets, WORLD } from '@wigwag/pickets';
import { picketsTitle } from '@wigwag/titles';
import { expect, test } from 'vitest';
import { FORGETFUL } from './keeping/keeper.ts';
import { PageSitting } from './sitting.ts';

/** Grey is dealt two dashes and goes first. */
const SEED = 28;

const open = (): PageSitting<Pickets> =>
  new PageSitting({
    title: picketsTitle,
    world: WORLD,
    setupOf: ({ posts }) => ({ posts }),
    keeper: FORGETFUL,
    seed: () => String(SEED),
    pause: 0,
  }).begin();

/** Past the dice of the table, and the curtain. */
async function asked(sitting: PageSitting<Pickets>): Promise<void> {
  for (let n = 0; n < 10; n++) await new Promise(resolve => setTimeout(resolve, 1));
  sitting.sit();
}

async function decide(sitting: PageSitting<Pickets>, ...choices: AnyChoice<Pickets>[]): Promise<void> {
  for (const choice of choices) {
    expect(await sitting.send({ do: 'decide', choice })).toHaveProperty('done');
    await asked(sitting);
  }
}

test('a view says whose eyes it is for, also when their hand is empty', async () => {
  const sitting = open();
  expect(sitting.view().eyes).toBe('blue');
  await asked(sitting);
  expect(sitting.view().eyes).toBe('grey');
  expect(sitting.view().game.board.hands.grey).toEqual(['dash', 'dash']);
  await decide(sitting, { do: 'dash', picket: 3 }, { do: 'halt' });
  for (let n = 0; n < 4 && sitting.view().frame?.by === 'blue'; n++) await decide(sitting, { do: 'pass' });
  await decide(sitting, { do: 'dash', picket: 4 });
  expect(sitting.view().eyes).toBe('grey');
  expect(sitting.view().game.board.hands).toEqual({ blue: ['unknown', 'unknown'], grey: [] });
});

test('a game has begun when somebody has decided something, and not when the table has', async () => {
  const sitting = open();
  await asked(sitting);
  expect(sitting.view().log.length).toBeGreaterThan(1);
  expect(sitting.view().isBegun).toBe(false);
  await decide(sitting, { do: 'pass' });
  expect(sitting.view()).toMatchObject({ eyes: 'blue', isBegun: true });
  sitting.restart();
  expect(sitting.view().isBegun).toBe(false);
});
