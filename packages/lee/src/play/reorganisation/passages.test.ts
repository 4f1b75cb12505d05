import { rolling } from '@wigwag/kernel';
import { random } from '@wigwag/tests/random';
import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import type { AnyChoice, Game, PushedFrame } from '../../game.ts';
import {
  after,
  at,
  battle,
  listed,
  moveOf,
  moving,
  played,
  poseOfUnit,
  type Sketch,
  TURN,
  UNIT,
  verdict,
} from '../battle.fixture.ts';
import type { Placed } from '../board.ts';
import type { Mark } from '../marks.ts';
import { forwardStep } from '../table/told.ts';

const rule = ruleTests<ClauseId>();
const [A, B] = ['i-1-a', 'i-1-b'];
const SAY: PushedFrame = { kind: 'reorganisation', by: 'blue', said: false };
const ACTIVE = { activated: { blue: ['i'], grey: [] } };
const DONE: AnyChoice = { do: 'reorganised' };
const pass = (one = A, other = B, supporting = true): AnyChoice => ({ do: 'passLines', one, other, supporting });
const typed = (successes: number): AnyChoice => ({ do: 'typeSuccesses', successes });

const two = (a: readonly Mark[] = [], b: readonly Mark[] = [], more: Partial<Placed> = {}): Record<string, Placed> => ({
  [A]: at(20, 30, 0, a, more),
  [B]: at(20, 32, 0, b),
});
const saying = (sketch: Sketch): Game => battle({ play: ACTIVE, blue: two(), ...sketch }, TURN, SAY);
/** Blue says it, grey says nothing, and it is carried out as far as it goes without a test. */
const made = (sketch: Sketch): Game => after(saying(sketch), pass(), DONE, DONE);
const places = (game: Game) => [A, B].map(unit => poseOfUnit(game, 'blue', unit));
const SWAPPED = [
  [20, 32, 0],
  [20, 30, 0],
];
const KEPT = [
  [20, 30, 0],
  [20, 32, 0],
];
const cohesion = ({ board }: Game) => [A, B].map(unit => board.play.units.blue[unit]?.cohesionLost);

describe('7.6: passage of lines', () => {
  rule('7.6/auto-unengaged', 'LM-50: automatic where neither is engaged', () => {
    const game = made({});
    expect(places(game)).toEqual(SWAPPED);
    expect(game.stack.at(-1)?.kind).toBe('turn');
  });
  rule('7.6/success', 'LM-50, LM-51: they change places and headings', () => {
    expect(places(after(made({ blue: two(['engaged']) }), typed(1)))).toEqual(SWAPPED);
  });
  rule('7.6/test-one-engaged', 'from none to ten successes are typed in', () => {
    const game = made({ blue: two(['engaged']) });
    expect([-1, 0, 10, 11].map(successes => verdict(game, typed(successes)))).toEqual([
      '7.6/test-one-engaged',
      'legal',
      'legal',
      '7.6/test-one-engaged',
    ]);
    expect(listed(game).filter(choice => choice.do === 'typeSuccesses')).toHaveLength(11);
  });
  rule('7.6/test-one-engaged', 'LM-51: with one engaged its general needs a success, typed in or rolled', () => {
    const testing = made({ blue: two(['engaged']) });
    expect(testing.stack.at(-1)).toMatchObject({ kind: 'commandTest', by: 'blue', formation: 'i-1', needed: 1 });
    expect([-1, 11].map(successes => verdict(testing, typed(successes)))).toEqual(
      Array(2).fill('7.6/test-one-engaged'),
    );
    const { events } = played(testing, { do: 'rollCommand' }, rolling(random(3)));
    expect(events[0]).toMatchObject({ type: 'commandTested', needed: 1, faces: { length: 3 } });
  });
  rule('7.6/failure', 'LM-52: both stay and lose a point of cohesion', () => {
    const failed = after(made({ blue: two(['engaged']) }), typed(0));
    expect(places(failed)).toEqual(KEPT);
    expect(cohesion(failed)).toEqual([1, 1]);
  });
  rule('7.6/inactive-plus-1', 'LM-53: one success more for a corps that was not activated', () => {
    const testing = () => made({ blue: two(['engaged']), play: { activated: { blue: ['ii'], grey: [] } } });
    expect([1, 2].map(successes => places(after(testing(), typed(successes))))).toEqual([KEPT, SWAPPED]);
  });
  rule('7.6/once-per-turn', 'LM-55: once a turn, whether it was made or failed', () => {
    expect(verdict(saying({ blue: two([], [], { passedOn: 3 }) }), pass())).toBe('7.6/once-per-turn');
    expect(verdict(saying({ blue: two([], [], { failedOn: 3 }) }), pass())).toBe('7.6/once-per-turn');
    expect(verdict(saying({ blue: two([], [], { passedOn: 2, failedOn: 2 }) }), pass())).toBe('legal');
    const said = after(saying({ blue: { ...two(), 'i-2-a': at(23, 30) } }), pass());
    expect(verdict(said, pass(A, 'i-2-a'))).toBe('7.6/once-per-turn');
    const swapped = made({}).board.play.units.blue;
    expect([A, B].map(unit => swapped[unit]?.passedOn)).toEqual([3, 3]);
    const failed = after(made({ blue: two(['engaged']) }), typed(0)).board.play.units.blue;
    expect([A, B].map(unit => failed[unit]?.failedOn)).toEqual([3, 3]);
  });
  rule('7.6/two-divisions', 'LM-56: the general of the engaged unit’s division', () => {
    const blue = { [A]: at(20, 30, 0, ['engaged']), 'i-2-a': at(20, 32) };
    const testing = after(saying({ blue }), pass(A, 'i-2-a'), DONE, DONE);
    expect(testing.stack.at(-1)).toMatchObject({ kind: 'commandTest', formation: 'i-1' });
    const other = after(
      saying({ blue: { [A]: at(20, 30), 'i-2-a': at(20, 32, 0, ['engaged']) } }),
      pass(A, 'i-2-a'),
      DONE,
      DONE,
    );
    expect(other.stack.at(-1)).toMatchObject({ kind: 'commandTest', formation: 'i-2' });
  });
  rule('7.6/optional', 'left out by an option or a ruling: not asked, and refused', () => {
    const off = { world: { options: { passageOfLines: false } } };
    expect(verdict(saying(off), pass())).toBe('7.6/optional');
    expect(verdict(saying({}), pass())).toBe('legal');
    const end = (sketch: Sketch) =>
      after(moving({ blue: two(), play: { ...ACTIVE, passed: { blue: true, grey: true } }, ...sketch }), {
        do: 'endMoves',
      });
    expect(end(off).stack.at(-1)?.kind).toBe('turn');
    expect(end({}).stack.at(-1)?.kind).toBe('reorganisation');
  });
  rule('7.6/timing', 'LX-02: not while corps are activated', () => {
    expect(verdict(moving({ blue: two() }), pass())).toBe('7.6/timing');
    expect(verdict(saying({}), moveOf([forwardStep(1)], { unit: UNIT }))).toBe('7.1/normal-timing');
  });
  rule('7.6/swap-supporting', 'two units of one’s own that fit into each other’s places', () => {
    expect(verdict(saying({}), pass(A, A))).toBe('7.6/swap-supporting');
    expect(verdict(saying({}), pass(A, 'nobody'))).toBe('house/unit-on-table');
    expect(verdict(saying({}), pass())).toBe('legal');
    expect(listed(saying({}))).toEqual([pass(), DONE]);
  });
  rule('7.6/swap-supporting', 'only if whoever announces it vouches that they support each other', () => {
    expect(verdict(saying({}), pass(A, B, false))).toBe('7.6/swap-supporting');
    expect(verdict(saying({}), pass(A, B, true))).toBe('legal');
  });
  rule('7.6/not-both-engaged', 'not both engaged', () => {
    expect(verdict(saying({ blue: two(['engaged'], ['engaged']) }), pass())).toBe('7.6/not-both-engaged');
  });
  rule('7.6/not-pinned', 'none of them pinned', () => {
    expect(verdict(saying({ blue: two([], ['pinned']) }), pass())).toBe('7.6/not-pinned');
  });
  rule('7.6/order-initiative', 'LX-07: whoever has the initiative orders the passages of both', () => {
    const grey = { 'first-1-a': at(40, 10, 180), 'first-1-b': at(40, 8, 180) };
    const said = after(saying({ grey }), pass(), DONE, pass('first-1-a', 'first-1-b'), DONE);
    expect(said.stack.at(-1)).toMatchObject({ kind: 'passages', by: 'blue' });
    expect(listed(said)).toEqual([
      { do: 'carryOut', side: 'blue', one: A, other: B },
      { do: 'carryOut', side: 'grey', one: 'first-1-a', other: 'first-1-b' },
    ]);
    const foreign: AnyChoice = { do: 'carryOut', side: 'grey', one: 'first-1-a', other: 'first-1-b' };
    const { events, game } = played(said, foreign);
    expect(events.map(({ type }) => type)).toEqual(['passageMade', 'passageMade', 'turnBegun']);
    expect(events[0]).toMatchObject({ side: 'grey' });
    expect(game.board.play.turn).toBe(4);
    expect(verdict(said, { ...foreign, other: A } as AnyChoice)).toBe('7.6/swap-supporting');
    const usurped = battle({ blue: two(), grey, play: { passages: said.board.play.passages } }, TURN, {
      kind: 'passages',
      by: 'grey',
      side: 'grey',
      one: '',
      other: '',
    });
    expect(verdict(usurped, foreign)).toBe('7.6/order-initiative');
  });
  test('one that an earlier exchange made impossible is dropped', () => {
    const passages = [
      { side: 'blue', one: A, other: B },
      { side: 'blue', one: B, other: 'i-2-a' },
    ] as const;
    const blue = { ...two(), 'i-2-a': at(23, 30) };
    const frame: PushedFrame = { kind: 'passages', by: 'blue', side: 'blue', one: '', other: '' };
    const game = battle(
      { blue, play: { ...ACTIVE, passages } },
      TURN,
      { ...SAY, by: 'grey', said: true } as PushedFrame,
      frame,
    );
    const { events } = played(game, { do: 'carryOut', ...passages[0] });
    expect(events.map(({ type }) => type)).toEqual(['passageMade', 'passageDropped', 'turnBegun']);
  });
});
