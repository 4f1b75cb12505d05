import { describe, expect, test } from 'vitest';
import type { Event } from './game.ts';
import { EVENTS, lee, openGame } from './ruleset.ts';
import { worldOf } from './testing/armies.fixture.ts';
import { leadTo } from './testing/leadTo.fixture.ts';
import { asked, decider } from './testing/play.fixture.ts';

describe('the ruleset as a whole', () => {
  test('a game opens with blue’s list, and all the auditor tries is tried in every position', () => {
    const { game } = openGame(worldOf());
    expect([asked(game), decider(game)]).toEqual(['lists', 'blue']);
    const verbs = new Set([...lee.attempts(leadTo('lists'))].map(choice => choice.do));
    for (const verb of ['chooseList', 'draw', 'playCard', 'declare', 'layRiver', 'chooseTactic', 'assignCorps']) {
      expect(verbs).toContain(verb);
    }
  });

  test('each step begins with what is asked first in it', () => {
    const first = (step: Parameters<typeof leadTo>[0]) => {
      const game = leadTo(step);
      return [asked(game), decider(game)];
    };
    expect(first('generals')).toEqual(['drawGenerals', 'table']);
    expect(leadTo('generals').stack.at(-1)).toMatchObject({ side: 'blue', stage: 'cinc', at: 0 });
    expect(first('cards')).toEqual(['drawCards', 'table']);
    expect(leadTo('cards').stack.at(-1)).toMatchObject({ side: 'blue', at: 0 });
    expect(first('declaration')).toEqual(['declare', 'blue']);
    expect(first('initiative')).toEqual(['initiative', 'table']);
    expect(first('armyTactics')).toEqual(['armyTactic', 'blue']);
  });

  test('a draw is nobody’s to see, a roll is everybody’s', () => {
    const draw = { request: { kind: 'draw', n: 1, of: 3, why: 'generals' }, answer: [0] } as const;
    const roll = { request: { kind: 'roll', n: 1, why: 'initiative' }, answer: [6] } as const;
    expect(lee.seenRoll(draw as never, 'blue', 'blue')).toBeUndefined();
    expect(lee.seenRoll(roll as never, 'blue', 'grey')).toBe(roll);
  });

  test('what shows the other side something is known by its event', () => {
    const revealing = EVENTS.filter(type => lee.reveals({ type } as Event));
    expect(revealing.toSorted()).toEqual([
      'armyTacticShown',
      'battlefieldShown',
      'cardPlayed',
      'cavalryTacticShown',
      'markersTurned',
    ]);
  });

  test('a board that one chapter finds broken is broken', () => {
    const game = leadTo('cards');
    expect(lee.broken(game)).toBeUndefined();
    const board = structuredClone(game.board);
    board.cards.deck.grey.pop();
    expect(lee.broken({ ...game, board })).toBe('cards-lost');
    board.cards = structuredClone(game.board.cards);
    board.armies.lists.blue = '';
    expect(lee.broken({ ...game, board })).toBe('year-without-lists');
  });
});
