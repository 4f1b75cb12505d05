import { scripted, topFrame } from '@wigwag/kernel';
import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { engine, gcacw } from '../ruleset.ts';
import { Table } from '../testing/table.ts';

const rule = ruleTests<ClauseId>();

const ARMIES = `
  map
    .   .   .   .
      .   .   .
    .   .   .   .
      .   .   .
  U Newton 0101; leader Reynolds
  U Sykes 0101
  C Hill 0702
`;

describe('two sides', () => {
  rule('2.0/two-sides', 'one commands the Union, one the Confederacy, and neither decides for the other', () => {
    expect(gcacw.sides).toEqual(['union', 'confederate']);
    const t = new Table(ARMIES).atAction('union');
    expect(t.why({ do: 'march', unit: 'newton' })).toBeUndefined();
    expect(t.why({ do: 'march', unit: 'hill' })).toBe('5.1/one-unit');
    const march = { do: 'march', unit: t.unitId('newton') } as const;
    expect(engine.refusal(t.game, 'confederate', march)?.clause).toBe('kernel/not-your-decision');
  });

  rule('2.0/two-sides', 'one person may answer for both, by the same rules', () => {
    const t = new Table(ARMIES);
    const answer = (choice: Parameters<typeof engine.decide>[2], ...dice: number[][]) => {
      const by = topFrame(t.game)?.by ?? 'table';
      const verdict = engine.decide(t.game, by, choice, scripted(dice));
      if (!('decided' in verdict)) throw new Error(JSON.stringify(verdict));
      t.game = verdict.decided.game;
      return by;
    };
    const deciders = [
      answer({ do: 'finish' }),
      answer({ do: 'finish' }),
      answer({ do: 'roll' }, [6, 1]),
      answer({ do: 'pass' }),
      answer({ do: 'take' }),
      answer({ do: 'march', unit: t.unitId('hill') }, [4]),
    ];
    expect(deciders).toEqual(['union', 'confederate', 'table', 'union', 'confederate', 'confederate']);
    expect(t.asked).toBe('march confederate');
  });
});
