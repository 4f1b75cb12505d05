import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { judgeForced } from './forced.ts';
import { FORCED_CAUSES, isForcedCause, whyNoKind } from './kinds.ts';
import { type ActivationState, type UnitState, whyNoNormalMove } from './mayMove.ts';
import { ground, mover } from './table.fixture.ts';

const rule = ruleTests<ClauseId>();
const FRESH: UnitState = { pinned: false, engaged: false, fought: false, supported: false, retreated: false };
const LAST: ActivationState = { isCorpsActive: true, areAttacksDone: true, roundsOfCombatDone: 2 };

describe('LM-14: who may not move', () => {
  const BARS = [
    ['pinned', '7.1/bar-pinned'],
    ['engaged', '7.1/bar-engaged'],
    ['fought', '7.1/bar-attacked'],
    ['supported', '7.1/bar-supported'],
    ['retreated', '7.1/bar-retreated'],
  ] as const;
  for (const [flag, clause] of BARS) {
    rule(clause, `a unit that is or has ${flag}`, () => {
      expect(whyNoNormalMove({ ...FRESH, [flag]: true }, LAST)).toBe(clause);
      expect(whyNoNormalMove(FRESH, LAST)).toBeUndefined();
    });
  }

  test('7.1/bars-independent: they forbid no forced move', () => {
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
  const LISTED = [
    ['7.5/list-pushback', 'push-back'],
    ['7.5/list-breakoff', 'break-off'],
    ['7.5/list-failed-order', 'failed-order'],
    ['7.5/list-card', 'card'],
    ['7.5/list-pursuit', 'pursuit'],
  ] as const;
  for (const [clause, cause] of LISTED) {
    rule(clause, `LM-49: ${cause} is forced, support is not`, () => {
      expect(isForcedCause(cause)).toBe(true);
      expect(isForcedCause('support')).toBe(false);
    });
  }
});
