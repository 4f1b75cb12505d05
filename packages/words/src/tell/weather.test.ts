import { position } from '@wigwag/content/position';
import { type Event, engine, type Game, gcacw, newGame, worldOf } from '@wigwag/gcacw';
import { ready, scripted, topFrame } from '@wigwag/kernel';
import { plain } from '@wigwag/tests/plain';
import { expect, test } from 'vitest';
import { describeChoice, describeEvent, describePrompt, describeRoll, translator } from '../index.ts';

const [en, pl] = [translator('en'), translator('pl')];

const opened = (lines: string): Game =>
  newGame(
    worldOf(
      position(`
        game OTR
        turns 4
        ${lines}
        map
          .   .
            p
          .   .
        U Newton 0201 5
      `).scenario,
    ),
  );

function roll(game: Game, dice: readonly number[]) {
  const verdict = engine.decide(game, 'table', { do: 'roll' }, scripted([dice]));
  if (!('decided' in verdict)) throw new Error(JSON.stringify(verdict));
  return { ...verdict.decided, game: ready(gcacw, verdict.decided.game) };
}

const prompt = (game: Game, t = en): string => {
  const frame = topFrame(game);
  return frame === undefined ? '' : describePrompt(t, game, frame);
};

test('a roll for random events and what the rain brings', () => {
  const game = opened('events 3:current+1');
  expect(prompt(game)).toBe('Two dice are rolled for random events.');
  const wet = roll(game, [1, 2]);
  expect(wet.rolled.map(rolled => describeRoll(en, rolled))).toEqual(['Roll (random events): 1 + 2 = 3.']);
  expect(wet.events.map(event => describeEvent(en, wet.game.world, event))).toEqual([
    'Random events, 3: rain this turn and the next.',
    'Rain through turn 2 (two turns of rain).',
    'Minor rivers are unfordable through turn 3 (the rain).',
    'Major rivers are unfordable through turn 4 (the rain).',
    'Newton is now at Fatigue Level 1 (rain in a provisional swamp).',
    'Newton is disorganized (rain in a provisional swamp).',
  ]);
  expect(plain(describeEvent(pl, wet.game.world, wet.events[1] as Event))).toBe(
    'Deszcz do końca tury 2 (dwie tury deszczu).',
  );
  expect(prompt(wet.game)).toBe('Union: the rain drives Newton out of the swamp. Where does it go?');
  const to = engine.choices(wet.game)[0];
  expect(to && describeChoice(en, wet.game.world, to)).toMatch(/^to 0\d0\d$/);
  const dry = roll(opened('events 3:current+1'), [3, 4]);
  expect(describeEvent(en, dry.game.world, dry.events[0] as Event)).toBe('Random events, 7: no event.');
});

test('a phase of the scenario goes by its own title in the language of the player', () => {
  const game = opened('phase Supply Phase | Faza zaopatrzenia');
  expect(prompt(game)).toBe('Union: Supply Phase. Play it by the rules of the scenario, then finish.');
  expect(prompt(game, pl)).toContain('Faza zaopatrzenia');
  const began: Event = { type: 'scenarioPhaseBegan', place: 0 };
  expect([en, pl].map(t => describeEvent(t, game.world, began))).toEqual(['Supply Phase.', 'Faza zaopatrzenia.']);
});

test('rivers that fall', () => {
  const { world } = opened('');
  const fallen = (rivers: 'minor' | 'major'): Event => ({
    type: 'riversUnfordable',
    rivers,
    box: 0,
    because: '12.0/marker-remove',
  });
  expect(describeEvent(en, world, fallen('minor'))).toBe('Minor rivers can be forded again (the water has fallen).');
  expect(plain(describeEvent(pl, world, fallen('major')))).toBe(
    'Duże rzeki można znów przekraczać w bród (woda opadła).',
  );
});
