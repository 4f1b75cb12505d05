import { describe, expect, test } from 'vitest';
import { odds } from '../combat/results/odds.ts';
import { union } from '../testing/battle.ts';
import { assaultOdds, assaultsWith } from './assaults.ts';
import { threats } from './threat.ts';

const corps = (leader: string) =>
  union(`
    U Johnson 0404 7; leader Palmer ${leader}
    U Baird 0404 6
    U King 0404 5
    C Hill 0504 6
    C Far 0909
  `);

describe('the odds of an assault before its command roll', () => {
  test('count no attack as none, and each smaller attack as what it comes to', () => {
    const t = corps('c5');
    const [attack] = assaultsWith(t.game, t.unitId('johnson'));
    if (attack === undefined) throw new Error('no assault');
    const { attack: any, drivenOff } = assaultOdds(t.game, attack);
    const all = odds(t.game, attack);
    expect(any).toBeCloseTo(5 / 6);
    expect(drivenOff).toBeGreaterThan(0);
    expect(drivenOff).toBeLessThan((all.retreat + all.rout) * any);
  });

  test('are those of the attack where every roll lets all of them go but one that fails', () => {
    const t = corps('c5');
    const [attack] = assaultsWith(t.game, t.unitId('johnson'));
    if (attack === undefined) throw new Error('no assault');
    const alone = { ...attack, units: [t.unitId('johnson')] };
    const { retreat, rout } = odds(t.game, alone);
    expect(assaultOdds(t.game, alone).drivenOff).toBeCloseTo(((retreat + rout) * 5) / 6);
  });
});

describe('the assaults that a unit can be led into', () => {
  test('take all of the leader’s hex who may go, for each of them', () => {
    const t = corps('c5');
    for (const name of ['johnson', 'baird', 'king']) {
      const [first, ...others] = assaultsWith(t.game, t.unitId(name));
      expect(others).toEqual([]);
      expect(first).toMatchObject({ target: t.hex('0504'), leader: t.leaderId('palmer') });
      expect(first?.units).toEqual(['johnson', 'baird', 'king'].map(each => t.unitId(each)));
    }
  });

  test('are none without a leader in the hex', () => {
    const t = union('U Johnson 0404 7\nC Hill 0504 6\nC Far 0909');
    expect(assaultsWith(t.game, t.unitId('johnson'))).toEqual([]);
  });

  test('are part of the threat where they are stronger than what a march can do', () => {
    const t = union(`
      U Johnson 0404 3; leader Palmer c5
      U Baird 0404 9
      U King 0404 9
      C Hill 0504 6
      C Far 0909
    `);
    expect(threats(t.game, t.unitId('johnson'))[0]).toMatchObject({ type: 'assault' });
  });
});
