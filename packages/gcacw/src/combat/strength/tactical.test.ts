import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { attackOf, field, modifierBy } from '../../testing/attackOf.ts';
import { Table } from '../../testing/table.ts';

const rule = ruleTests<ClauseId>();

const TACTICAL = '7.4/tactical-highest';

/** Lines on open ground; the tactical modifier of these units on 0303, led by somebody in an assault. */
function tactical(lines: string, units: readonly string[] = ['hill'], leader?: string): number {
  const t = new Table(`${field()}\n${lines}`);
  return modifierBy(t, attackOf(t, '0303', units, leader === undefined ? {} : { leader }), TACTICAL);
}

describe('tactical values', () => {
  rule('7.4/tactical-highest', "the attackers' highest less the highest in the defending hex, also below zero", () => {
    expect(tactical('C Hill 0302 t3\nU Newton 0303 t1')).toBe(2);
    expect(tactical('C Hill 0302 t1\nU Newton 0303 t3')).toBe(-2);
    expect(tactical('C Hill 0302 t2\nU Newton 0303 t1\nU Getty 0303 t4')).toBe(-2);
    expect(tactical('C Hill 0302 t2\nU Newton 0303 t1; leader Reynolds t3')).toBe(-1);
    expect(tactical('C Hill 0302 t2; leader Jackson t4\nU Newton 0303 t1; leader Reynolds t0')).toBe(3);
    // E47: in a march the unit's own value may be the best
    expect(tactical('C Hill 0302 t4; leader Jackson t2\nU Newton 0303 t1')).toBe(3);
    // those next door and those who stay behind do not help
    expect(tactical('C Hill 0302 t1\nC Ewell 0302 t4\nC Early 0304 t4; leader Jackson t4\nU Newton 0303 t1')).toBe(0);
    expect(tactical('C Hill 0302 t1\nU Newton 0303 t1\nU Far 0304 t4; leader Reynolds t4')).toBe(0);
  });

  rule('7.4/tactical-leader-needs-subordinate', 'a leader helps a subordinate in his hex, and nobody else', () => {
    const led = (hill: string, hex = '0302'): number =>
      tactical(`C Hill 0302 t1 ${hill}\nC Ewell ${hex} t0 cmd=E; leader Jackson corps t4 cmd=E\nU Newton 0303 t1`);
    expect(led('cmd=E')).toBe(3);
    expect(led('cmd=D-E')).toBe(3);
    expect(led('cmd=H')).toBe(0);
    expect(led('cmd=none')).toBe(0);
    expect(led('cmd=E', '0301')).toBe(0);
    // A district leader without a designation may be with any unit of his side, but an independent one is in no command
    const district = (hill: string): number =>
      tactical(`C Hill 0302 t1 ${hill}\nC Ewell 0302 t0 cmd=E; leader Jackson district t4 cmd=none\nU Newton 0303 t1`);
    expect(district('cmd=H')).toBe(3);
    expect(district('cmd=none')).toBe(0);
  });

  rule('7.4/tactical-march-any-subordinate', 'in a march he helps any subordinate, attached to him or not', () => {
    const march = (hill: string) => {
      const t = new Table(`${field()}
        C Hill 0302 t1 ${hill}
        C Ewell 0302 t0 cmd=E; leader Jackson corps t4 cmd=E
        U Newton 0303 t1`).atAction('confederate');
      t.do({ do: 'march', unit: 'hill' }, 3);
      t.do({ do: 'attack', target: '0303', type: 'normal' });
      expect(t.leader('jackson').unit).toBe('ewell');
      return t.do({ do: 'roll' }, [3, 3]).find(event => event.type === 'combatResolved');
    };
    expect(march('cmd=E')).toMatchObject({ row: 3 });
    expect(march('cmd=H')).toMatchObject({ row: 0 });
  });

  rule('7.4/tactical-assault-leader-only', 'in an assault it is always that of the leader who launched it', () => {
    const lines = `C Hill 0302 t4; leader Jackson corps t2
      C Ewell 0302 t3; leader Early division t3
      U Newton 0303 t1`;
    expect(tactical(lines, ['hill', 'ewell'], 'jackson')).toBe(1);
    expect(tactical(lines, ['hill', 'ewell'], 'early')).toBe(2);
    expect(tactical(lines, ['hill'])).toBe(3);
  });

  rule('7.4/tactical-split', 'of x/y the first attacks and the second defends', () => {
    expect(tactical('C Hill 0302 t5/4\nU Newton 0303 t1')).toBe(4);
    expect(tactical('C Hill 0302 t1\nU Newton 0303 t5/4')).toBe(-3);
    expect(tactical('C Hill 0302 t0; leader Jackson t5/4\nU Newton 0303 t1')).toBe(4);
    expect(tactical('C Hill 0302 t0; leader Jackson t5/4\nU Newton 0303 t1', ['hill'], 'jackson')).toBe(4);
    expect(tactical('C Hill 0302 t1\nU Newton 0303 t0; leader Reynolds t5/4')).toBe(-3);
  });

  rule('7.4/tactical-slb-jackson', 'in SLB Jackson counts as 4 in attack and defence, elsewhere as printed', () => {
    const values = (game: string, name = 'Jackson', who = 'commander=jackson'): readonly number[] => {
      const t = new Table(`game ${game}\n${field()}
        C Hill 0302 t0; leader ${name} corps t5/4 ${who}
        U Newton 0303 t0; leader Reynolds t0`);
      return [
        modifierBy(t, attackOf(t, '0303', ['hill']), TACTICAL),
        modifierBy(t, attackOf(t, '0303', ['hill'], { leader: name.toLowerCase() }), TACTICAL),
        modifierBy(t, attackOf(t, '0302', ['newton']), TACTICAL),
      ];
    };
    expect(values('SLB')).toEqual([4, 4, -4]);
    for (const game of ['SJW', 'HCR']) expect(values(game), game).toEqual([5, 5, -4]);
    expect(values('SLB', 'Stonewall'), 'whatever his name').toEqual([4, 4, -4]);
    expect(values('SLB', 'Jackson', ''), 'a namesake').toEqual([5, 5, -4]);
    expect(values('SLB', 'Longstreet', 'commander=longstreet')).toEqual([5, 5, -4]);
  });

  rule('7.4/tactical-army-leader-none', 'army leaders have no tactical value and give none', () => {
    expect(tactical('C Hill 0302 t1; leader Lee army\nU Newton 0303 t2')).toBe(-1);
    expect(tactical('C Hill 0302 t1\nU Newton 0303 t2; leader Meade army')).toBe(-1);
    expect(() => tactical('C Hill 0302 t1; leader Lee army t4\nU Newton 0303 t2')).toThrow('army-leader-tactical');
  });
});
