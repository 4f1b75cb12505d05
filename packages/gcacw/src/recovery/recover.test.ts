import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { Event } from '../board.ts';
import type { ClauseId } from '../clauses.generated.ts';
import { Table, told } from '../testing/table.ts';

const rule = ruleTests<ClauseId>();

const CAMP = `
  map
    .   .   .
      .   .
    .   .   .
  U Newton 0101 5
  C Hill 0502 5
`;

const words = (state: ReturnType<Table['unit']>): string =>
  [
    `f${state.fatigue}`,
    ...(state.disorganized ? ['disorganized'] : []),
    ...(state.exhausted ? ['exhausted'] : []),
    ...(state.demoralized > 0 ? [`demoralized${state.demoralized}`] : []),
  ].join(' ');

/** Newton in this state goes through Recovery Steps 3 to 6. */
function recovered(state: string): string {
  const t = new Table(CAMP.replace('Newton 0101 5', `Newton 0101 5 ${state}`)).atRecovery('confederate');
  t.do({ do: 'finish' });
  return words(t.unit('newton'));
}

describe('Recovery Step 3', () => {
  rule('8.0/step-3a-organize', 'a disorganized unit at 0 or 1 becomes organized, at 2 or more it does not', () => {
    expect(recovered('f0 disorganized')).toBe('f0');
    expect(recovered('f1 disorganized')).toBe('f0');
    expect(recovered('f2 disorganized')).toBe('f0 disorganized');
    expect(recovered('f4 disorganized exhausted')).toBe('f1 disorganized exhausted');
  });

  rule('8.0/step-3a-demoralize-2', 'with Demoralize-2 a unit stays disorganized, with Demoralize-1 it does not', () => {
    for (const fatigue of ['f0', 'f1']) {
      expect(recovered(`${fatigue} disorganized demoralized2`)).toBe('f0 disorganized demoralized1');
      expect(recovered(`${fatigue} disorganized demoralized1`)).toBe('f0');
    }
  });

  rule(
    '8.0/step-3b-exhausted',
    'an exhausted unit at 0 or 1 returns to its normal side, at 2 or more it does not',
    () => {
      expect(recovered('f0 exhausted')).toBe('f0');
      expect(recovered('f1 exhausted')).toBe('f0');
      expect(recovered('f2 exhausted')).toBe('f0 exhausted');
    },
  );

  rule('8.0/step-3b-demoralize-2', 'with Demoralize-2 a unit stays exhausted, with Demoralize-1 it does not', () => {
    for (const fatigue of ['f0', 'f1']) {
      expect(recovered(`${fatigue} exhausted demoralized2`)).toBe('f0 exhausted demoralized1');
      expect(recovered(`${fatigue} exhausted demoralized1`)).toBe('f0');
    }
  });

  rule('8.0/step-3c-demoralize-1', 'Demoralize-1 goes at 0 or 1, and stays at 2 or more', () => {
    expect(recovered('f0 demoralized1')).toBe('f0');
    expect(recovered('f1 demoralized1')).toBe('f0');
    expect(recovered('f2 demoralized1')).toBe('f0 demoralized1');
  });

  rule('8.0/step-3c-demoralize-2', 'Demoralize-2 becomes Demoralize-1 at 0 or 1, and nothing else gets better', () => {
    expect(recovered('f0 demoralized2')).toBe('f0 demoralized1');
    expect(recovered('f1 demoralized2 disorganized exhausted')).toBe('f0 disorganized exhausted demoralized1');
    expect(recovered('f2 demoralized2')).toBe('f0 demoralized2');
  });
});

describe('Recovery Steps 4 and 5', () => {
  rule('8.0/step-4-exhaust', 'at 3 or 4 a unit becomes exhausted or stays so, at 2 it does not', () => {
    expect(recovered('f2')).toBe('f0');
    expect(recovered('f3')).toBe('f0 exhausted');
    expect(recovered('f4')).toBe('f1 exhausted');
    const t = new Table(CAMP.replace('Newton 0101 5', 'Newton 0101 5 f3 exhausted')).atRecovery('confederate');
    expect(told(t.do({ do: 'finish' }))).not.toContain('exhausted 8.0/step-4-exhaust');
    expect(words(t.unit('newton'))).toBe('f0 exhausted');
  });

  rule('8.0/step-5-fatigue', 'a unit loses three levels, but not below 0', () => {
    const left = ['f0', 'f1', 'f2', 'f3', 'f4'].map(fatigue => recovered(fatigue).split(' ')[0]);
    expect(left).toEqual(['f0', 'f0', 'f0', 'f0', 'f1']);
    const t = new Table(CAMP).put('newton', { fatigue: 2 }).atRecovery('confederate');
    const rested = t.do({ do: 'finish' }).filter(event => event.type === 'rested');
    expect(rested.map(({ unit, fatigue }) => [unit, fatigue])).toEqual([[t.unitId('newton'), 0]]);
  });
});

// biome-ignore format: a table
/** 8.0 read step by step: level and demoralization before; then what becomes of disorder, exhaustion, a normal side, both marks. */
const OUTCOMES = [
  // FL  Dem   if disorganized   if exhausted   if normal     Dem  FL
  [  0,  0,    'organized',      'normal',      'normal',     0,   0 ],
  [  0,  1,    'organized',      'normal',      'normal',     0,   0 ],
  [  0,  2,    'disorganized',   'exhausted',   'normal',     1,   0 ],
  [  1,  0,    'organized',      'normal',      'normal',     0,   0 ],
  [  1,  1,    'organized',      'normal',      'normal',     0,   0 ],
  [  1,  2,    'disorganized',   'exhausted',   'normal',     1,   0 ],
  [  2,  0,    'disorganized',   'exhausted',   'normal',     0,   0 ],
  [  2,  1,    'disorganized',   'exhausted',   'normal',     1,   0 ],
  [  2,  2,    'disorganized',   'exhausted',   'normal',     2,   0 ],
  [  3,  0,    'disorganized',   'exhausted',   'exhausted',  0,   0 ],
  [  3,  1,    'disorganized',   'exhausted',   'exhausted',  1,   0 ],
  [  3,  2,    'disorganized',   'exhausted',   'exhausted',  2,   0 ],
  [  4,  0,    'disorganized',   'exhausted',   'exhausted',  0,   1 ],
  [  4,  1,    'disorganized',   'exhausted',   'exhausted',  1,   1 ],
  [  4,  2,    'disorganized',   'exhausted',   'exhausted',  2,   1 ],
] as const;

const named = (t: Table, events: readonly Event[]): string[] =>
  events.flatMap(event =>
    'unit' in event && 'because' in event ? [`${t.game.world.units[event.unit]?.id} ${event.because}`] : [],
  );

describe('the steps together', () => {
  rule('8.0/strict-order', 'every state ends as the steps in their order make it, none else', () => {
    for (const [fatigue, demoralized, disorder, exhaustion, freshness, demoralizedAfter, fatigueAfter] of OUTCOMES) {
      for (const disorganized of [false, true]) {
        for (const exhausted of [false, true]) {
          const before = { fatigue, demoralized, disorganized, exhausted };
          const t = new Table(CAMP).put('newton', before).atRecovery('confederate');
          t.do({ do: 'finish' });
          expect(t.unit('newton'), JSON.stringify(before)).toMatchObject({
            fatigue: fatigueAfter,
            demoralized: demoralizedAfter,
            disorganized: disorganized && disorder === 'disorganized',
            exhausted: (exhausted ? exhaustion : freshness) === 'exhausted',
            manpower: 5,
          });
        }
      }
    }
  });

  rule('8.0/strict-order', 'a step is done for both sides before the next begins, and Step 1 comes before all', () => {
    const t = new Table(`${CAMP}\nU Gibbon 0101 5 f4`);
    t.put('newton', { fatigue: 1, disorganized: true, exhausted: true, demoralized: 1 });
    t.put('hill', { fatigue: 1, disorganized: true, exhausted: true, demoralized: 1 }).atRecovery('union');
    expect(named(t, t.do({ do: 'finish' }))).toEqual([]);
    expect(t.asked).toBe('recovery confederate');
    expect(t.why({ do: 'entrench', unit: 'hill' })).toBe('9.0/recovery-fatigue-0');
    expect(named(t, t.do({ do: 'finish' }))).toEqual([
      'newton 8.0/step-3a-organize',
      'hill 8.0/step-3a-organize',
      'newton 8.0/step-3b-exhausted',
      'hill 8.0/step-3b-exhausted',
      'newton 8.0/step-3c-demoralize-1',
      'hill 8.0/step-3c-demoralize-1',
      'gibbon 8.0/step-4-exhaust',
      'newton 8.0/step-5-fatigue',
      'hill 8.0/step-5-fatigue',
      'gibbon 8.0/step-5-fatigue',
    ]);
  });
});
