import { position } from '@wigwag/content/position';
import { type AnyChoice, engine, type Game, NOWHERE, newGame, type Side, worldOf } from '@wigwag/gcacw';
import { findHex } from '@wigwag/hex';
import { rolling, topFrame } from '@wigwag/kernel';
import { expect, test } from 'vitest';
import { chance } from '../chance.ts';
import { compared } from './comparison.ts';

const FIELD = `
  turns 1
  map
    .   .   .   .   .   .
      .   .   .   .   .
    .   .   .   .   .   .
      .   .   .   .   .
    .   .   .   .   .   .
      .   .   .   .   .
  road 0101-0201-0301-0401-0501-0601
  victory union held 8 0301
  victory union losses 1
  victory confederate losses 1
  U Newton 0201 inf div 6
  C Hill 0603 8
`;

const hexOf = ({ world }: Game, name: string): number => findHex(world.grid, name) ?? NOWHERE;

/** Newton is on the march, one hex from what is to be held. */
function onTheMarch(text = FIELD): Game {
  const game = newGame(worldOf(position(text).scenario));
  const dice = rolling(chance(5));
  for (let frame = topFrame(game); frame !== undefined; frame = topFrame(game)) {
    if (frame.kind === 'march' && frame.by === 'union' && engine.choices(game).some(({ do: verb }) => verb === 'step'))
      return game;
    const open = engine.choices(game);
    const wanted: readonly AnyChoice['do'][] = frame.by === 'union' ? ['take', 'march', 'finish'] : ['pass', 'finish'];
    engine.simulate(game, open.find(({ do: verb }) => wanted.includes(verb)) ?? (open[0] as AnyChoice), dice);
  }
  throw new Error('nobody marches');
}

const step = (game: Game, name: string) => ({ do: 'step', to: hexOf(game, name) }) as const;
const asked = (game: Game, side: Side = 'union') => ({ side, game });

test('to end the march before the place that counts costs what the place is worth, with the reason and where it should have gone', () => {
  const game = onTheMarch();
  const found = compared(asked(game), [step(game, '0301')], [{ do: 'stop' }], 1);
  expect(found?.cost).toBeGreaterThan(200);
  expect(found?.terms[0]?.term).toBe('places');
  expect(found?.goal).toBe(hexOf(game, '0301'));
});

test('a way is followed as far as it is allowed: whoever passes through loses, whoever ends there loses nothing', () => {
  const game = onTheMarch();
  const better = [step(game, '0301')];
  const away = compared(asked(game), better, [step(game, '0101'), { do: 'stop' }], 1);
  expect(away?.cost).toBeGreaterThan(200);
  const there = compared(asked(game), better, [step(game, '0301'), step(game, '0101'), { do: 'stop' }], 1);
  expect(there?.cost, 'the second step is none: it is given up').toBe(0);
});

test('what may not be begun is not compared', () => {
  const game = onTheMarch();
  expect(compared(asked(game), [step(game, '0301')], [step(game, '0603')], 1)).toBeUndefined();
  expect(compared(asked(game), [], [{ do: 'stop' }], 1)).toBeUndefined();
  expect(compared(asked(game, 'confederate'), [{ do: 'stop' }], [{ do: 'stop' }], 1)).toBeUndefined();
});

test('nothing is changed by it, and it comes to the same again', () => {
  const game = onTheMarch();
  const before = JSON.stringify([game.board, game.stack]);
  const once = compared(asked(game), [step(game, '0301')], [{ do: 'stop' }], 1);
  expect(compared(asked(game), [step(game, '0301')], [{ do: 'stop' }], 1)).toEqual(once);
  expect(JSON.stringify([game.board, game.stack])).toBe(before);
});
