import { Authority, type Intent } from '@wigwag/host';
import type { Answer as Dice, Request } from '@wigwag/kernel';
import type { AnyChoice, Lee, Side } from '@wigwag/lee';
import { sampleArmies } from '@wigwag/tests/sampleArmies';
import { leeTitle, openSetup, sampleSetup } from '@wigwag/titles';
import { expect, test } from 'vitest';
import { askedFor } from './askedFor.ts';

function opened(): Authority<Lee> {
  const { union: blue, confederacy: grey, book } = sampleArmies();
  const setup = sampleSetup(
    { blue, grey, book },
    { method: 'agreement', yearBy: 'referee', year: 1863, ownDice: true },
  );
  const found = openSetup(leeTitle, setup, { scenario: () => undefined });
  const hosted = 'hosted' in found ? found.hosted : expect.fail('a setup that does not open');
  return new Authority<Lee>({ hosted, consent: 'never', hasOwnDice: true, dice: () => undefined });
}

const answering = ({ kind, n }: Request): Dice => Array.from({ length: n }, (_, at) => (kind === 'draw' ? at : 6));

test('a side that throws more dice than the other is asked for its number, the other for its own', () => {
  const game = opened();
  const send = (side: Side, intent: Intent, id: string) => game.handle(side, { id, seen: game.stream(side).n, intent });
  const asked: number[] = [];
  for (let n = 0; n < 100 && asked.length === 0; n++) {
    const side = game.decider === 'table' || game.decider === undefined ? undefined : game.decider;
    const seat = side ?? (game.seat('blue').scene().frame?.by === 'table' ? 'blue' : 'grey');
    const { frame, choices } = game.seat(seat).scene();
    const idle = leeTitle.idleChoice(choices);
    const declared: AnyChoice = { do: 'declare', field: 'neutral', forcedMarch: side === 'blue' };
    const tables: Readonly<Record<string, AnyChoice>> = {
      drawGenerals: { do: 'draw', stage: frame?.kind === 'drawGenerals' ? frame.stage : 'cinc' },
      drawCards: { do: 'drawCards' },
      initiative: { do: 'rollInitiative' },
    };
    const choice = side === undefined ? tables[frame?.kind ?? ''] : frame?.kind === 'declare' ? declared : idle;
    // Nobody knows yet how many there are: what does not fit tells.
    const dice: readonly Dice[] = side === undefined ? [[]] : [];
    for (let due = askedFor(send(seat, { do: 'decide', choice, dice }, `${n}`)), k = 0; due !== undefined; k++) {
      if (frame?.kind === 'initiative') asked.push(due.n);
      due = askedFor(send(seat, { do: 'decide', choice, dice: [answering(due)] }, `${n} ${k}`));
    }
  }
  expect(asked).toHaveLength(2);
  expect(asked[0]).not.toBe(asked[1]);
});
