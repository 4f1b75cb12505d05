import type { DiceSource } from '@wigwag/kernel';
import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { DEFAULT_BOOK } from '../../data/book.ts';
import { house } from '../../data/sourced.ts';
import type { AnyChoice, Game } from '../../game.ts';
import { ACTIVATION, after, at, battle, listed, played, type Sketch, TURN, verdict } from '../battle.fixture.ts';

const rule = ruleTests<ClauseId>();

const UNITS: Sketch = {
  blue: { 'i-1-a': at(20, 44), 'ii-1-a': at(30, 44) },
  grey: { 'first-1-a': at(20, 4, 180), 'second-1-a': at(30, 4, 180) },
};
const fresh = (turn: number, more: Partial<Sketch> = {}): Game =>
  battle({ ...UNITS, ...more, play: { turn, initiative: '', drawn: false } }, TURN);

/** Faces for each roll; draws take the first card. */
const rolls = (...faces: readonly (readonly number[])[]): DiceSource => {
  const left = [...faces];
  return request => (request.kind === 'draw' ? [0] : left.shift());
};
const ROLL: AnyChoice = { do: 'rollTurn' };
const DRAW: AnyChoice = { do: 'drawTurnCards' };
const GO = (corps: string): AnyChoice => ({ do: 'activate', corps });
const PASS: AnyChoice = { do: 'passActivation' };
const asked = ({ stack }: Game) => stack.at(-1);

describe('the beginning of a turn', () => {
  rule('13.6/turn-draw', 'from the second turn on each draws a card, before the roll', () => {
    const game = fresh(2);
    expect(verdict(game, ROLL)).toBe('13.6/turn-draw');
    const { game: drawn, events } = played(game, DRAW, rolls());
    expect(events.map(({ type }) => type)).toEqual(['cardTaken', 'cardTaken', 'turnCardsDrawn']);
    expect([drawn.board.cards.hand.blue.length, drawn.board.cards.hand.grey.length]).toEqual([1, 1]);
    expect(verdict(drawn, DRAW)).toBe('13.6/turn-draw');
    expect(verdict(drawn, ROLL)).toBe('legal');
    expect(verdict(fresh(1), DRAW)).toBe('13.6/turn-draw');
    const empty = fresh(2, {
      change: board => {
        board.cards.deck = { blue: [], grey: [] };
      },
    });
    expect(played(empty, DRAW, rolls()).events).toEqual([{ type: 'turnCardsDrawn', turn: 2 }]);
  });
  rule('13.8/bonus-first-roll-only', 'LS-17: everybody throws the base dice; a tie is thrown again', () => {
    const ready = played(fresh(2), DRAW, rolls()).game;
    const tie = played(ready, ROLL, rolls([4, 1, 1], [6, 2, 2]));
    expect(tie.events).toMatchObject([{ type: 'turnTied' }]);
    const won = played(tie.game, ROLL, rolls([4, 1, 1], [6, 5, 2]));
    expect(won.events).toMatchObject([{ type: 'turnInitiative', side: 'grey', turn: 2 }]);
    expect(asked(won.game)).toMatchObject({ kind: 'activation', by: 'grey' });
  });
  rule('13.14/start', 'the first turn begins at once, with the initiative of the roll for the battlefield', () => {
    const game = battle(
      {
        ...UNITS,
        play: { turn: 0, initiative: '' },
        change: board => {
          board.step = 'deployment';
        },
      },
      {
        kind: 'deployment',
        by: 'grey',
        done: false,
      },
    );
    const all = game.board.play.units;
    expect([Object.keys(all.blue).length, verdict(game, { do: 'deployed' })]).toEqual([2, 'house/deploy-all']);
    const corps = ['first', 'second', 'horse', 'reserve'].map((id): AnyChoice => ({ do: 'deployCorps', corps: id }));
    const { game: begun, events } = played(after(game, ...corps), { do: 'deployed' });
    expect(events.map(({ type }) => type)).toEqual(['deploymentEnded', 'stepBegun', 'turnBegun', 'turnInitiative']);
    expect(begun.board.step).toBe('battle');
    expect(asked(begun)).toMatchObject({ kind: 'activation', by: 'grey' });
  });
  test('what a unit did in the turn is forgotten, what it is stays', () => {
    const blue = { 'i-1-a': at(20, 44, 0, ['pinned', 'engaged', 'fought', 'supported', 'retreated', 'immobile']) };
    const over = after(
      battle({ blue, play: { passed: { blue: false, grey: true } } }, TURN, ACTIVATION),
      PASS,
      { do: 'reorganised' },
      {
        do: 'reorganised',
      },
    );
    expect(over.board.play.units.blue['i-1-a']?.marks).toEqual(['engaged', 'immobile']);
    expect(over.board.play).toMatchObject({ turn: 4, initiative: '', activated: { blue: [], grey: [] } });
  });
});

describe('activations', () => {
  const acting = (more: Partial<Sketch> = {}) => battle({ ...UNITS, ...more }, TURN, ACTIVATION);
  rule('house/corps-once', 'in turns, each corps once, only those on the table', () => {
    expect(listed(acting()).slice(0, 2)).toEqual([GO('i'), GO('ii')]);
    expect(['cav', 'first', 'nobody'].map(corps => verdict(acting(), GO(corps)))).toEqual(
      Array(3).fill('house/corps-once'),
    );
    const one = after(acting(), GO('i'), { do: 'endMoves' });
    expect(asked(one)).toMatchObject({ by: 'grey' });
    const two = after(one, GO('first'), { do: 'endMoves' });
    expect(verdict(two, GO('i'))).toBe('house/corps-once');
    expect(verdict(two, GO('ii'))).toBe('legal');
  });
  test('who passes activates no more corps in this turn', () => {
    const passed = after(acting(), PASS, GO('first'), { do: 'endMoves' });
    expect(asked(passed)).toMatchObject({ kind: 'activation', by: 'grey' });
    expect(asked(after(passed, GO('second'), { do: 'endMoves' }))).toMatchObject({
      kind: 'reorganisation',
      by: 'blue',
    });
  });
  test('the side with the initiative goes first with all of its corps where the book says so', () => {
    const book = { ...DEFAULT_BOOK, play: { ...DEFAULT_BOOK.play, activation: house('initiativeFirst' as const) } };
    expect(asked(after(acting({ world: { book } }), GO('i'), { do: 'endMoves' }))).toMatchObject({ by: 'blue' });
  });
  test('the battle ends when both want it, or nobody is left', () => {
    const proposed = after(acting(), { do: 'proposeEnd' });
    expect(asked(proposed)).toMatchObject({ kind: 'endProposal', by: 'grey', proposer: 'blue' });
    expect(asked(after(proposed, { do: 'playOn' }))).toMatchObject({ kind: 'activation', by: 'blue' });
    const over = after(proposed, { do: 'agreeEnd' });
    expect([over.board.step, asked(over)?.kind]).toEqual(['end', 'ending']);
    const alone = battle({ blue: { 'i-1-a': at(20, 44) } }, TURN, ACTIVATION);
    const dead = after(
      alone,
      GO('i'),
      { do: 'mark', side: 'blue', unit: 'i-1-a', mark: 'destroyed', on: true },
      { do: 'endMoves' },
      { do: 'reorganised' },
      { do: 'reorganised' },
    );
    expect(asked(dead)?.kind).toBe('ending');
  });
});
