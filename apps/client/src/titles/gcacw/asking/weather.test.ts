import { position } from '@wigwag/content/position';
import { engine, type Game, gcacw, newGame, worldOf } from '@wigwag/gcacw';
import { ready, scripted, topFrame } from '@wigwag/kernel';
import { translator } from '@wigwag/words';
import { expect, test } from 'vitest';
import { stillSitting } from '../testing/testSitting.ts';
import { ask } from './ask.ts';
import { NO_DRAFT } from './asking.ts';

const t = translator('en');

const opened = (lines: string): Game =>
  newGame(
    worldOf(
      position(`
        game OTR
        ${lines}
        map
          .   s
            p
          .   .
        U Newton 0201 5
      `).scenario,
    ),
  );

test('a unit that the rain drives out: its ways are lit, and another hex says why not', () => {
  const verdict = engine.decide(opened('events 2:current'), 'table', { do: 'roll' }, scripted([[1, 1]]));
  if (!('decided' in verdict)) throw new Error('no rain');
  const game = ready(gcacw, verdict.decided.game);
  const frame = topFrame(game);
  const table = stillSitting(game);
  const { hexes, chosenUnits, attempt } = ask(table, NO_DRAFT, t);
  expect([...hexes.values()]).toEqual(engine.choices(game).map(choose => ({ choose })));
  expect(chosenUnits).toEqual(frame?.kind === 'displacement' ? [frame.unit] : []);
  const swamp = game.derived.ground.terrain.findIndex((terrain, hex) => terrain === 'swamp' && !hexes.has(hex));
  const tried = attempt.hex?.(swamp);
  expect(tried && table.whyNot(tried)?.clause).toBeDefined();
});

test('a phase of the scenario is confirmed with a button', () => {
  const { buttons } = ask(stillSitting(opened('phase Supply Phase')), NO_DRAFT, t);
  expect(buttons.map(({ act, legal }) => [act, legal])).toEqual([[{ choose: { do: 'finish' } }, true]]);
});
