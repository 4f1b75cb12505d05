import { position } from '@wigwag/content/position';
import { type AnyChoice, engine, type Game, gcacw, newGame, worldOf } from '@wigwag/gcacw';
import { ready, scripted, topFrame } from '@wigwag/kernel';
import { translator } from '@wigwag/words';
import { expect, test } from 'vitest';
import { stillSitting } from '../../testing/testSitting.ts';
import { ask } from '../ask.ts';
import { NO_DRAFT } from '../asking.ts';

/** Ewell may assault Newton; Lee is with him, or elsewhere. */
const field = (lee: string): string => `
  game SJW
  map
  .   .
    .
  .   .
    .
  C Rodes 0101 6; leader Ewell c5${lee === '0101' ? '; leader Lee army commander=lee' : ''}
  C Staff 0301 1${lee === '0301' ? '; leader Lee army commander=lee' : ''}
  U Newton 0102 6
`;

function after(game: Game, choice: AnyChoice): Game {
  const verdict = engine.decide(game, topFrame(game)?.by ?? 'table', choice, scripted([]));
  if (!('decided' in verdict)) throw new Error(JSON.stringify(verdict));
  return ready(gcacw, verdict.decided.game);
}

/** The assault is launched, and its command roll is next. */
function launched(lee: string): Game {
  const fresh = newGame(worldOf(position(field(lee)).scenario));
  const stack = [fresh.stack[0], { kind: 'action', by: 'confederate', handed: false, done: false }];
  const game = { ...fresh, stack } as Game;
  const assault = engine.choices(game).find(choice => choice.do === 'assault');
  if (assault === undefined) throw new Error('no assault');
  return after(game, assault);
}

const asking = (game: Game) => ask(stillSitting(game), NO_DRAFT, translator('en'));

test('Lee is offered before the command roll, where he may be announced', () => {
  const game = launched('0101');
  const { buttons, sheet } = asking(game);
  expect(buttons.map(({ label, legal }) => [label, legal])).toEqual([
    ['Announce Lee', true],
    ['Roll without Lee', true],
  ]);
  expect(sheet).toMatchObject({ kind: 'odds', uncommanded: true, attack: { lee: false } });
  expect(topFrame(after(game, { do: 'announce' }))?.by, 'then the dice fall').toBe('table');
});

test('where he may not, nobody is asked', () => {
  const game = launched('0301');
  expect(topFrame(game)).toMatchObject({ kind: 'assault', by: 'table', step: 'command' });
  expect(asking(game).buttons).toEqual([]);
});
