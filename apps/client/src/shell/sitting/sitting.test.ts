import type { AnyChoice } from '@wigwag/kernel';
import { type Pickets, WORLD } from '@wigwag/pickets';
import { picketsTitle } from '@wigwag/titles';
import { expect, test } from 'vitest';
import { FORGETFUL } from '../keeping/keeper.ts';
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

/** To the end, with whatever comes first; nobody plays longer than this. */
async function playedOut(): Promise<PageSitting<Pickets>> {
  const sitting = open();
  for (let n = 0; n < 400 && sitting.view().frame !== undefined; n++) {
    await asked(sitting);
    const { choices } = sitting.view();
    const choice = choices[n % Math.max(1, choices.length)];
    if (choice !== undefined) await sitting.send({ do: 'decide', choice });
  }
  return sitting;
}

test('with secrets a game is played on from an earlier moment only when it is over, by whoever takes the seat', async () => {
  const sitting = open();
  await asked(sitting);
  await decide(sitting, { do: 'pass' });
  expect(sitting.mayBranch()).toBe(false);
  expect(sitting.branch(2, 'again')).toBe(false);
  expect(sitting.lookAs('blue', 2)).toBeUndefined();
  expect(sitting.view().isApart, 'the other sat behind the curtain').toBe(true);

  const over = await playedOut();
  expect(over.view().frame).toBeUndefined();
  const { length } = over.view().log;
  const record = over.recordAt(length - 3);
  expect(record?.decisions.length).toBeLessThan(over.record().decisions.length);
  expect(over.recordAt(length + 1)).toBeUndefined();

  const before = over.view().eyes;
  const other = before === 'blue' ? 'grey' : 'blue';
  const there = over.lookAs(other, length - 3);
  expect(over.view().eyes).toBe(other);
  expect(there !== undefined && (await over.past(there))?.board.hands[other]).not.toContain('unknown');
  const cut = over.recordAt(there ?? 1)?.decisions;
  expect(cut?.slice(0, record?.decisions.length)).toEqual(record?.decisions);
  expect(over.branch(there ?? 1, 'again')).toBe(true);
  expect(over.record().decisions).toEqual(cut);
  expect(over.view().curtain, 'nobody has taken the seat yet').toBeDefined();
});
