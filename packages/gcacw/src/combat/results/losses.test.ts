import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { flee, rollRow, storm, strike, union } from '../../testing/battle.ts';
import { type Table, told } from '../../testing/table.ts';

const rule = ruleTests<ClauseId>();

const DUEL = `
  U Newton 0504 18
  C Hill 0505 8
  C Ewell 0509 6
`;

/** Two against two; row 2 costs each side 2 men, row 1 the defender 1. */
const STORM = `
  U Newton 0504 12; leader Ames c5
  U Getty 0504 9
  C Hill 0505 12
  C Ewell 0505 9
`;

const divide = (t: Table, ...losses: number[]): string | undefined => t.why({ do: 'divide', losses });

describe('number results', () => {
  rule(
    '7.5/number-manpower',
    'the number comes off Manpower, no more from a unit than it has and never less than nothing',
    () => {
      const t = union(DUEL);
      strike(t, 'newton', '0505', 6);
      expect(t.unit('hill').manpower).toBe(8 - 2);
      const shared = union(STORM);
      strike(shared, 'newton', '0505', 2);
      expect(divide(shared, 1, 1)).toBeUndefined();
      expect(divide(shared, 3, -1)).toBe('7.5/number-manpower');
      expect(divide(shared, 2)).toBe('7.5/number-manpower');
      expect(divide(shared, 1, 1, 0)).toBe('7.5/number-manpower');
      const weak = union('U Newton 0504 18\nC Hill 0505 18\nC Ewell 0505 1');
      strike(weak, 'newton', '0505', 2);
      expect(divide(weak, 0, 2)).toBe('7.5/number-manpower');
      expect(divide(weak, 1, 1)).toBeUndefined();
    },
  );

  rule('7.5/number-marker-side', 'a loss leaves the marker on its side, unless the result has a D', () => {
    const attacker = (row: number, disorganized = false) => {
      const t = union(DUEL).put('newton', { disorganized });
      strike(t, 'newton', '0505', row);
      flee(t, '0506', '0507', ...(row >= 4 ? ['0407', '0308'] : []));
      t.do({ do: 'halt' });
      return t.unit('newton');
    };
    expect(attacker(4)).toMatchObject({ manpower: 17, disorganized: false, fatigue: 2 });
    expect(attacker(2)).toMatchObject({ manpower: 17, disorganized: true, fatigue: 4 });
    // Eighteen disorganized men count 12, still 1fa
    expect(attacker(4, true)).toMatchObject({ manpower: 17, disorganized: true });
    for (const disorganized of [false, true]) {
      const t = union('U Newton 0504 18\nC Hill 0505 18\nC Ewell 0505 18').put('hill', { disorganized });
      strike(t, 'newton', '0505', -3, 'hasty');
      t.do({ do: 'divide', losses: [1, 0] });
      expect(t.unit('hill')).toMatchObject({ manpower: 17, disorganized });
    }
  });

  rule(
    '7.5/number-grand-assault-extra',
    'a grand assault of 80 or more costs the attacker more, a smaller one does not',
    () => {
      const lost = (manpower: number) => {
        const t = union(`
        game OTR
        U One 0504 ${manpower}; leader Ames c5; leader Meade army c5
        U Two 0504 18
        U Three 0404 18
        U Four 0404 18
        C Hill 0505 18
        C Ewell 0505 18
      `);
        t.do({ do: 'assault', leader: 'ames', units: ['one', 'two'], target: '0505' });
        t.do({ do: 'roll' }, 1);
        t.do({ do: 'grand', leader: 'meade' });
        t.do({ do: 'roll' }, 1);
        t.do({ do: 'commit', units: ['three', 'four'] });
        rollRow(t, 0);
        if (t.asked === 'losses confederate') t.do({ do: 'divide', losses: [1, 0] });
        t.do({ do: 'hold' });
        return t.top?.kind === 'losses' ? t.top.number : 0;
      };
      expect([lost(18), lost(6)]).toEqual([8, 6]);
    },
  );

  rule('7.5/attacker-number-shared', 'the attacker divides his number among his units as he likes, but in full', () => {
    const t = union(STORM);
    storm(t, 'ames', ['newton', 'getty'], '0505', -4);
    t.do({ do: 'hold' });
    expect(t.asked).toBe('losses union');
    for (const [newton, getty] of [
      [3, 0],
      [0, 3],
      [1, 2],
    ] as const)
      expect(divide(t, newton, getty)).toBeUndefined();
    expect(t.open('divide')).toHaveLength(4);
    expect(divide(t, 1, 1)).toBe('7.5/attacker-number-shared');
    expect(divide(t, 2, 2)).toBe('7.5/attacker-number-shared');
    expect(t.refusal({ do: 'divide', losses: [0, 0] })?.params).toEqual({ number: 3 });
    t.do({ do: 'divide', losses: [1, 2] });
    expect([t.unit('newton').manpower, t.unit('getty').manpower]).toEqual([11, 7]);
  });

  rule('7.5/defender-number-shared', 'the defender divides his number among his units as he likes, but in full', () => {
    const t = union(STORM);
    strike(t, 'newton', '0505', 2);
    expect(t.asked).toBe('losses confederate');
    for (const [hill, ewell] of [
      [2, 0],
      [0, 2],
      [1, 1],
    ] as const)
      expect(divide(t, hill, ewell)).toBeUndefined();
    expect(t.open('divide')).toHaveLength(3);
    expect(divide(t, 1, 0)).toBe('7.5/defender-number-shared');
    expect(divide(t, 2, 1)).toBe('7.5/defender-number-shared');
    t.do({ do: 'divide', losses: [1, 1] });
    expect([t.unit('hill').manpower, t.unit('ewell').manpower]).toEqual([11, 8]);
  });

  /** So many men to be lost by a force of units of these sizes: the ways that are listed. */
  const divisions = (number: number, ...manpower: number[]): number[][] => {
    const t = union([...manpower.map((men, n) => `C Hill${n} 0505 ${men}`), 'U Newton 0504'].join('\n'));
    const units = manpower.map((_, n) => t.unitId(`hill${n}`));
    t.game.stack.push({ kind: 'losses', by: 'confederate', role: 'defender', units, number });
    return t.open('divide').map(choice => ('losses' in choice ? [...choice.losses] : []));
  };

  test('every way to divide them is listed, no more from a unit than it has', () => {
    expect(divisions(2, 5, 5)).toEqual([
      [0, 2],
      [1, 1],
      [2, 0],
    ]);
    expect(divisions(3, 1, 2, 1)).toEqual([
      [0, 2, 1],
      [1, 1, 1],
      [1, 2, 0],
    ]);
  });

  test('in a large force only a sample: each unit in turn bears what it can, the next ones the rest', () => {
    expect(divisions(6, 8, 8, 8, 8)).toEqual([
      [6, 0, 0, 0],
      [0, 6, 0, 0],
      [0, 0, 6, 0],
      [0, 0, 0, 6],
    ]);
    expect(divisions(6, 2, 3, 8, 4), 'the last one and those before it').toEqual([
      [2, 3, 1, 0],
      [0, 3, 3, 0],
      [0, 0, 6, 0],
      [2, 0, 0, 4],
    ]);
    expect(divisions(9, 2, 3, 2, 1), 'more than there are: all of them, listed once').toEqual([[2, 3, 2, 1]]);
  });

  test('only the side that is asked for its role is told that it is not all', () => {
    const t = union(STORM);
    const losing = (role: 'attacker' | 'defender'): string | undefined => {
      const units = ['hill', 'ewell'].map(id => t.unitId(id));
      t.game.stack.push({ kind: 'losses', by: 'confederate', role, units, number: 3 });
      return divide(t, 1, 1);
    };
    expect(losing('attacker')).toBe('7.5/attacker-number-shared');
    expect(losing('defender')).toBe('7.5/defender-number-shared');
  });

  rule('7.5/number-excess', 'men beyond what a force has are not lost: all of it goes, and the rest is ignored', () => {
    const alone = union('U Newton 0504 18\nC Hill 0505 1\nC Ewell 0509 6');
    const events = strike(alone, 'newton', '0505', 8);
    expect(events).toContainEqual(expect.objectContaining({ type: 'manpowerLost', lost: 1, manpower: 0 }));
    expect(alone.unit('ewell').manpower).toBe(6);
    const two = union('U Newton 0504 18\nC Hill 0505 1\nC Early 0505 1\nC Ewell 0509 6');
    strike(two, 'newton', '0505', 10);
    expect([two.unit('hill').at, two.unit('early').at]).toEqual(['nowhere', 'nowhere']);
    expect(two.asked).toBe('advance union');
  });
});

describe('lost units and their leaders', () => {
  const LED = `
    U Newton 0504 9
    C Hill 0505 1; leader Jackson corps
    C Ewell 0508 6
    C Early 0509 6
    C Other 0506 6 cmd=B
  `;

  rule(
    '7.5/unit-eliminated',
    'a unit is removed when its last man is lost, and not before; its hex is then free',
    () => {
      const t = union(LED);
      expect(told(strike(t, 'newton', '0505', 7))).toContain('unitEliminated 7.5/number-manpower');
      expect(t.unit('hill').at).toBe('nowhere');
      expect(t.game.derived.count.confederate[t.hex('0505')]).toBe(0);
      expect(t.asked).toBe('advance union');
      const one = union(LED.replace('Hill 0505 1', 'Hill 0505 2'));
      strike(one, 'newton', '0505', 7);
      expect(one.unit('hill')).toMatchObject({ at: '0505', manpower: 1 });
      expect(one.asked).toBe('retreat confederate');
      const refused = union(LED);
      refused.game.board.refused.push(refused.hex('0505'));
      strike(refused, 'newton', '0505', 7);
      expect(refused.game.board.refused).toEqual([]);
    },
  );

  rule(
    '7.5/leader-displaced',
    'a leader left without subordinates goes to the closest one, not to one of another command',
    () => {
      const t = union(LED);
      strike(t, 'newton', '0505', 7);
      expect(t.leader('jackson')).toMatchObject({ unit: 'ewell', at: '0508' });
      const beside = union(LED.replace('Ewell 0508', 'Ewell 0505'));
      strike(beside, 'newton', '0505', 5);
      beside.do({ do: 'divide', losses: [1, 1] });
      expect(beside.leader('jackson')).toMatchObject({ unit: 'ewell', at: '0505' });
    },
  );

  rule('7.5/leader-eliminated', 'a leader is removed with his last subordinate', () => {
    const t = union(LED.replace('C Ewell 0508 6', '').replace('C Early 0509 6', ''));
    expect(told(strike(t, 'newton', '0505', 7))).toContain('leaderRemoved 7.5/leader-eliminated');
    expect(t.leader('jackson').at).toBe('nowhere');
  });
});
