import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import { QUARTERS } from '../../charts/strength.ts';
import type { ClauseId } from '../../clauses.generated.ts';
import { attackOf, attacksWith, defendsWith, field, modifierBy } from '../../testing/attackOf.ts';
import { Table } from '../../testing/table.ts';
import { assess, resolve } from '../attack/resolve.ts';
import { artilleryTotal, plainDefence } from './values.ts';

const rule = ruleTests<ClauseId>();

/** Hill in 0302 against Newton in 0303, each with words of its own; more lines as they come. */
const facing = (hill: string, newton = '7', ...lines: string[]): Table =>
  new Table([field(), `C Hill 0302 ${hill}`, `U Newton 0303 ${newton}`, ...lines].join('\n'));

/** So many units in a hex, together of so much Manpower, 18 at most each, with words for all. */
function host(side: 'C' | 'U', name: string, hex: string, manpower: readonly number[], words = ''): string[] {
  return manpower.map((each, at) => `${side} ${name}${at} ${hex} ${each} ${words}`);
}
const named = (name: string, count: number): string[] => Array.from({ length: count }, (_, at) => `${name}${at}`);

const FULL = [18, 18, 18, 18] as const;
const OTHER_GAMES = ['SJW', 'HCR', 'SLB', 'GTC', 'RWH', 'BTC'] as const;

describe('the value of a unit', () => {
  rule('7.2/organized-value', 'an organized unit counts with its Manpower, in attack and defence', () => {
    for (let manpower = 1; manpower <= 18; manpower++) {
      const t = facing(`${manpower}`, `${manpower}`);
      expect([attacksWith(t, 'hill'), defendsWith(t, '0303')]).toEqual([manpower, manpower]);
    }
  });

  rule('7.2/disorganized-value', 'a disorganized unit counts with the smaller number of its marker', () => {
    const printed = [0.5, 1, 2, 3, 3, 4, 5, 5, 6, 7, 7, 8, 9, 10, 10, 11, 12];
    for (const [at, value] of printed.entries()) {
      const t = facing(`${at + 1} disorganized`, `${at + 1} disorganized`);
      expect([attacksWith(t, 'hill'), defendsWith(t, '0303')], `Manpower ${at + 1}`).toEqual([value, value]);
    }
  });

  rule('7.2/half-kept', 'a half is neither rounded in sums nor in ratios', () => {
    const t = facing('1 disorganized', '7', 'C Ewell 0302 6', 'U Getty 0303 1 disorganized');
    expect([attacksWith(t, 'hill', 'ewell'), defendsWith(t, '0303')]).toEqual([6.5, 7.5]);
    // E37
    const ratio = (hill: string, newton: string): number => {
      const pair = facing(hill, newton);
      return modifierBy(pair, attackOf(pair, '0303', ['hill']), '7.4/ratio-modifier');
    };
    const half = '1 disorganized';
    expect(ratio(half, half)).toBe(0);
    expect(ratio(half, '7')).toBe(-12);
    expect(ratio('7', half)).toBe(13);
    expect(modifierBy(t, attackOf(t, '0303', ['hill', 'ewell']), '7.4/ratio-modifier')).toBe(-1);
    const thirteen = facing(half, half, 'C Ewell 0302 6');
    expect(modifierBy(thirteen, attackOf(thirteen, '0303', ['hill', 'ewell']), '7.4/ratio-modifier')).toBe(12);
  });

  rule('7.2/fatigue-irrelevant', 'neither fatigue nor exhaustion changes a value', () => {
    for (const words of ['f0', 'f1', 'f4', 'f2 exhausted', 'f4 exhausted']) {
      const t = facing(`8 ${words}`, `5 disorganized ${words}`);
      expect([attacksWith(t, 'hill'), defendsWith(t, '0303')], words).toEqual([8, 3]);
    }
  });

  rule(
    '7.2/demoralize1-attack-half',
    'Demoralize-1 attacks with half, rounded down; 1 and a half become a half',
    () => {
      const rows = [
        ['9', 4],
        ['7', 3],
        ['3', 1],
        ['2', 1],
        ['1', 0.5],
        ['1 disorganized', 0.5],
        ['8 disorganized', 2],
      ] as const;
      for (const [words, value] of rows)
        expect(attacksWith(facing(`${words} demoralized1`), 'hill'), words).toBe(value);
      expect(attacksWith(facing('7'), 'hill')).toBe(7);
      // E40
      const t = facing('7 demoralized1', '6');
      const assessed = assess(t.game, attackOf(t, '0303', ['hill']));
      expect(assessed.modifiers).toContainEqual(expect.objectContaining({ clause: '7.4/ratio-modifier', value: -1 }));
      expect(assessed.columns.attacker).toBe('½-3');
      expect(resolve(t.game, { ...assessed, modifiers: [] }, -2, true)).toMatchObject({
        row: -2,
        attacker: { cell: 'D', loss: 0 },
      });
      // E55: unit by unit, then the sum
      expect(attacksWith(facing('6 demoralized1', '7', 'C Ewell 0302 4'), 'hill', 'ewell')).toBe(7);
    },
  );

  rule('7.2/demoralize2-attack-one', 'Demoralize-2 attacks with 1; 1 and a half become a half', () => {
    const rows = [
      ['18', 1],
      ['9', 1],
      ['2', 1],
      ['3 disorganized', 1],
      ['1', 0.5],
      ['1 disorganized', 0.5],
    ] as const;
    for (const [words, value] of rows) expect(attacksWith(facing(`${words} demoralized2`), 'hill'), words).toBe(value);
    // E41
    const t = facing('9 demoralized2', '13');
    expect(modifierBy(t, attackOf(t, '0303', ['hill']), '7.4/ratio-modifier')).toBe(-12);
  });

  rule('7.2/demoralized-defence-normal', 'demoralized units defend with their full value', () => {
    for (const words of ['', 'demoralized1', 'demoralized2']) {
      expect(defendsWith(facing('8', `9 ${words}`), '0303'), words).toBe(9);
      expect(defendsWith(facing('8', `9 disorganized ${words}`), '0303'), words).toBe(6);
    }
  });
});

describe('sums', () => {
  rule('7.2/sum-all', 'nobody who takes part keeps anything back', () => {
    const t = facing(
      '8',
      '7',
      'C Ewell 0302 5 disorganized',
      'C Guns 0302 art 2',
      'U Getty 0303 4',
      'U Horse 0303 cav 3',
    );
    expect(attacksWith(t, 'hill', 'ewell', 'guns')).toBe(8 + 3 + 2);
    expect(defendsWith(t, '0303')).toBe(7 + 4 + 3);
  });

  rule(
    '7.2/sum-march',
    'a march attack counts the active unit alone, whoever stands with it or helps by its zone',
    () => {
      const t = facing('8', '7', 'C Ewell 0302 9', 'C Early 0304 9').atAction('confederate');
      t.do({ do: 'march', unit: 'hill' }, 3);
      t.do({ do: 'attack', target: '0303', type: 'normal' });
      const { attack } = t.top as unknown as { attack: ReturnType<typeof attackOf> };
      expect(attack).toEqual(attackOf(t, '0303', ['hill']));
      expect(assess(t.game, attack).attackValue).toBe(8 * QUARTERS);
    },
  );

  const ASSAULT = `${field()}
    C Hill 0302 8; leader Jackson corps c5 t3
    C Ewell 0302 6
    C Early 0304 5
    C Rodes 0304 4
    C Staff 0301 1; leader Lee army c4
    U Newton 0303 7`;

  rule('7.2/sum-assault', 'an assault counts its participants and whoever joins, not the units left out', () => {
    const launched = (...joiners: string[]): number => {
      const t = new Table(ASSAULT).atAction('confederate');
      t.do({ do: 'assault', leader: 'jackson', units: ['hill', 'ewell'], target: '0303' });
      t.do({ do: 'roll' }, 2);
      if (joiners.length === 0) t.do({ do: 'proceed' });
      else {
        t.do({ do: 'grand', leader: 'lee' });
        t.do({ do: 'roll' }, 1);
        t.do({ do: 'commit', units: joiners });
      }
      const { attack } = t.top as unknown as { attack: ReturnType<typeof attackOf> };
      return assess(t.game, attack).attackValue / QUARTERS;
    };
    expect(launched()).toBe(8 + 6);
    expect(launched('early')).toBe(8 + 6 + 5);
    expect(launched('early', 'rodes')).toBe(8 + 6 + 5 + 4);
  });

  rule('7.2/sum-defence', 'every unit in the hex defends, those of neighbouring hexes do not', () => {
    const t = facing(
      '8',
      '7',
      'U Getty 0303 4 f4',
      'U Guns 0303 art 2',
      'U Horse 0303 cav 1 demoralized2',
      'U Far 0304 9',
    );
    expect(defendsWith(t, '0303')).toBe(7 + 4 + 2 + 1);
    expect(plainDefence(t.game, t.hex('0303'))).toBe(14 * QUARTERS);
  });
});

describe('the most that counts', () => {
  const attacking = (game: string, ...manpower: number[]): number => {
    const t = new Table([`game ${game}`, field(), 'U Newton 0303', ...host('C', 'Hill', '0302', manpower)].join('\n'));
    return attacksWith(t, ...named('hill', manpower.length));
  };
  rule('7.2/cap-attack', 'no more than 80 attacks, but in OTR', () => {
    for (const game of OTHER_GAMES) {
      expect(attacking(game, ...FULL, 7), game).toBe(79);
      expect(attacking(game, ...FULL, 8), game).toBe(80);
      expect(attacking(game, ...FULL, 9), game).toBe(80);
    }
  });

  rule('7.2/cap-attack-otr', 'in OTR no more than 70 attacks', () => {
    expect(attacking('OTR', 18, 18, 18, 15)).toBe(69);
    expect(attacking('OTR', 18, 18, 18, 16)).toBe(70);
    expect(attacking('OTR', 21, 21, 21, 21)).toBe(70);
  });

  rule('7.2/cap-attack-per-hex', 'each attacking hex has the maximum to itself: 85 and 30 are 110', () => {
    const t = new Table(
      [
        field(),
        ...host('C', 'Hill', '0302', [...FULL, 13]),
        ...host('C', 'Early', '0304', [15, 15]),
        'U Newton 0303',
      ].join('\n'),
    );
    expect(attacksWith(t, ...named('hill', 5), ...named('early', 2))).toBe(110);
    expect(attacksWith(t, ...named('hill', 5))).toBe(80);
    expect(attacksWith(t, ...named('early', 2))).toBe(30);
  });

  /** Newton's host in 0303: so many with this marker, then so many without, 18 each unless said. */
  const defending = (game: string, marker: string, dug: number, bare: number, each = 18): number => {
    const lines = [
      ...host(
        'U',
        'Dug',
        '0303',
        Array.from({ length: dug }, () => each),
        marker,
      ),
      ...host(
        'U',
        'Bare',
        '0303',
        Array.from({ length: bare }, () => each),
      ),
    ];
    return defendsWith(new Table([`game ${game}`, field(), 'C Hill 0302', ...lines].join('\n')), '0303');
  };

  rule('7.2/cap-defence', 'no more than 70 defends where less than half are entrenched, but in OTR', () => {
    for (const game of OTHER_GAMES) {
      expect(defending(game, '', 0, 5, 14), game).toBe(70);
      expect(defending(game, '', 0, 5, 15), game).toBe(70);
      expect(defending(game, '', 0, 3, 18), game).toBe(54);
      expect(defending(game, 'fort', 1, 2, 18), game).toBe(70);
    }
  });

  rule('7.2/cap-defence-otr', 'in OTR no more than 60 defends where less than half are entrenched', () => {
    expect(defending('OTR', '', 0, 4, 15)).toBe(60);
    expect(defending('OTR', '', 0, 4, 16)).toBe(60);
    expect(defending('OTR', '', 0, 3, 19)).toBe(57);
  });

  rule('7.2/cap-defence-half-entrenched', 'with half of the units entrenched it is 120, in OTR 100', () => {
    expect(defending('SJW', 'fort', 2, 2)).toBe(120);
    expect(defending('SJW', 'fort', 3, 1)).toBe(120);
    expect(defending('SJW', 'fort', 1, 2)).toBe(70);
    expect(defending('SJW', 'fort', 2, 3)).toBe(70);
    expect(defending('OTR', 'fort', 2, 2)).toBe(100);
    // a marker that does nothing does not entrench (ruling I15)
    expect(defending('SJW', 'breastwork-build', 3, 2)).toBe(70);
  });

  rule('7.2/cap-defence-all-entrenched', 'with all of the units entrenched it is 160, in OTR 130', () => {
    expect(defending('SJW', 'breastwork', 5, 0)).toBe(160);
    expect(defending('OTR', 'breastwork', 5, 0)).toBe(130);
    expect(defending('SJW', 'breastwork', 4, 0)).toBe(144);
    expect(defending('SJW', 'fort', 4, 1)).toBe(120);
    // a redoubt entrenches everybody in it: 7 times 18 times 1.5
    const lines = [field(), 'redoubt 0303 union', 'C Hill 0302', ...host('U', 'Bare', '0303', Array(7).fill(18))];
    expect(defendsWith(new Table(lines.join('\n')), '0303')).toBe(160);
  });
});

describe('the price of a great assault', () => {
  /** A host of so much in 0302, at most 80, and the rest in 0304, against Newton. */
  const great = (total: number, grand: boolean, half = false) => {
    const split = (sum: number): number[] => (sum > 18 ? [18, ...split(sum - 18)] : sum > 0 ? [sum] : []);
    const [here, there] = [split(Math.min(total, 72)), split(Math.max(0, total - 72))];
    const lines = [
      ...host('C', 'Hill', '0302', here),
      'C Staff 0302 1; leader Jackson corps',
      ...host('C', 'Early', '0304', there),
      ...(half ? ['C Half 0304 1 disorganized'] : []),
    ];
    const t = new Table([field(), ...lines, 'U Newton 0303 7'].join('\n'));
    const units = [...named('hill', here.length), ...named('early', there.length), ...(half ? ['half'] : [])];
    const assessed = assess(t.game, attackOf(t, '0303', units, { leader: 'jackson', grand }));
    /** On row 0, or another one. */
    const loss = (row = 0): number => resolve(t.game, { ...assessed, modifiers: [] }, row, true).attacker.loss;
    return { extra: assessed.extraLoss, loss };
  };

  rule('7.2/extra-loss-80', 'a grand assault of 80 to under 90 costs one more, of less nothing', () => {
    expect(great(79, true).extra).toBe(0);
    expect(great(79, true, true).extra).toBe(0);
    expect(great(80, true)).toMatchObject({ extra: 1 });
    expect(great(89, true).extra).toBe(1);
    expect(great(89, true, true).extra).toBe(1);
    expect(great(80, true).loss()).toBe(8 + 1);
    expect(great(80, true).loss(10)).toBe(1 + 1);
  });

  rule('7.2/extra-loss-90', 'a grand assault of 90 to under 100 costs two more', () => {
    expect(great(90, true).extra).toBe(2);
    expect(great(99, true, true).extra).toBe(2);
    expect(great(95, true).loss()).toBe(8 + 2);
  });

  rule('7.2/extra-loss-100', 'a grand assault of 100 or more costs three more', () => {
    expect(great(100, true).extra).toBe(3);
    expect(great(110, true).loss()).toBe(8 + 3);
    // played: 80 and 30 against 160, row 0
    const lines = [
      ...host('C', 'Hill', '0302', [...FULL, 7]),
      'C Staff 0302 1; leader Ewell corps c7; leader Lee army c5',
      ...host('C', 'Early', '0304', [15, 15]),
      ...host('U', 'Dug', '0303', FULL, 'fort'),
    ];
    const t = new Table([field(), ...lines].join('\n')).atAction('confederate');
    t.do({ do: 'assault', leader: 'ewell', units: [...named('hill', 5), 'staff'], target: '0303' });
    t.do({ do: 'roll' }, 1);
    t.do({ do: 'grand', leader: 'lee' });
    t.do({ do: 'roll' }, 1);
    t.do({ do: 'commit', units: named('early', 2) });
    expect(t.do({ do: 'roll' }, [3, 3])).toContainEqual(expect.objectContaining({ row: 0, attacker: '8D' }));
    t.do({ do: 'divide', losses: [2, 0, 0, 0] });
    t.do({ do: 'hold' });
    expect(t.top).toMatchObject({ kind: 'losses', by: 'confederate', number: 11 });
  });

  rule('7.2/extra-loss-grand-only', 'an assault that is not grand costs no more than the chart says', () => {
    expect(great(80, false).extra).toBe(0);
    expect(great(80, false).loss()).toBe(8);
    expect(great(110, false).extra).toBe(0);
  });
});

describe('the guns of a unit', () => {
  rule('7.3/printed-value', 'artillery is what is printed, tired or disorganized as the unit may be', () => {
    for (const words of ['', 'f4', 'exhausted f2', 'disorganized', 'disorganized f4']) {
      const t = facing(`8 a3 ${words}`, `7 a2 ${words}`);
      expect(artilleryTotal(t.game, [t.unitId('hill')]), words).toBe(3);
      expect(artilleryTotal(t.game, [t.unitId('newton')]), words).toBe(2);
    }
  });

  rule('7.3/use', 'artillery tells in the artillery modifier and nowhere else', () => {
    const sheet = (hill: string, newton: string) => {
      const t = facing(hill, newton);
      return assess(t.game, attackOf(t, '0303', ['hill']));
    };
    const [none, many] = [sheet('8', '7'), sheet('8 a9', '7 a1')];
    expect(many.artillery).not.toEqual(none.artillery);
    expect({ ...many, artillery: none.artillery }).toEqual(none);
  });

  rule('7.3/demoralized-zero', 'a demoralized unit has no artillery, in attack and defence', () => {
    for (const words of ['demoralized1', 'demoralized2']) {
      const t = facing(`8 a3 ${words}`, `7 a2 ${words}`, 'C Ewell 0302 a1', 'U Getty 0303 a4');
      expect(assess(t.game, attackOf(t, '0303', ['hill'])).artillery, words).toEqual({ even: -3, odd: -3 });
      expect(
        artilleryTotal(
          t.game,
          ['hill', 'ewell'].map(id => t.unitId(id)),
        ),
        words,
      ).toBe(1);
      expect(
        artilleryTotal(
          t.game,
          ['newton', 'getty'].map(id => t.unitId(id)),
        ),
        words,
      ).toBe(4);
    }
  });

  rule('7.3/not-reduced-by-loss', 'men lost in combat take no guns with them', () => {
    const t = facing('8 a3', '7 a2').atAction('confederate');
    t.do({ do: 'march', unit: 'hill' }, 3);
    t.do({ do: 'attack', target: '0303', type: 'normal' });
    t.do({ do: 'roll' }, [1, 6]);
    t.do({ do: 'hold' });
    expect(t.unit('hill').manpower).toBe(8 - 4);
    expect(artilleryTotal(t.game, [t.unitId('hill')])).toBe(3);
  });
});
