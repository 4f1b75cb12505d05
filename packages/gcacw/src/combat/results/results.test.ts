import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { attackOf } from '../../testing/attackOf.ts';
import { flee, rollRow, storm, strike, union } from '../../testing/battle.ts';
import { pointsLeft } from '../../testing/points.ts';
import { type Table, told } from '../../testing/table.ts';
import { assess, resolve } from '../attack/resolve.ts';
import { attackerResult, defenderResult } from '../strength/chart.ts';
import { odds } from './odds.ts';

const rule = ruleTests<ClauseId>();

/** Newton attacks Hill from the north; Getty stands behind Newton, Ewell behind Hill. */
const DUEL = `
  U Newton 0504 12
  U Getty 0503 12
  C Hill 0505 6
  C Ewell 0508 6
`;

/** Ames leads Newton and Getty against Hill and Ewell, who stand together. */
const STORM = `
  U Newton 0504 12; leader Ames c5
  U Getty 0504 9
  U Third 0503 8
  C Hill 0505 12
  C Ewell 0505 9
`;

const cells = (t: Table, row: number, ...units: string[]): string[] => {
  const { chances } = odds(t.game, attackOf(t, '0505', units));
  const found = chances.find(chance => chance.row === row);
  return [found?.defender.cell ?? 'never', found?.attacker.cell ?? 'never'];
};

describe('reading the chart', () => {
  rule(
    '7.5/difference',
    'the row is the difference of the modified dice, no lower than -8 and no higher than 10',
    () => {
      const t = union(DUEL);
      t.do({ do: 'march', unit: 'newton' }, 6);
      t.do({ do: 'attack', target: '0505', type: 'hasty' });
      // 2-1 gives +1, a hasty attack -1; 6 less 2 is 4
      expect(t.do({ do: 'roll' }, [6, 2])).toContainEqual(expect.objectContaining({ type: 'combatResolved', row: 4 }));
      const { game } = union(DUEL);
      const assessment = assess(game, attackOf(union(DUEL), '0505', ['newton']));
      const rows = [-20, -10, -9, -8, 8, 9, 10, 20].map(difference => resolve(game, assessment, difference, true).row);
      expect(rows).toEqual([-8, -8, -8, -7, 9, 10, 10, 10]);
    },
  );

  rule('7.5/two-results', 'a combat has a defender result and an attacker result, both of one row', () => {
    const t = union(DUEL);
    const events = strike(t, 'newton', '0505', 4);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'combatResolved', row: 4, defender: '1DR', attacker: '1fa' }),
    );
    for (const { row, defender, attacker } of odds(union(DUEL).game, attackOf(union(DUEL), '0505', ['newton']))
      .chances) {
      expect([defender, attacker]).toEqual([defenderResult(row, 6, false), attackerResult(row, 12)]);
    }
  });

  rule('7.5/attacker-column', 'the column is that of all attacking units together, and of no other', () => {
    const t = union(STORM);
    expect(cells(t, 0, 'newton')[1]).toBe('1D');
    expect(cells(t, 0, 'newton', 'getty')[1]).toBe('2D');
    const alone = [
      [3, 'D'],
      [4, '1D'],
      [18, '1D'],
      [19, '2D'],
      [26, '2D'],
      [27, '3D'],
      [49, '4D'],
      [50, '5D'],
      [60, '6D'],
      [70, '8D'],
    ] as const;
    for (const [value, cell] of alone) expect(attackerResult(0, value).cell, `${value}`).toBe(cell);
  });

  rule(
    '7.5/defender-column',
    'the column is that of the defenders before entrenchment, though works count in the ratio',
    () => {
      const t = union('U Newton 0504 16\nC Hill 0505 8 breastwork');
      const { assessment } = odds(t.game, attackOf(t, '0505', ['newton']));
      expect(assessment.defenceValue).toBe(16 * 4);
      expect(assessment.columns.defender).toBe('7-11');
      expect(cells(t, 3, 'newton')[0]).toBe('1Dr');
      expect(cells(union(STORM), 0, 'newton')[0]).toBe('1D'); // 12 and 9: 19-26
    },
  );

  rule('7.5/column-half-up', 'a half between two columns is read in the right one', () => {
    const labels = (hill: string) =>
      odds(union(`U Newton 0504 9\n${hill}`).game, attackOf(union('U Newton 0504 9'), '0505', ['newton'])).assessment
        .columns.defender;
    expect(labels('C Hill 0505 3\nC Lost 0505 1 disorganized')).toBe('4-6');
    expect(labels('C Hill 0505 6\nC Lost 0505 1 disorganized')).toBe('7-11');
    expect(labels('C Hill 0505 6')).toBe('4-6');
    for (const [value, cell] of [
      [3, 'D'],
      [3.5, '1D'],
      [4, '1D'],
      [6.5, '1D'],
      [18.5, '2D'],
    ] as const) {
      expect(attackerResult(0, value).cell, `${value}`).toBe(cell);
    }
  });

  rule(
    '7.5/italic-union-panic',
    'no result does more than its letters say: there is no panic in the Basic Game',
    () => {
      const t = union('game SJW\nC Hill 0505 8\nU Newton 0504 8').atAction('confederate');
      const events = strike(t, 'hill', '0504', 3);
      expect(told(events)).toEqual([
        'combatResolved',
        'manpowerLost 7.5/number-manpower',
        'disorganized 7.5/result-D',
        'fatigued 7.5/result-D',
      ]);
      expect(t.unit('newton')).toMatchObject({ demoralized: 0, manpower: 7 });
    },
  );
});

describe('letters', () => {
  rule('7.5/dash-no-effect', 'a dash leaves the defender as he was, the attacker is not spared', () => {
    const t = union(DUEL);
    const before = t.unit('hill');
    strike(t, 'newton', '0505', -3, 'hasty');
    t.do({ do: 'hold' });
    expect(t.unit('hill')).toEqual(before);
    expect(t.unit('newton').manpower).toBe(10);
  });

  rule('7.5/result-D', 'disorganizes and adds 3 to fatigue, to 4 at most, and ends the march', () => {
    for (const [fatigue, then] of [
      [0, 4],
      [2, 4],
      [4, 4],
    ] as const) {
      const t = union(DUEL).put('hill', { fatigue });
      const events = strike(t, 'newton', '0505', 1);
      expect(t.unit('hill')).toMatchObject({ disorganized: true, fatigue: Math.min(4, fatigue + 3) });
      expect(told(events)).toContain('disorganized 7.5/result-D');
      t.do({ do: 'hold' });
      expect(t.unit('newton')).toMatchObject({ disorganized: true, fatigue: then > 3 ? 4 : then });
      expect(t.top?.kind).not.toBe('march');
    }
    const already = union(DUEL).put('hill', { disorganized: true });
    strike(already, 'newton', '0505', 1);
    expect(already.unit('hill')).toMatchObject({ disorganized: true, manpower: 6 });
  });

  rule('7.5/result-F', 'adds 2 to fatigue, to 4 at most, disorganizes nobody and ends the march', () => {
    for (const fatigue of [0, 1, 3, 4]) {
      const t = union(DUEL).put('hill', { fatigue });
      strike(t, 'newton', '0505', -1);
      expect(t.unit('hill')).toMatchObject({ disorganized: false, fatigue: Math.min(4, fatigue + 2) });
    }
    const t = union(DUEL);
    strike(t, 'newton', '0505', 3);
    flee(t, '0506', '0507');
    const events = t.do({ do: 'halt' });
    expect(told(events)).toContain('fatigued 7.5/result-F');
    expect(t.unit('newton')).toMatchObject({ disorganized: false, fatigue: 1 + 2 });
    t.do({ do: 'remain' });
    expect(t.top?.kind).not.toBe('march');
  });

  rule('7.5/result-f', 'adds 1 to fatigue, to 4 at most, and ends the march', () => {
    for (const fatigue of [0, 3, 4]) {
      const t = union(DUEL).put('hill', { fatigue });
      strike(t, 'newton', '0505', -2);
      expect(t.unit('hill')).toMatchObject({ disorganized: false, fatigue: Math.min(4, fatigue + 1) });
    }
    const t = union(DUEL);
    strike(t, 'newton', '0505', 4);
    flee(t, '0506', '0507', '0407', '0308');
    expect(told(t.do({ do: 'halt' }))).toContain('fatigued 7.5/result-f');
    expect(t.unit('newton')).toMatchObject({ disorganized: false, fatigue: 1 + 1 });
    t.do({ do: 'remain' });
    expect(t.top?.kind).not.toBe('march');
  });

  rule('7.5/result-E', 'ends the march and nothing else; in an assault it means nothing', () => {
    const t = union(DUEL);
    strike(t, 'newton', '0505', 5);
    flee(t, '0506', '0507', '0407', '0308');
    t.do({ do: 'halt' });
    const events = t.do({ do: 'remain' });
    expect(told(events)).toContain('marchEnded 7.1/march-continue');
    expect(t.unit('newton')).toMatchObject({ manpower: 12, fatigue: 1, disorganized: false });
    const free = union(DUEL);
    strike(free, 'newton', '0505', 6);
    flee(free, '0506', '0507', '0407', '0308');
    free.do({ do: 'halt' });
    free.do({ do: 'remain' });
    expect(free.asked).toBe('march union');
    const assault = union('U Newton 0504 12; leader Ames\nC Hill 0505 6\nC Ewell 0508 6');
    storm(assault, 'ames', ['newton'], '0505', 5);
    flee(assault, '0506', '0507', '0407', '0308');
    assault.do({ do: 'halt' });
    expect(assault.asked).toBe('advance union');
    expect(assault.unit('newton')).toMatchObject({ manpower: 12, fatigue: 1, disorganized: false });
  });

  rule('7.5/result-r', 'all defenders must retreat; without the letter they need not', () => {
    const t = union(STORM);
    strike(t, 'newton', '0505', 2);
    t.do({ do: 'divide', losses: [2, 0] });
    expect(t.asked).toBe('retreat confederate');
    expect(t.open('hold')).toEqual([]);
    flee(t, '0506', '0507');
    expect(['hill', 'ewell'].map(id => t.unit(id).at)).toEqual(['0507', '0507']);
    const stands = union(DUEL);
    strike(stands, 'newton', '0505', 1);
    expect(stands.asked).toBe('withdrawal confederate');
    stands.do({ do: 'hold' });
    expect(stands.unit('hill').at).toBe('0505');
  });

  rule('7.5/result-R', 'a rout demoralizes by one level, and leaves the second level alone', () => {
    for (const [before, after] of [
      [0, 1],
      [1, 2],
      [2, 2],
    ] as const) {
      const t = union(DUEL).put('hill', { demoralized: before });
      strike(t, 'newton', '0505', 4);
      expect(t.top).toMatchObject({ kind: 'retreat', manner: 'rout' });
      expect(t.unit('hill')).toMatchObject({ demoralized: after, manpower: 5 });
    }
  });

  rule('7.5/result-Rstar', 'demoralizes to the second level; a unit already there loses one more', () => {
    // Six disorganized men count 4: row 8 reads 2DR*
    for (const [before, manpower] of [
      [0, 4],
      [1, 4],
      [2, 3],
    ] as const) {
      const t = union('U Newton 0504 18\nC Hill 0505 6 disorganized').put('hill', { demoralized: before });
      strike(t, 'newton', '0505', 8);
      expect(t.top).toMatchObject({ kind: 'retreat', manner: 'rout' });
      expect(t.unit('hill')).toMatchObject({ demoralized: 2, manpower });
    }
  });

  rule('7.5/result-a', 'lets the attacker advance; without it he stays, though the hex be empty', () => {
    const t = union(DUEL);
    strike(t, 'newton', '0505', 2);
    flee(t, '0506', '0507');
    t.do({ do: 'halt' });
    expect(t.asked).toBe('advance union');
    const without = union(DUEL);
    strike(without, 'newton', '0505', 1);
    without.do({ do: 'withdraw', units: ['hill'] });
    flee(without, '0506', '0507');
    without.do({ do: 'halt' });
    expect(without.unit('hill').at).toBe('0507');
    expect(without.top?.kind).not.toBe('advance');
    for (let row = -8; row <= 10; row++) {
      expect(attackerResult(row, 12).advance, `row ${row}`).toBe(row >= 2);
      expect(defenderResult(row, 12, false).retreat !== 'none', `row ${row}`).toBe(row >= 2);
    }
  });

  rule('7.5/no-extended-march', 'fatigue from combat brings no extended march, to whatever level it leads', () => {
    for (const row of [1, -1, -2]) {
      const t = union(DUEL).put('hill', { fatigue: 2 });
      const events = [...strike(t, 'newton', '0505', row), ...t.do({ do: 'hold' })];
      expect(told(events)).not.toContain('extendedMarch');
      expect(t.unit('newton')).toMatchObject({ fatigue: 4 });
    }
  });
});

describe('who bears them', () => {
  rule('7.5/attacker-march-results', 'in a march the active unit alone bears the attacker results', () => {
    const t = union(STORM);
    const before = t.unit('getty');
    strike(t, 'newton', '0505', -5);
    t.do({ do: 'hold' });
    expect(t.unit('newton')).toMatchObject({ manpower: 9, fatigue: 4, disorganized: true });
    expect(t.unit('getty')).toEqual(before);
  });

  rule(
    '7.5/attacker-assault-letters',
    'in an assault every unit that takes part bears the letters, joiners included',
    () => {
      const t = union(STORM);
      storm(t, 'ames', ['newton', 'getty'], '0505', 0);
      t.do({ do: 'divide', losses: [1, 0] });
      t.do({ do: 'hold' });
      t.do({ do: 'divide', losses: [2, 0] });
      for (const id of ['newton', 'getty']) expect(t.unit(id)).toMatchObject({ disorganized: true, fatigue: 4 });
      expect(t.unit('third')).toMatchObject({ disorganized: false, fatigue: 0 });
      const grand = union(
        'U Newton 0504 12; leader Ames c5; leader Meade army c5\nU Getty 0404 9\nC Hill 0505 12\nC Ewell 0508 9',
      );
      grand.do({ do: 'assault', leader: 'ames', units: ['newton'], target: '0505' });
      grand.do({ do: 'roll' }, 1);
      grand.do({ do: 'grand', leader: 'meade' });
      grand.do({ do: 'roll' }, 1);
      grand.do({ do: 'commit', units: ['getty'] });
      rollRow(grand, 0);
      grand.do({ do: 'hold' });
      grand.do({ do: 'divide', losses: [0, 2] });
      for (const id of ['newton', 'getty']) expect(grand.unit(id)).toMatchObject({ disorganized: true, fatigue: 4 });
      expect(grand.unit('getty').manpower).toBe(7);
    },
  );

  rule('7.5/defender-letters', 'every unit in the hex bears the defender letters, none beside it', () => {
    const t = union(`${STORM}\nC Early 0506 4`);
    strike(t, 'newton', '0505', -1);
    t.do({ do: 'divide', losses: [1, 0] });
    for (const id of ['hill', 'ewell']) expect(t.unit(id)).toMatchObject({ fatigue: 2 });
    expect(t.unit('early')).toMatchObject({ fatigue: 0 });
  });

  rule('7.5/helpers-unaffected', 'units that cover the flanks but do not attack suffer nothing', () => {
    const helpers = ['Left 0405', 'Right 0605', 'Rear 0506'];
    const t = union(`U Newton 0504 12\n${helpers.map(each => `U ${each} 5`).join('\n')}\nC Hill 0505 6`);
    const before = ['left', 'right', 'rear'].map(id => t.unit(id));
    t.do({ do: 'march', unit: 'newton' }, 6);
    t.do({ do: 'attack', target: '0505', type: 'hasty' });
    if (t.top?.kind !== 'combat') throw new Error('no combat');
    expect(assess(t.game, t.top.attack).flank.final).toBe(4);
    rollRow(t, 0);
    t.do({ do: 'hold' });
    expect(t.unit('newton')).toMatchObject({ manpower: 11, fatigue: 4 });
    expect(['left', 'right', 'rear'].map(id => t.unit(id))).toEqual(before);
  });

  rule('7.5/defender-first', 'the defender bears his results and retreats before the attacker bears his', () => {
    const t = union('U Newton 0504 11; leader Ames\nU Few 0504 1\nC Hill 0505 6\nC Ewell 0508 6');
    const events = storm(t, 'ames', ['newton', 'few'], '0505', 3);
    expect(told(events)).toEqual(['combatResolved', 'disorganized 7.5/result-D', 'fatigued 7.5/result-D']);
    expect(t.asked).toBe('retreat confederate');
    expect(t.why({ do: 'retreat', to: '0504' })).toBe('7.6/restrict-active-hex');
    flee(t, '0506', '0507');
    t.do({ do: 'halt' });
    expect(t.unit('newton')).toMatchObject({ manpower: 11, fatigue: 1 });
    expect(t.asked).toBe('losses union');
    expect(told(t.do({ do: 'divide', losses: [0, 1] }))).toContain('unitEliminated 7.5/number-manpower');
    expect([t.unit('few').at, t.unit('hill').at]).toEqual(['nowhere', '0507']);
    expect(t.unit('newton')).toMatchObject({ manpower: 11, fatigue: 3 });
  });

  rule('7.5/applied-immediately', 'results are in effect before anybody acts again', () => {
    const t = union(DUEL);
    strike(t, 'newton', '0505', 6);
    expect(t.unit('hill')).toMatchObject({ manpower: 4, disorganized: true, fatigue: 3, demoralized: 1 });
    expect(t.asked).toBe('retreat confederate');
    flee(t, '0506', '0507', '0407', '0308');
    t.do({ do: 'halt' });
    t.do({ do: 'remain' });
    expect(t.asked).toBe('march union');
    expect(pointsLeft(t)).toBe(4);
  });
});
