import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { judgeForced } from './forced.ts';
import { FORCED_CAUSES, isForcedCause, whyNoKind } from './kinds.ts';
import { type ActivationState, type UnitState, whyNoNormalMove } from './mayMove.ts';
import { ground, mover } from './table.fixture.ts';

const rule = ruleTests<ClauseId>();
const FRESH: UnitState = { pinned: false, engaged: false, fought: false, supported: false, retreated: false };
const LAST: ActivationState = { isCorpsActive: true, areAttacksDone: true, roundsOfCombatDone: 2 };

describe('LM-14: who may not move', () => {
  const expectBar = (flag: keyof UnitState, clause: ClauseId): void => {
    expect(whyNoNormalMove({ ...FRESH, [flag]: true }, LAST)).toBe(clause);
    expect(whyNoNormalMove(FRESH, LAST)).toBeUndefined();
  };
  rule('7.1/bar-pinned', 'a pinned unit', () => expectBar('pinned', '7.1/bar-pinned'));
  rule('7.1/bar-engaged', 'a unit locked in combat', () => expectBar('engaged', '7.1/bar-engaged'));
  rule('7.1/bar-attacked', 'a unit that fought', () => expectBar('fought', '7.1/bar-attacked'));
  rule('7.1/bar-supported', 'a unit that supported', () => expectBar('supported', '7.1/bar-supported'));
  rule('7.1/bar-retreated', 'a unit that retreated', () => expectBar('retreated', '7.1/bar-retreated'));

  rule('7.1/bars-independent', 'they forbid no forced move', () => {
    expect(judgeForced(ground(), mover(), { cause: 'push-back' })).toMatchObject({ legal: true, moved: 4 });
  });
});

describe('when', () => {
  rule('7.1/normal-timing', 'LX-02: not outside the activation of its corps', () => {
    expect(whyNoNormalMove(FRESH, { ...LAST, isCorpsActive: false })).toBe('7.1/normal-timing');
    expect(whyNoNormalMove(FRESH, LAST)).toBeUndefined();
  });
  rule('7.1/normal-last', 'LM-16: after all attacks and both rounds of combat', () => {
    expect(whyNoNormalMove(FRESH, { ...LAST, areAttacksDone: false })).toBe('7.1/normal-last');
    expect(whyNoNormalMove(FRESH, { ...LAST, roundsOfCombatDone: 1 })).toBe('7.1/normal-last');
    expect(whyNoNormalMove(FRESH, LAST)).toBeUndefined();
  });
});

describe('kinds of move', () => {
  rule('7.1/three-kinds', 'LX-01: normal, forced and support, and no other', () => {
    expect([undefined, 'occupy', 'passage', 'retreat'].map(kind => whyNoKind(kind))).toEqual(
      Array(4).fill('7.1/three-kinds'),
    );
    expect(['normal', 'support'].map(kind => whyNoKind(kind))).toEqual([undefined, undefined]);
  });
  rule('7.1/forced-kinds', 'LX-01: a forced move has one of the five causes', () => {
    expect([undefined, 'support', 'retreat'].map(cause => whyNoKind('forced', cause))).toEqual(
      Array(3).fill('7.1/forced-kinds'),
    );
    expect(FORCED_CAUSES.map(cause => whyNoKind('forced', cause))).toEqual(Array(5).fill(undefined));
  });
  const expectForced = (cause: string): void =>
    expect([isForcedCause(cause), isForcedCause('support')]).toEqual([true, false]);
  rule('7.5/list-pushback', 'LM-49: a push-back is forced', () => expectForced('push-back'));
  rule('7.5/list-breakoff', 'LM-49: a break-off is forced', () => expectForced('break-off'));
  rule('7.5/list-failed-order', 'LM-49: the move of a failed order is forced', () => expectForced('failed-order'));
  rule('7.5/list-card', 'LM-49: the move of a card is forced', () => expectForced('card'));
  rule('7.5/list-pursuit', 'LM-49: a pursuit is forced', () => expectForced('pursuit'));
});
