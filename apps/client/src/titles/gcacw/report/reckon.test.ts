import type { AnyChoice } from '@wigwag/gcacw';
import { SIDES } from '@wigwag/gcacw';
import { expect, test } from 'vitest';
import { firstMarch } from '../testing/firstMarch.ts';
import { sitAt } from '../testing/testSitting.ts';
import { reckon } from './reckon.ts';

async function played(decisions: number) {
  const table = sitAt(firstMarch());
  for (let n = 0; n < decisions; n++) {
    await new Promise(resolve => setTimeout(resolve, 1));
    const { choices, frame } = table.view();
    const wanted: AnyChoice | undefined =
      choices.find(({ do: verb }) => verb === 'step' || verb === 'march') ?? choices[0];
    if (frame !== undefined && SIDES.some(side => side === frame.by) && wanted !== undefined) table.decide(wanted);
  }
  return table;
}

const signal = () => new AbortController().signal;

test('a game is read as it is seen from here', async () => {
  const table = await played(30);
  const report = await reckon(table, { tell: () => undefined, signal: signal() });
  expect(report?.isOver).toBe(false);
  expect(report?.moments.length).toBeGreaterThan(2);
  expect(report?.moments.at(-1)?.lines).toBe(table.view().log.length);
  expect(report?.feats.march?.hexes).toBeGreaterThan(0);
});

test('it stops when nobody wants it any more, and when the game has gone on', async () => {
  const table = await played(12);
  const stop = new AbortController();
  stop.abort();
  expect(await reckon(table, { tell: () => undefined, signal: stop.signal })).toBeUndefined();
  let asked = 0;
  const moving = {
    past: (lines: number) => table.past(lines),
    view: () => {
      asked += 1;
      return asked < 4 ? table.view() : { ...table.view(), log: [...table.view().log] };
    },
  };
  expect(await reckon(moving, { tell: () => undefined, signal: signal() })).toBeUndefined();
});
