import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import type { AnyChoice } from '../../game.ts';
import type { FORCED_CAUSES } from '../../movement/kinds.ts';
import {
  ACTIVATION,
  after,
  at,
  battle,
  forceOf,
  listed,
  moveOf,
  moving,
  played,
  TURN,
  UNIT,
  verdict,
} from '../battle.fixture.ts';
import type { Mark } from '../marks.ts';
import { forwardStep } from '../table/told.ts';

const rule = ruleTests<ClauseId>();
const GO = moveOf([forwardStep(2)]);
const marked = (...marks: readonly Mark[]) => moving({ blue: { [UNIT]: at(24, 40, 0, marks) } });

describe('LM-14: who may not move', () => {
  const expectBar = (mark: Mark, clause: ClauseId): void => {
    expect(verdict(marked(mark), GO)).toBe(clause);
    expect(verdict(marked(), GO)).toBe('legal');
    expect(listed(marked(mark)).some(choice => choice.do === 'move')).toBe(false);
  };
  rule('7.1/bar-pinned', 'a pinned unit', () => expectBar('pinned', '7.1/bar-pinned'));
  rule('7.1/bar-engaged', 'a unit locked in combat', () => expectBar('engaged', '7.1/bar-engaged'));
  rule('7.1/bar-attacked', 'a unit that fought', () => expectBar('fought', '7.1/bar-attacked'));
  rule('7.1/bar-supported', 'a unit that supported', () => expectBar('supported', '7.1/bar-supported'));
  rule('7.1/bar-retreated', 'a unit that retreated', () => expectBar('retreated', '7.1/bar-retreated'));
  rule('7.1/bars-independent', 'each alone suffices, and none of them forbids a forced move', () => {
    const all = marked('pinned', 'engaged', 'fought', 'supported', 'retreated');
    expect(verdict(all, forceOf('push-back', 4))).toBe('legal');
    expect(verdict(all, moveOf([forwardStep(2)], { kind: 'support' }))).toBe('legal');
  });
});

describe('when', () => {
  rule('7.1/normal-timing', 'LX-02: units of the active corps, in its activation', () => {
    const blue = { [UNIT]: at(24, 40), 'ii-1-a': at(30, 40) };
    expect(verdict(moving({ blue }), moveOf([forwardStep(2)], { unit: 'ii-1-a' }))).toBe('7.1/normal-timing');
    expect(verdict(moving({ blue }), GO)).toBe('legal');
    expect(verdict(battle({ blue }, TURN, ACTIVATION), GO)).toBe('7.1/normal-timing');
  });
  rule('7.1/normal-last', 'LM-16: not before attacks and both rounds of combat are done', () => {
    const early = moving({ blue: { [UNIT]: at(24, 40) } }, { fought: false });
    expect(verdict(early, GO)).toBe('7.1/normal-last');
    const later = played(early, { do: 'combatDone' });
    expect(later.events).toEqual([{ type: 'combatEnded', side: 'blue', corps: 'i' }]);
    expect(verdict(later.game, GO)).toBe('legal');
    expect(verdict(later.game, { do: 'combatDone' })).toBe('7.1/normal-last');
  });
});

describe('kinds of move', () => {
  const fresh = () => moving({ blue: { [UNIT]: at(24, 40) } });
  rule('7.1/three-kinds', 'LX-01: no other kind, and a place can only be taken that an enemy left', () => {
    expect(verdict(fresh(), { ...GO, kind: 'occupy' } as unknown as AnyChoice)).toBe('7.1/three-kinds');
    expect(verdict(fresh(), { do: 'occupy', unit: UNIT, pose: at(20, 20).pose, entitled: true })).toBe(
      '7.1/three-kinds',
    );
    expect(verdict(fresh(), GO)).toBe('legal');
  });
  rule('7.1/forced-kinds', 'LX-01: a forced move has a cause', () => {
    expect(verdict(fresh(), moveOf([forwardStep(2)], { kind: 'forced' }))).toBe('7.1/forced-kinds');
    expect(verdict(fresh(), { ...forceOf('card', 4), cause: 'retreat' } as unknown as AnyChoice)).toBe(
      '7.1/forced-kinds',
    );
    expect(verdict(fresh(), forceOf('card', 4))).toBe('legal');
  });
  test('7.1/support-ref, R-50: a support move has the range M, and who makes it supports', () => {
    const support = (inches: number) => moveOf([forwardStep(inches)], { kind: 'support', march: true });
    expect([9, 9.5].map(inches => verdict(fresh(), support(inches)))).toEqual(['legal', '7.2/max-distance']);
    const moved = after(fresh(), support(3));
    expect(moved.board.play.units.blue[UNIT]).toMatchObject({ marks: ['supported'], movedOn: 0 });
    expect(verdict(moved, GO)).toBe('7.1/bar-supported');
  });
  const expectForced = (cause: (typeof FORCED_CAUSES)[number]): void => {
    const game = moving({ blue: { [UNIT]: at(24, 40) }, grey: { 'first-1-a': at(24, 20, 180) } });
    expect(verdict(game, forceOf(cause, 4, { towards: 'first-1-a' }))).toBe('legal');
    expect(played(game, forceOf(cause, 4, { towards: 'first-1-a' })).events).toMatchObject([
      { type: 'unitForced', cause },
    ]);
  };
  rule('7.5/list-pushback', 'LM-49: a push-back is forced', () => expectForced('push-back'));
  rule('7.5/list-breakoff', 'LM-49: a break-off is forced', () => expectForced('break-off'));
  rule('7.5/list-failed-order', 'LM-49: the move of a failed order is forced', () => expectForced('failed-order'));
  rule('7.5/list-card', 'LM-49: the move of a card is forced', () => expectForced('card'));
  rule('7.5/list-pursuit', 'LM-49: a pursuit is forced, and goes after an enemy', () => {
    expectForced('pursuit');
    expect(verdict(fresh(), forceOf('pursuit', 4, { towards: UNIT }))).toBe('7.5/list-pursuit');
  });
});

describe('what players enter', () => {
  const game = () => moving({ blue: { [UNIT]: at(24, 40) }, grey: { 'first-1-a': at(24, 20, 180) } });
  rule('house/unit-on-table', 'of units on the table only', () => {
    for (const unit of ['nobody', 'i-1-b', 'first-1-a']) {
      expect(verdict(game(), moveOf([forwardStep(2)], { unit }))).toBe('house/unit-on-table');
    }
    expect(verdict(game(), { do: 'mark', side: 'grey', unit: UNIT, mark: 'pinned', on: true })).toBe(
      'house/unit-on-table',
    );
    expect(verdict(game(), { do: 'cohesion', side: 'blue', unit: UNIT, lost: -1 })).toBe('house/unit-on-table');
    expect(verdict(game(), { do: 'cohesion', side: 'blue', unit: UNIT, lost: 2 })).toBe('legal');
  });
  rule('house/steps', 'a hundred steps and no more', () => {
    const steps = (count: number) => Array.from({ length: count }, () => forwardStep(0.01));
    expect([100, 101].map(count => verdict(game(), moveOf(steps(count))))).toEqual(['legal', 'house/steps']);
    expect(verdict(game(), moveOf([], { modifier: Number.MAX_SAFE_INTEGER }))).toBe('house/steps');
  });
  test('marks go on and off; who is destroyed leaves the table', () => {
    const mark = (name: Mark, on: boolean): AnyChoice => ({
      do: 'mark',
      side: 'grey',
      unit: 'first-1-a',
      mark: name,
      on,
    });
    const pinned = after(game(), mark('pinned', true), mark('pinned', true), mark('engaged', true));
    expect(pinned.board.play.units.grey['first-1-a']?.marks).toEqual(['pinned', 'engaged']);
    expect(after(pinned, mark('pinned', false)).board.play.units.grey['first-1-a']?.marks).toEqual(['engaged']);
    const destroyed = after(pinned, mark('destroyed', true));
    expect(destroyed.board.play.vacated).toMatchObject([{ side: 'grey', unit: 'first-1-a' }]);
    expect(verdict(destroyed, mark('destroyed', false))).toBe('house/unit-on-table');
    const lost = after(destroyed, { do: 'cohesion', side: 'blue', unit: UNIT, lost: 2 });
    expect(lost.board.play.units.blue[UNIT]?.cohesionLost).toBe(2);
  });
  test('there is always something to choose, and the last of it ends the activation', () => {
    expect(listed(moving({}))).toEqual([{ do: 'endMoves' }]);
    const offered = listed(game());
    expect(offered.filter(choice => choice.do === 'move').length).toBeGreaterThan(4);
    expect(after(game(), { do: 'endMoves' }).stack.at(-1)?.kind).toBe('activation');
  });
});
