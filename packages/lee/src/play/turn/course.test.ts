import { scripted } from '@wigwag/kernel';
import { describe, expect, test } from 'vitest';
import { DEFAULT_BOOK } from '../../data/book.ts';
import { house } from '../../data/sourced.ts';
import type { AnyChoice, PushedFrame } from '../../game.ts';
import {
  ACTIVATION,
  after,
  at,
  battle,
  listed,
  moving,
  played,
  type Sketch,
  TURN,
  UNIT,
  verdict,
} from '../battle.fixture.ts';

const both = { blue: { [UNIT]: at(24, 30), 'ii-1-a': at(40, 30) }, grey: { 'first-1-a': at(24, 10, 180) } };
const activating = (sketch: Sketch = {}) => battle({ ...both, ...sketch }, TURN, ACTIVATION);

describe('activation', () => {
  test('what is offered: corps on the table that were not activated, a pass, and the end', () => {
    expect(listed(activating())).toEqual([
      { do: 'activate', corps: 'i' },
      { do: 'activate', corps: 'ii' },
      { do: 'passActivation' },
      { do: 'proposeEnd' },
    ]);
    const later = activating({ play: { activated: { blue: ['i'], grey: [] } } });
    expect(listed(later)[0]).toEqual({ do: 'activate', corps: 'ii' });
    const destroyed = activating({ blue: { [UNIT]: at(24, 30), 'ii-1-a': at(40, 30, 0, ['destroyed']) } });
    expect(verdict(destroyed, { do: 'activate', corps: 'ii' })).toBe('house/corps-once');
  });

  test('a corps that is activated has not fought yet, and what enemies left before is forgotten', () => {
    const vacated = [{ side: 'grey', unit: 'first-1-a', pose: at(24, 20).pose }] as const;
    const { events, game } = played(activating({ play: { vacated } }), { do: 'activate', corps: 'i' });
    expect(events).toEqual([{ type: 'corpsActivated', side: 'blue', corps: 'i' }]);
    expect(game.stack.at(-1)).toMatchObject({ kind: 'moves', by: 'blue', corps: 'i', fought: false, done: false });
    expect(game.board.play).toMatchObject({ vacated: [], activated: { blue: ['i'], grey: [] } });
    expect(listed(game)).toContainEqual({ do: 'combatDone' });
    const fought = played(game, { do: 'combatDone' });
    expect(fought.events).toEqual([{ type: 'combatEnded', side: 'blue', corps: 'i' }]);
    expect(listed(fought.game)).not.toContainEqual({ do: 'combatDone' });
    expect(played(fought.game, { do: 'endMoves' }).events[0]).toEqual({ type: 'movesEnded', side: 'blue', corps: 'i' });
  });

  test('the end is proposed to the other, who agrees or plays on', () => {
    const proposed = played(activating(), { do: 'proposeEnd' });
    expect(proposed.events).toEqual([{ type: 'endProposed', side: 'blue' }]);
    expect(proposed.game.stack.at(-1)).toMatchObject({ kind: 'endProposal', by: 'grey', proposer: 'blue' });
    expect(listed(proposed.game)).toEqual([{ do: 'agreeEnd' }, { do: 'playOn' }]);
    const refused = played(proposed.game, { do: 'playOn' });
    expect(refused.events).toEqual([{ type: 'endAnswered', side: 'grey', agreed: false }]);
    expect(refused.game.stack.at(-1)).toMatchObject({ kind: 'activation', by: 'blue' });
    const over = played(proposed.game, { do: 'agreeEnd' });
    expect(over.events[0]).toEqual({ type: 'endAnswered', side: 'grey', agreed: true });
    expect(over.game.board.step).toBe('end');
  });
});

describe('a turn', () => {
  const rolling: PushedFrame = TURN;
  const asking = (sketch: Sketch = {}) =>
    battle({ ...both, play: { turn: 2, initiative: '', drawn: false }, ...sketch }, rolling);

  test('cards before the roll, one for each side that has any left', () => {
    expect(listed(asking())).toEqual([{ do: 'drawTurnCards' }]);
    const { events, game } = played(asking(), { do: 'drawTurnCards' }, scripted([[0], [1]]));
    expect(events.map(({ type }) => type)).toEqual(['cardTaken', 'cardTaken', 'turnCardsDrawn']);
    expect(events.at(-1)).toEqual({ type: 'turnCardsDrawn', turn: 2 });
    expect(listed(game)).toEqual([{ do: 'rollTurn' }]);
    expect([game.board.cards.hand.blue.length, game.board.cards.hand.grey.length]).toEqual([1, 1]);
    const empty = asking({
      change: board => {
        board.cards.deck.blue = [];
      },
    });
    expect(played(empty, { do: 'drawTurnCards' }, scripted([[0]])).events.map(({ type }) => type)).toEqual([
      'cardTaken',
      'turnCardsDrawn',
    ]);
    expect(verdict(asking({ play: { turn: 1, initiative: '' } }), { do: 'drawTurnCards' })).toBe('13.6/turn-draw');
    expect(verdict(asking({ play: { turn: 2, initiative: '', drawn: true } }), { do: 'drawTurnCards' })).toBe(
      '13.6/turn-draw',
    );
  });

  test('who throws more successes has the initiative; a tie is thrown again', () => {
    const drawn = { turn: 2, initiative: '', drawn: true } as const;
    const roll = (...faces: readonly (readonly number[])[]) =>
      played(asking({ play: drawn }), { do: 'rollTurn' }, scripted(faces));
    const won = roll([6, 6, 1], [4, 1, 1]);
    expect(won.events).toEqual([{ type: 'turnInitiative', turn: 2, side: 'blue', blue: [6, 6, 1], grey: [4, 1, 1] }]);
    expect(won.game.stack.at(-1)).toMatchObject({ kind: 'activation', by: 'blue', acted: false });
    expect(roll([1, 1, 1], [4, 1, 1]).game.stack.at(-1)).toMatchObject({ kind: 'activation', by: 'grey' });
    const tied = roll([5, 1, 1], [1, 4, 1]);
    expect(tied.events).toEqual([{ type: 'turnTied', turn: 2, blue: [5, 1, 1], grey: [1, 4, 1] }]);
    expect(listed(tied.game)).toEqual([{ do: 'rollTurn' }]);
  });

  test('the next one begins when nobody activates any more, with nothing of the last', () => {
    const passed = { passed: { blue: true, grey: true }, activated: { blue: ['i'], grey: ['first'] } };
    const last = moving({
      blue: { [UNIT]: at(24, 30, 0, ['pinned', 'engaged', 'immobile']) },
      grey: { 'first-1-a': at(24, 10, 180, ['fought', 'supported', 'retreated']) },
      world: { options: { passageOfLines: false } },
      play: {
        ...passed,
        drawn: true,
        vacated: [{ side: 'grey', unit: 'first-1-a', pose: at(24, 20).pose }],
        passages: [{ side: 'blue', one: 'a', other: 'b' }],
      },
    });
    const { game, events } = played(last, { do: 'endMoves' });
    expect(events.at(-1)).toEqual({ type: 'turnBegun', turn: 4 });
    expect(game.board.play).toMatchObject({
      turn: 4,
      initiative: '',
      drawn: false,
      activated: { blue: [], grey: [] },
      passed: { blue: false, grey: false },
      vacated: [],
      passages: [],
    });
    expect(game.board.play.units.blue[UNIT]?.marks).toEqual(['engaged', 'immobile']);
    expect(game.board.play.units.grey['first-1-a']?.marks).toEqual([]);
  });

  test('passages of lines are asked for where the option and the ruling have them', () => {
    const end: AnyChoice = { do: 'endMoves' };
    const ended = (sketch: Sketch) =>
      after(moving({ ...both, play: { passed: { blue: true, grey: true } }, ...sketch }), end).stack.at(-1);
    expect(ended({})).toMatchObject({ kind: 'reorganisation', by: 'blue', said: false });
    const { movement } = DEFAULT_BOOK;
    const off = { ...movement, rulings: { ...movement.rulings, 'R-51': house('off' as const) } };
    expect(ended({ world: { book: { ...DEFAULT_BOOK, movement: off } } })).toMatchObject({ kind: 'turn' });
    expect(ended({ world: { options: { passageOfLines: false } } })).toMatchObject({ kind: 'turn' });
  });
});
