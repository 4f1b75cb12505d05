import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { idleUntil } from '../../testing/idle.ts';
import { Table } from '../../testing/table.ts';
import { GAMES, type GameCode, type Side } from '../../vocabulary.ts';
import { crossingChance } from '../chance.ts';

const rule = ruleTests<ClauseId>();

/** A river between 0101 and 0102, another between 0101 and 0201; roads on the far banks. */
const bank = (lines = '', { water = 'minor-river', game = 'RTG' } = {}): string => `
  game ${game}
  turns 3
  ${game === 'BAC' || game === 'AIO' ? 'ties union union union union union union' : ''}
  map
    .   .   .
      .   .
    .   .   .
      .   .
    .   .   .
  ${water} 0101 | 0102 0201
  creek 0301 | 0302
  road 0102-0202
  road 0201-0301
  ${lines}
`;

const NEWTON = 'U Newton 0101 5';
const OVER = { do: 'build', unit: 'newton', hexside: '0101-0102' } as const;
const OTHER = { do: 'build', unit: 'newton', hexside: '0101-0201' } as const;

const at = (text: string, side: Side = 'union'): Table => new Table(text).atRecovery(side);
const crossings = (t: Table) => t.game.board.crossings;

describe('who builds a bridge', () => {
  test('the side’s own units on the map', () => {
    const t = at(bank(`${NEWTON}\nC Hill 0102 4`));
    expect(t.why({ ...OVER, unit: 'hill' })).toBe('8.0/step-1-fatigue-0');
    expect(t.why({ ...OVER, unit: 99 })).toBe('8.0/step-1-fatigue-0');
    expect(t.open('build')).toHaveLength(2);
  });

  rule('10.1/infantry-only', 'infantry may try, cavalry and artillery may not', () => {
    for (const [arm, why] of [
      ['inf', undefined],
      ['cav', '10.1/infantry-only'],
      ['art', '10.1/infantry-only'],
    ] as const) {
      expect(at(bank(`U Newton 0101 ${arm} 8 cmd=none`)).why(OVER), arm).toBe(why);
    }
  });

  rule('10.1/eligible-fatigue-0', 'at Fatigue Level 0 a unit may try, above it may not', () => {
    for (const fatigue of [0, 1, 2, 3, 4]) {
      const t = at(bank(`U Newton 0101 8 f${fatigue}`));
      expect(t.why(OVER), `FL ${fatigue}`).toBe(fatigue === 0 ? undefined : '10.1/eligible-fatigue-0');
      expect(t.open('build')).toHaveLength(fatigue === 0 ? 2 : 0);
    }
  });

  rule('10.1/eligible-cv-5', 'with Combat value 5 a unit may try, with less it may not', () => {
    expect(at(bank('U Newton 0101 5')).why(OVER)).toBeUndefined();
    expect(at(bank('U Newton 0101 4')).why(OVER)).toBe('10.1/eligible-cv-5');
    // Manpower 7 disorganized fights as 5, 6 as 4.
    expect(at(bank('U Newton 0101 7 disorganized')).why(OVER)).toBeUndefined();
    expect(at(bank('U Newton 0101 6 disorganized')).why(OVER)).toBe('10.1/eligible-cv-5');
  });

  rule('10.1/eligible-cv-3-siv', 'in SIV Combat value 3 is enough, and 2 is not', () => {
    expect(at(bank('U Newton 0101 3', { game: 'SIV' })).why(OVER)).toBeUndefined();
    expect(at(bank('U Newton 0101 2', { game: 'SIV' })).why(OVER)).toBe('10.1/eligible-cv-3-siv');
    expect(at(bank('U Newton 0101 3', { game: 'HCR' })).why(OVER)).toBe('10.1/eligible-cv-5');
  });

  rule('10.1/eligible-no-other-work', 'a unit that has entrenched this phase may not build, nor the other way', () => {
    const t = at(bank(NEWTON));
    t.do({ do: 'entrench', unit: 'newton' });
    expect(t.why(OVER)).toBe('10.1/eligible-no-other-work');
    const first = at(bank(NEWTON));
    first.do(OVER, 6);
    expect(first.why({ do: 'entrench', unit: 'newton' })).toBe('8.0/step-1-one-only');
  });

  rule('10.1/one-attempt-per-unit', 'a unit may try once a phase, and again in the next', () => {
    const t = at(bank(NEWTON));
    t.do(OVER, 6);
    expect(t.why(OTHER)).toBe('10.1/one-attempt-per-unit');
    idleUntil(t, 'recovery union');
    expect([t.why(OVER), t.why(OTHER)]).toEqual([undefined, undefined]);
    t.do(OVER, 1);
    expect(t.why(OTHER)).toBe('10.1/one-attempt-per-unit');
  });

  rule('10.1/one-attempt-per-hex', 'one unit of a hex may try in a phase; one in another hex may as well', () => {
    const t = at(bank(`${NEWTON}\nU Gibbon 0101 5\nU Wood 0201 5`));
    t.do(OVER, 6);
    expect(t.why({ ...OTHER, unit: 'gibbon' })).toBe('10.1/one-attempt-per-hex');
    expect(t.why({ ...OTHER, unit: 'wood' })).toBeUndefined();
    idleUntil(t, 'recovery union');
    expect(t.why({ ...OTHER, unit: 'gibbon' })).toBeUndefined();
  });

  rule(
    '10.1/slb-original-rules',
    'by these rules nothing is built in SLB, and in each of the other games it is',
    () => {
      for (const game of GAMES) {
        const t = at(bank('U Newton 0101 5', { game }));
        expect(t.why(OVER), game).toBe(game === 'SLB' ? '10.1/slb-original-rules' : undefined);
        expect(t.open('build').length, game).toBe(game === 'SLB' ? 0 : 2);
      }
    },
  );
});

describe('where', () => {
  rule('10.1/eligible-hexside', 'over a river of its own hex that has no dam, and nowhere else', () => {
    const t = at(bank(NEWTON));
    expect([t.why(OVER), t.why(OTHER)]).toEqual([undefined, undefined]);
    expect(t.why({ ...OVER, hexside: '0101-NW' })).toBe('10.1/eligible-hexside');
    expect(t.why({ ...OVER, hexside: '0102-0202' })).toBe('10.1/eligible-hexside');
    for (const hexside of [-1, 9999]) expect(t.why({ ...OVER, hexside })).toBe('10.1/eligible-hexside');
    expect(at(bank(`${NEWTON}\ndam 0101-0102`)).why(OVER)).toBe('10.1/eligible-hexside');
    for (const crossing of ['ford', 'ferry']) {
      expect(at(bank(`${NEWTON}\n${crossing} 0101-0102`)).why(OVER), crossing).toBeUndefined();
    }
    // The river of a hex that is not its own.
    const far = at(bank('U Newton 0301 5'));
    expect(far.why(OVER)).toBe('10.1/eligible-hexside');
    const lake = `map\n .\n   .\n ~\nminor-river 0101 | 0102\nU Newton 0101 5`;
    expect(at(lake).why(OVER)).toBe('10.1/eligible-hexside');
    expect(at(lake.replace('~', '.')).why(OVER)).toBeUndefined();
  });

  rule('10.1/at-fords', 'a bridge may be built at a ford', () => {
    for (const water of ['minor-river', 'major-river']) {
      const t = at(bank(`${NEWTON}\nford 0101-0102`, { water }));
      expect(t.why(OVER), water).toBeUndefined();
      t.do(OVER, 1);
      expect(crossings(t)).toEqual([
        { hexside: t.hexside('0101-0102'), destroyed: false, pontoon: 'union', carriesRoad: false },
      ]);
    }
  });

  rule('10.1/no-creek-bridges', 'over a river it may be built, over a creek it may not', () => {
    const t = at(bank('U Newton 0301 5'));
    expect(t.why({ ...OVER, hexside: '0301-0302' })).toBe('10.1/no-creek-bridges');
    expect(at(bank(NEWTON)).why(OVER)).toBeUndefined();
  });

  rule('10.1/one-bridge-per-hexside', 'where a bridge of any kind stands there may be no second', () => {
    for (const line of ['bridge 0101-0102', 'pontoon union 0101-0102', 'pontoon confederate 0101-0102']) {
      const t = at(bank(`${NEWTON}\n${line}`));
      expect([t.why(OVER), t.why(OTHER)], line).toEqual(['10.1/one-bridge-per-hexside', undefined]);
    }
    expect(at(bank(`${NEWTON}\nbridge 0101-0102\ndestroyed 0101-0102`)).why(OVER)).toBeUndefined();
    const built = at(bank(`${NEWTON}\nU Wood 0102 5`));
    built.do(OVER, 1);
    expect(built.why({ ...OVER, unit: 'wood' })).toBe('10.1/one-bridge-per-hexside');
  });

  const MAJOR_CONFEDERATES: readonly GameCode[] = ['OTR', 'GTC', 'AIO'];
  const STANDARD = GAMES.filter(game => game !== 'SLB');

  rule('10.1/major-confederate', 'Confederates may bridge a major river in OTR, GTC and AIO only', () => {
    const hill = { ...OVER, unit: 'hill' };
    for (const game of STANDARD) {
      const why = at(bank('C Hill 0101 5', { game, water: 'major-river' }), 'confederate').why(hill);
      expect(why, game).toBe(MAJOR_CONFEDERATES.includes(game) ? undefined : '10.1/major-confederate');
      expect(at(bank('C Hill 0101 5', { game }), 'confederate').why(hill), game).toBeUndefined();
    }
  });

  rule('10.1/major-union', 'the Union may bridge a major river in every game but SIV', () => {
    for (const game of STANDARD) {
      const why = at(bank(NEWTON, { game, water: 'major-river' })).why(OVER);
      expect(why, game).toBe(game === 'SIV' ? '10.1/major-union' : undefined);
      expect(at(bank(NEWTON, { game })).why(OVER), game).toBeUndefined();
    }
  });
});

describe('what hinders', () => {
  rule('10.1/not-rain', 'not in a rain turn, but in a dry one, also while rivers cannot be forded', () => {
    expect(at(bank(`${NEWTON}\nrain 1`)).why(OVER)).toBe('10.1/not-rain');
    expect(at(bank(`${NEWTON}\nrain 1`)).open('build')).toEqual([]);
    expect(at(bank(`${NEWTON}\nunfordable minor 2`)).why(OVER)).toBeUndefined();
    const t = at(bank(`${NEWTON}\nrain 1`));
    idleUntil(t, 'recovery union');
    expect(t.why(OVER)).toBeUndefined();
  });

  rule('10.1/enemy-blocks', 'enemies of 5 together beyond the river forbid it, with less it may be built', () => {
    expect(at(bank(`${NEWTON}\nC Hill 0102 5`)).why(OVER)).toBe('10.1/enemy-blocks');
    expect(at(bank(`${NEWTON}\nC Hill 0102 5`)).why(OTHER)).toBeUndefined();
    expect(at(bank(`${NEWTON}\nC Hill 0102 3\nC Early 0102 cav 2`)).why(OVER)).toBe('10.1/enemy-blocks');
    // Manpower 1 disorganized is a half.
    expect(at(bank(`${NEWTON}\nC Hill 0102 4\nC Early 0102 1 disorganized`)).why(OVER)).toBeUndefined();
    expect(at(bank(`${NEWTON}\nU Wood 0102 9`)).why(OVER)).toBeUndefined();
    const south = at(bank('C Hill 0101 5\nU Wood 0102 5'), 'confederate');
    expect(south.why({ ...OVER, unit: 'hill' })).toBe('10.1/enemy-blocks');
  });

  rule('10.1/enemy-blocks-siv', 'in SIV enemies of 3 forbid it, of 2½ they do not', () => {
    const siv = (enemy: string) => at(bank(`${NEWTON}\n${enemy}`, { game: 'SIV' })).why(OVER);
    expect(siv('C Hill 0102 3')).toBe('10.1/enemy-blocks-siv');
    expect(siv('C Hill 0102 2\nC Early 0102 1 disorganized')).toBeUndefined();
  });

  rule('10.1/enemy-no-entrenchments', 'works do not add to the enemy beyond the river', () => {
    expect(at(bank(`${NEWTON}\nC Hill 0102 4 fort`)).why(OVER)).toBeUndefined();
    expect(at(bank(`${NEWTON}\nC Hill 0102 5 fort`)).why(OVER)).toBe('10.1/enemy-blocks');
  });

  rule('10.1/failed-hexside-wait', 'after a failure nobody may try that hexside until the following turn', () => {
    const t = at(bank(`${NEWTON}\nU Wood 0102 5\nC Hill 0201 4`));
    const wood = { ...OVER, unit: 'wood' };
    expect(t.why(wood)).toBeUndefined();
    t.do(OVER, 6);
    expect(t.why(wood)).toBe('10.1/failed-hexside-wait');
    expect(t.game.board.failedBridges).toEqual([t.hexside('0101-0102')]);
    idleUntil(t, 'recovery confederate');
    expect(t.game.board.failedBridges).toHaveLength(1);
    idleUntil(t, 'recovery union');
    expect(t.why(wood)).toBeUndefined();
    const both = at(bank(`${NEWTON}\nC Hill 0102 4`));
    both.do(OVER, 6);
    idleUntil(both, 'recovery confederate');
    both.put('hill', { manpower: 5 }).put('newton', { manpower: 4 });
    expect(both.why({ ...OVER, unit: 'hill' })).toBe('10.1/failed-hexside-wait');
  });
});

describe('how', () => {
  rule('10.1/procedure', 'the hexside is named, a die of 5 or less builds and 6 fails', () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const t = at(bank(`${NEWTON}\nford 0101-0102\nroad 0101-0102`));
      const [event] = t.do(OVER, die);
      const common = { unit: t.unitId('newton'), hexside: t.hexside('0101-0102'), die, modifier: 0 };
      expect(event, `die ${die}`).toMatchObject({ type: die <= 5 ? 'bridgeBuilt' : 'bridgeFailed', ...common });
      expect(crossings(t)).toHaveLength(die <= 5 ? 1 : 0);
    }
    // Major river +2, unfordable +1: 2 builds, 3 fails.
    const hard = bank(`${NEWTON}\nford 0101-0102\nroad 0101-0102\nunfordable major 3`, { water: 'major-river' });
    expect(at(hard).do(OVER, 2)).toMatchObject([{ type: 'bridgeBuilt', modifier: 3 }]);
    expect(at(hard).do(OVER, 3)).toMatchObject([{ type: 'bridgeFailed', modifier: 3 }]);
    const t = at(hard);
    const attempt = { do: 'build', unit: t.unitId('newton'), hexside: t.hexside('0101-0102') } as const;
    expect(crossingChance(t.game, attempt)).toBeCloseTo(2 / 6);
  });

  rule('10.1/placement', 'the marker lies on the hexside, of the river’s kind and with its owner', () => {
    for (const [side, unit, water] of [
      ['union', 'newton', 'minor-river'],
      ['union', 'newton', 'major-river'],
      ['confederate', 'hill', 'minor-river'],
      ['confederate', 'hill', 'major-river'],
    ] as const) {
      const t = at(bank(`${side === 'union' ? 'U Newton' : 'C Hill'} 0101 5`, { water, game: 'GTC' }), side);
      t.do({ ...OVER, unit }, 1);
      expect(crossings(t)).toMatchObject([{ hexside: t.hexside('0101-0102'), pontoon: side }]);
      // Its owner may cross at once.
      t.atAction(side).do({ do: 'march', unit }, 6);
      expect(t.why({ do: 'step', to: '0102' })).toBeUndefined();
      expect(t.why({ do: 'step', to: '0201' })).toBe('6.2/river-crossing');
    }
  });

  rule('10.1/pontoon-definition', 'a bridge built in play is a pontoon of its side, a printed one serves both', () => {
    const men = `U Newton 0101 5\nC Hill 0102 cav 4`;
    const t = at(bank(men));
    t.do(OVER, 1);
    const why = (table: Table) => {
      table.put('newton', { hex: table.hex('0303') });
      table.atAction('confederate').do({ do: 'march', unit: 'hill' }, 12);
      return table.why({ do: 'step', to: '0101' });
    };
    expect(why(t)).toBe('10.2/pontoon-enemy-no-cross');
    expect(why(at(bank(`${men}\nbridge 0101-0102`)))).toBeUndefined();
  });
});
