import { scripted } from '@wigwag/kernel';
import { describe, expect, test } from 'vitest';
import { DEFAULT_BOOK } from '../../data/book.ts';
import { house } from '../../data/sourced.ts';
import type { AnyChoice, Game, PushedFrame } from '../../game.ts';
import { after, at, battle, listed, numbers, played, type Sketch, TURN, verdict } from '../battle.fixture.ts';

const [A, B] = ['i-1-a', 'i-1-b'] as const;
const SAY: PushedFrame = { kind: 'reorganisation', by: 'blue', said: false };
const ACTIVE = { activated: { blue: ['i'], grey: ['first'] } };
const DONE: AnyChoice = { do: 'reorganised' };
const GREY = { 'first-1-a': at(40, 10, 180), 'first-1-b': at(40, 8, 180) };

const saying = (sketch: Sketch = {}): Game =>
  battle({ play: ACTIVE, blue: { [A]: at(20, 30), [B]: at(20, 32) }, grey: GREY, ...sketch }, TURN, SAY);

const pairs = (game: Game) => listed(game).flatMap(c => (c.do === 'passLines' ? [`${c.one} ${c.other}`] : []));

describe('passages that are announced', () => {
  test('are offered to units that stand less than six inches apart, each pair once', () => {
    const blue = { [A]: at(20, 30), [B]: at(20, 32), 'i-2-a': at(28.3, 30), 'i-2-b': at(36.8, 30) };
    expect(pairs(saying({ blue }))).toEqual([`${A} ${B}`, `${A} i-2-a`, `${B} i-2-a`]);
    // Others may have one too.
    expect(verdict(saying({ blue }), { do: 'passLines', one: A, other: 'i-2-b', supporting: true })).toBe('legal');
    expect(pairs(saying({ blue: { [A]: at(20, 30), [B]: at(28.4, 30) } }))).toEqual([]);
    expect(pairs(saying({ blue: { [A]: at(20, 30), [B]: at(20, 32, 0, ['destroyed']) } }))).toEqual([]);
  });

  test('first by the side with the initiative, then by the other', () => {
    const said = after(saying(), DONE);
    expect(said.stack.at(-1)).toEqual({ kind: 'reorganisation', by: 'grey', said: false });
    expect(pairs(said)).toEqual(['first-1-a first-1-b']);
    expect(after(said, DONE).board.play.turn).toBe(4);
  });

  test('a unit that is to take part in one is not in another, whichever is named first', () => {
    const blue = { [A]: at(20, 30), [B]: at(20, 32), 'i-2-a': at(23, 30), 'i-2-b': at(23, 32) };
    const said = after(saying({ blue }), { do: 'passLines', one: A, other: B, supporting: true });
    const verdicts = (one: string, other: string) => verdict(said, { do: 'passLines', one, other, supporting: true });
    expect([verdicts(A, 'i-2-a'), verdicts('i-2-a', A), verdicts(B, 'i-2-a'), verdicts('i-2-a', B)]).toEqual(
      Array(4).fill('7.6/once-per-turn'),
    );
    expect(verdicts('i-2-a', 'i-2-b')).toBe('legal');
    const other = battle(
      { play: { ...ACTIVE, passages: [{ side: 'grey', one: A, other: B }] }, blue, grey: GREY },
      TURN,
      SAY,
    );
    expect(verdict(other, { do: 'passLines', one: A, other: B, supporting: true })).toBe('legal');
  });
});

describe('passages that are carried out', () => {
  const passages = [
    { side: 'blue', one: A, other: B },
    { side: 'grey', one: 'first-1-a', other: 'first-1-b' },
  ] as const;
  const ordering = (sketch: Sketch = {}): Game =>
    battle(
      { blue: { [A]: at(20, 30), [B]: at(20, 32) }, grey: GREY, play: { ...ACTIVE, passages }, ...sketch },
      TURN,
      { kind: 'reorganisation', by: 'grey', said: true },
      { kind: 'passages', by: 'blue', side: 'grey', one: '', other: '' },
    );

  test('each by name: whose, which two', () => {
    const game = ordering();
    const carry = (more: object) => verdict(game, { do: 'carryOut', ...passages[0], ...more });
    expect([carry({}), carry({ side: 'grey' }), carry({ one: B }), carry({ other: A })]).toEqual([
      'legal',
      ...Array(3).fill('7.6/swap-supporting'),
    ]);
    const { events } = played(game, { do: 'carryOut', ...passages[0] });
    expect(events[0]).toEqual({
      type: 'passageMade',
      ...passages[0],
      turn: 3,
      onePose: at(20, 32).pose,
      otherPose: at(20, 30).pose,
    });
    expect(events[1]).toMatchObject({ type: 'passageMade', ...passages[1] });
  });

  test('before anybody has the initiative whoever is asked orders them', () => {
    const nobody = ordering({ play: { ...ACTIVE, passages, initiative: '' } });
    expect(verdict(nobody, { do: 'carryOut', ...passages[0] })).toBe('legal');
  });

  test('one of a unit that is no longer there is dropped, and changes nobody', () => {
    for (const gone of [
      { [A]: at(20, 30) },
      { [B]: at(20, 32) },
      { [A]: at(20, 30), [B]: at(20, 32, 0, ['destroyed']) },
    ] as const) {
      const game = ordering({ blue: gone });
      const { events, game: next } = played(game, { do: 'carryOut', ...passages[0] });
      expect(events[0]).toEqual({ type: 'passageDropped', ...passages[0] });
      expect(Object.values(next.board.play.units.blue).map(({ pose }) => pose)).toEqual(
        Object.values(gone).map(({ pose }) => pose),
      );
      expect(next.board.play.units.blue[A]?.passedOn ?? 0).toBe(0);
    }
  });

  test('the test is of the side whose units they are, and its dice are those of the book', () => {
    const engaged = { 'first-1-a': at(40, 10, 180, ['engaged']), 'first-1-b': at(40, 8, 180) };
    const testing = after(ordering({ grey: engaged }), { do: 'carryOut', ...passages[1] });
    expect(testing.stack.at(-1)).toEqual({
      kind: 'commandTest',
      by: 'grey',
      one: 'first-1-a',
      other: 'first-1-b',
      formation: 'first-1',
      needed: 1,
      successes: -1,
    });
    const { events } = played(testing, { do: 'rollCommand' }, scripted([[3, 4, 6]]));
    expect(events.slice(0, 2)).toEqual([
      { type: 'commandTested', side: 'grey', formation: 'first-1', needed: 1, successes: 2, faces: [3, 4, 6] },
      expect.objectContaining({ type: 'passageMade', side: 'grey' }),
    ]);
    const typed = played(testing, { do: 'typeSuccesses', successes: 1 });
    expect(typed.events[0]).toMatchObject({ type: 'commandTested', successes: 1, faces: [] });
    const failed = played(testing, { do: 'rollCommand' }, scripted([[3, 3, 1]]));
    expect(failed.events.slice(0, 4)).toEqual([
      expect.objectContaining({ type: 'commandTested', successes: 0 }),
      { type: 'passageFailed', ...passages[1], turn: 3 },
      { type: 'cohesionSet', side: 'grey', unit: 'first-1-a', lost: 1 },
      { type: 'cohesionSet', side: 'grey', unit: 'first-1-b', lost: 1 },
    ]);
    expect(numbers(testing, { do: 'typeSuccesses', successes: 11 })).toEqual({ most: 10 });
  });

  test('where the book has no dice for it they are typed in only', () => {
    const book = { ...DEFAULT_BOOK, play: { ...DEFAULT_BOOK.play, commandDice: house(0) } };
    const engaged = { [A]: at(20, 30, 0, ['engaged'], { cohesionLost: 2 }), [B]: at(20, 32) };
    const testing = after(ordering({ blue: engaged, world: { book } }), { do: 'carryOut', ...passages[0] });
    expect(verdict(testing, { do: 'rollCommand' })).toBe('7.6/test-one-engaged');
    expect(listed(testing).every(choice => choice.do === 'typeSuccesses')).toBe(true);
    const failed = after(testing, { do: 'typeSuccesses', successes: 0 });
    expect([A, B].map(unit => failed.board.play.units.blue[unit]?.cohesionLost)).toEqual([3, 1]);
    expect(failed.board.play.passages).toEqual([]);
  });
});
