import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { engine } from '../ruleset.ts';
import { setupProblems, unitProblems } from '../testing/files.ts';
import { Table } from '../testing/table.ts';
import { unitData } from './pieces.ts';

const rule = ruleTests<ClauseId>();

const WARD = {
  side: 'union',
  name: 'Ward',
  size: 'division',
  arm: 'infantry',
  command: 'XX',
  tactical: '2',
  artillery: '3',
};

/** Ward's line in an order of battle, with changes; undefined takes a field out. */
function ward(change: Partial<Record<keyof typeof WARD, string | undefined>> = {}): string[] {
  const fields = Object.entries({ ...WARD, ...change }).filter(([, value]) => value !== undefined);
  return unitProblems(fields.map(([name, value]) => `${name}: ${value}`).join(', '));
}

const MAP = `
  map
    .   .
      .   .
    .   .
      .   .
`;

describe('a unit', () => {
  rule('2.2/unit-identity', 'a unit has a name and the designation of a corps, a division of one, or none', () => {
    for (const name of ['Ward', '10 GA']) expect(ward({ name }), name).toEqual([]);
    expect(ward({ name: undefined })).toEqual(['units.ward.name missing-field']);
    for (const command of ['XX', 'M-W', undefined]) expect(ward({ command }), command).toEqual([]);
    expect(ward({ command: 'A-B-C' })).toEqual(['units.ward.command bad-command']);
  });

  rule('2.2/unit-identity', 'its designation decides whose orders it takes', () => {
    const t = new Table(`${MAP}
      C Duke 0101 cmd=M-W; leader Morgan division cmd=M
      C Armstrong 0101 cmd=W; leader Wheeler corps cmd=W
      C Basil 0101 cmd=M-W
      C Allen 0101 cmd=A-W
      C Loring 0101 cmd=L
    `).atAction('confederate');
    const leads = (leader: string, own: string, unit: string) =>
      t.why({ do: 'activate', leader, units: [own, unit], digging: [] });
    expect(leads('morgan', 'duke', 'basil')).toBeUndefined();
    expect(leads('wheeler', 'armstrong', 'basil')).toBeUndefined();
    expect(leads('wheeler', 'armstrong', 'allen')).toBeUndefined();
    expect(leads('morgan', 'duke', 'allen')).toBe('5.2/step-2-select-units');
    expect(leads('morgan', 'duke', 'armstrong')).toBe('5.2/step-2-select-units');
    expect(leads('wheeler', 'armstrong', 'loring')).toBe('5.2/step-2-select-units');
  });

  rule(
    '2.2/unit-sizes',
    'squadrons may be Union only, demi-divisions Confederate only, other sizes of either side',
    () => {
      for (const [size, union, confederate] of [
        ['squadron', true, false],
        ['regiment', true, true],
        ['brigade', true, true],
        ['demi-division', false, true],
        ['division', true, true],
        ['corps', false, false],
      ] as const) {
        expect(ward({ size, side: 'union' }).length === 0, size).toBe(union);
        expect(ward({ size, side: 'confederate' }).length === 0, size).toBe(confederate);
      }
      expect(ward({ size: 'squadron', side: 'confederate' })).toEqual(['units.ward.size size-of-other-side']);
      expect(ward({ size: undefined })).toEqual(['units.ward.size missing-field']);
    },
  );

  rule('2.2/unit-types', 'a unit is one of infantry, cavalry and artillery, and marches as such', () => {
    for (const arm of ['infantry', 'cavalry', 'artillery']) expect(ward({ arm }), arm).toEqual([]);
    for (const arm of ['engineers', '[infantry, cavalry]', undefined]) expect(ward({ arm }), arm).not.toEqual([]);
    for (const [arm, dice] of [
      ['inf', [1]],
      ['cav', [1, 1]],
      ['art', [1]],
    ] as const) {
      const t = new Table(`${MAP}\nU Ward 0101 ${arm}`).atAction('union');
      expect(() => t.do({ do: 'march', unit: 'ward' }, dice), arm).not.toThrow();
    }
  });

  rule('2.2/unit-values', 'a unit has a Tactical value, that may be split, and an Artillery value', () => {
    expect(ward({ tactical: undefined })).toEqual(['units.ward.tactical missing-field']);
    expect(ward({ artillery: undefined })).toEqual(['units.ward.artillery missing-field']);
    for (const [word, attack, defence] of [
      ['t3', 3, 3],
      ['t2/1', 2, 1],
      ['t0', 0, 0],
    ] as const) {
      const t = new Table(`${MAP}\nU Ward 0101 ${word} a3`);
      const { tactical, artillery } = unitData(t.game, t.unitId('ward'));
      expect([tactical.attack, tactical.defence, artillery], word).toEqual([attack, defence, 3]);
    }
  });

  rule('2.2/unit-two-sides', 'it may be exhausted or not, whatever its order, fatigue and spirits', () => {
    const states = ['', 'exhausted'].flatMap(side =>
      ['', 'disorganized'].flatMap(order =>
        [0, 1, 2, 3, 4].flatMap(fatigue => [0, 1, 2].map(spirits => ({ side, order, fatigue, spirits }))),
      ),
    );
    const lines = states.map(
      ({ side, order, fatigue, spirits }, n) => `U U${n} 0101 f${fatigue} demoralized${spirits} ${side} ${order}`,
    );
    const t = new Table([MAP, ...lines].join('\n'));
    states.forEach(({ side, order, fatigue, spirits }, n) => {
      const exhausted = side === 'exhausted';
      const disorganized = order === 'disorganized';
      expect(t.unit(`u${n}`)).toMatchObject({ exhausted, disorganized, fatigue, demoralized: spirits });
    });
  });

  rule('2.2/unit-two-sides', 'losing order leaves the counter on its side', () => {
    for (const side of ['', 'exhausted']) {
      const t = new Table(`${MAP}\nU Ward 0101 ${side}`).atAction('union');
      t.do({ do: 'march', unit: 'ward' }, 3);
      t.do({ do: 'force' }, 1);
      expect(t.unit('ward')).toMatchObject({ exhausted: side !== '', disorganized: true, fatigue: 1 });
    }
  });

  rule('2.2/fatigue-levels', 'a unit is at a level from 0 to 4, and at 0 unless something is said', () => {
    const text = `${MAP}\nU Ward 0101`;
    const setUp = (fatigue: string) => setupProblems(text, `ward: { hex: 0101, manpower: 5, fatigue: ${fatigue} }`);
    for (const level of [0, 1, 2, 3, 4]) {
      expect(setUp(`${level}`)).toEqual([]);
      expect(new Table(`${text} f${level}`).unit('ward').fatigue).toBe(level);
    }
    for (const level of ['-1', '5', '1.5']) expect(setUp(level)).toEqual(['setup.ward.fatigue out-of-range']);
    expect(new Table(text).unit('ward').fatigue).toBe(0);
  });

  rule('2.2/fatigue-levels', 'a march takes it up to 4 and no further', () => {
    const t = new Table(`${MAP}\nU Ward 0101 9\nU Reserve 0102`);
    for (const level of [1, 2, 3, 4]) {
      t.atAction('union').do({ do: 'march', unit: 'ward' }, 3, ...(level > 2 ? [1] : []));
      expect(t.unit('ward').fatigue).toBe(level);
    }
    expect(t.atAction('union').why({ do: 'march', unit: 'ward' })).toBe('5.1/fatigue-3-or-less');
  });

  rule('2.2/strength-open-information', "a side sees the enemy's Strength markers at any time", () => {
    const t = new Table(`${MAP}\nU Ward 0101 7\nC Hill 0302 9 disorganized`);
    const seen = engine.view(t.game, 'union').board.units[t.unitId('hill')];
    expect(seen).toMatchObject({ manpower: 9, disorganized: true });
    expect(engine.view(t.game, 'confederate').board.units[t.unitId('ward')]).toMatchObject({ manpower: 7 });
  });
});
