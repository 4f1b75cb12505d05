import { engine } from '@wigwag/gcacw';
import { describe, expect, test } from 'vitest';
import { Scene } from '../testing/position.fixture.ts';
import { Endgame, lastMarches } from './endgame.ts';

/** One action is left. Hill drives Newton off at little cost, and nothing but men is to be won. */
const LAST_ACTION = `
  turn 1 skip=leader-transfer,recovery initiative=confederate actions=1
  map
  .   w   .
    .   .   .
  road 0401-0301-0201-0101
  victory union held 3 0201
  victory union held 4 0101
  victory union losses 1
  victory confederate losses 1
  C Hill 0501 inf div 6 t1 f3
  C Ewell 0401 inf div 10 t1 f3
  U Newton 0601 inf div 7 t1 f3`;

const asked = (before = '') => new Scene(`${before}${LAST_ACTION}`, 'general').offered('confederate');

describe('the last actions', () => {
  test('are looked through to their end by a General', () => {
    const t = asked();
    expect(lastMarches(t.game)).toBeLessThan(2);
    expect(t.consider().choice.do).toBe('take');
    t.do({ do: 'take' });
    expect(t.consider().choice).toMatchObject({ do: 'march', unit: t.unit('hill') });
    expect(t.commander.fired.endgame).toBe(2);
  });

  test('are not, while another turn is to come', () => {
    const t = asked('turns 2\n');
    expect(lastMarches(t.game)).toBeUndefined();
    t.consider();
    expect(t.commander.fired.endgame).toBeUndefined();
  });

  test('are given up where there is more to look at than the budget allows', () => {
    const { game } = asked();
    const choices = engine.choices(game);
    expect(new Endgame(3).best(game, 'confederate', choices)).toBeUndefined();
    expect(new Endgame(20_000).best(game, 'confederate', choices)).toEqual({ do: 'take' });
  });
});
