import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { CHARACTERS } from '../data/army.ts';
import { DEFAULT_BOOK } from '../data/book.ts';
import { house } from '../data/sourced.ts';
import { characterOf } from '../generals/commanders.ts';
import { worldOf } from '../testing/armies.fixture.ts';
import { leadTo } from '../testing/leadTo.fixture.ts';
import { after, asked, decider, engine, whyNot } from '../testing/play.fixture.ts';
import { BATTLEFIELDS, type Battlefield } from './battlefields.ts';
import { bonusDice, diceThrown, successesOf, type Throw } from './dice.ts';
import { declaredBy, facesFor, play, rollFor, wonBy } from './field.fixture.ts';
import { initiativeDice, playerA, playerB } from './initiative.ts';

const rule = ruleTests<ClauseId>();

const thrown = (parts: Partial<Throw>): Throw => ({
  turn: 1,
  field: 'neutral',
  character: undefined,
  forcedMarch: false,
  ...parts,
});
const dice = (field: Battlefield, character: Throw['character'], turn = 1) =>
  bonusDice(DEFAULT_BOOK, thrown({ field, character, turn }));

describe('13.8 dice for the character of the commander-in-chief', () => {
  test('LS-14: all nine pairs', () => {
    expect(BATTLEFIELDS.map(field => CHARACTERS.map(character => dice(field, character)))).toEqual([
      [2, 1, 0],
      [1, 2, 1],
      [0, 1, 1],
    ]);
    expect(BATTLEFIELDS.map(field => dice(field, undefined))).toEqual([0, 0, 0]);
  });

  rule('13.8/bonus-defensive-cautious', 'LS-14: two dice', () => expect(dice('defensive', 'cautious')).toBe(2));
  rule('13.8/bonus-defensive-neutral', 'LS-14: one die', () => expect(dice('defensive', 'neutral')).toBe(1));
  rule('13.8/bonus-defensive-aggressive', 'LS-14: none', () => expect(dice('defensive', 'aggressive')).toBe(0));
  rule('13.8/bonus-neutral-cautious', 'LS-14: one die', () => expect(dice('neutral', 'cautious')).toBe(1));
  rule('13.8/bonus-neutral-neutral', 'LS-14: two dice', () => expect(dice('neutral', 'neutral')).toBe(2));
  rule('13.8/bonus-neutral-aggressive', 'LS-14: one die', () => expect(dice('neutral', 'aggressive')).toBe(1));
  rule('13.8/bonus-offensive-cautious', 'LS-14: none', () => expect(dice('offensive', 'cautious')).toBe(0));
  rule('13.8/bonus-offensive-neutral', 'LS-14: one die', () => expect(dice('offensive', 'neutral')).toBe(1));
  rule('13.8/bonus-offensive-aggressive', 'LS-14: one die, and two where an owner of the book says so', () => {
    expect(dice('offensive', 'aggressive')).toBe(1);
    const book = { ...DEFAULT_BOOK, offensiveAggressive: house(2) };
    expect(bonusDice(book, thrown({ field: 'offensive', character: 'aggressive' }))).toBe(2);
  });

  rule('13.8/bonus-first-roll-only', 'LS-17: from the second turn on nothing is added', () => {
    expect(dice('defensive', 'cautious', 2)).toBe(0);
    expect(bonusDice(DEFAULT_BOOK, thrown({ turn: 2, forcedMarch: true }))).toBe(0);
    const game = declaredBy({ marches: ['blue'] });
    expect(initiativeDice(game, 'blue', 2)).toBe(3);
    expect(initiativeDice(game, 'blue', 1)).toBeGreaterThan(6);
  });

  rule('13.8/forced-march-dice', 'a forced march adds four dice', () => {
    const book = DEFAULT_BOOK;
    expect(bonusDice(book, thrown({ character: 'cautious', forcedMarch: true }))).toBe(1 + 4);
    expect(diceThrown(book, thrown({ character: 'cautious', forcedMarch: true }))).toBe(3 + 1 + 4);
  });

  test('faces from 4 on are successes, and there is always a die', () => {
    expect(successesOf(DEFAULT_BOOK, [1, 3, 4, 5, 6])).toBe(3);
    const none = { ...DEFAULT_BOOK, initiative: house({ baseDice: 0, successOn: 4 }) };
    expect(diceThrown(none, thrown({}))).toBe(1);
  });
});

describe('13.8 the initiative roll', () => {
  rule('13.8/roll-after-declaration', 'LX-16: the dice are thrown when both have declared, not before', () => {
    expect([asked(declaredBy()), decider(declaredBy())]).toEqual(['initiative', 'table']);
    const one = after(leadTo('declaration'), { do: 'declare', field: 'neutral', forcedMarch: false });
    expect(whyNot(one, { do: 'rollInitiative' })).toBe('13.8/roll-after-declaration');
  });

  test('each side throws its dice, with those of its commander', () => {
    const game = declaredBy({ blue: 'defensive', marches: ['grey'] });
    const { events } = rollFor(game, 'grey');
    const rolls = events.flatMap(event => (event.type === 'battlefieldRolled' ? [[event.side, event.dice]] : []));
    expect(rolls).toEqual([
      ['blue', 3 + dice('defensive', characterOf(game, 'blue'))],
      ['grey', 7 + dice('neutral', characterOf(game, 'grey'))],
    ]);
  });

  rule('13.8/one-roll-both', 'who wins the roll has the initiative and his battlefield', () => {
    const game = wonBy('grey', { blue: 'defensive', grey: 'offensive' });
    expect(game.board.field).toMatchObject({ a: 'grey', battlefield: 'offensive' });
    expect([playerA(game), playerB(game)]).toEqual(['grey', 'blue']);
  });

  test('R-24: a tie is thrown again with the same dice', () => {
    const game = declaredBy({ marches: ['blue'] });
    const tied = play(game, { do: 'rollInitiative' }, facesFor(game, 'blue', 2), facesFor(game, 'grey', 2));
    expect(tied.events.at(-1)).toEqual({ type: 'battlefieldTied', successes: 2 });
    expect(asked(tied.game)).toBe('initiative');
    expect(initiativeDice(tied.game, 'blue', 1)).toBe(initiativeDice(game, 'blue', 1));
    expect(tied.game.board.field.morale).toEqual(game.board.field.morale);
    expect(rollFor(tied.game, 'blue').game.board.field.a).toBe('blue');
  });

  rule('13.8/forced-march-morale', 'a forced march costs a level of army morale, won or lost', () => {
    for (const winner of ['blue', 'grey'] as const) {
      const { morale } = wonBy(winner, { marches: ['grey'] }).board.field;
      expect(morale).toEqual({ blue: 2, grey: 1 });
    }
    const book = { ...DEFAULT_BOOK, morale: house({ levels: 4, start: 0 }) };
    expect(wonBy('blue', { world: worldOf({ book }), marches: ['blue'] }).board.field.morale.blue).toBe(0);
  });

  rule('13.8/winner-chooses-list', 'the winner is asked whose terrain list is used', () => {
    for (const winner of ['blue', 'grey'] as const) {
      const game = wonBy(winner);
      expect([asked(game), decider(game)]).toEqual(['terrainList', winner]);
    }
  });

  test('terrain that is laid by another method needs no list', () => {
    const world = worldOf({ options: { method: 'referee' } });
    expect(asked(wonBy('blue', { world, blue: 'neutral' }))).toBe('bonusCard');
    expect(engine.choices(wonBy('blue', { world }))).toEqual([{ do: 'drawBonusCard' }]);
  });
});
