import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { PROFILES } from '../../profiles/profiles.ts';
import { attackOf } from '../../testing/attackOf.ts';
import { marching, OPEN, ride } from '../../testing/cavalry.ts';
import { pointsLeft } from '../../testing/points.ts';
import { Table, told } from '../../testing/table.ts';
import { GAMES } from '../../vocabulary.ts';
import { flankOf } from './flank.ts';

const rule = ruleTests<ClauseId>();

const NEWTON = 'U Newton 0104 7';
const BESIDE = 'U Newton 0304 7';
const HILL = 'C Hill 0404 inf 2';

/** A marker put down before the test begins. */
function refused(t: Table, ...hexes: string[]): Table {
  t.game.board.refused.push(...hexes.map(hex => t.hex(hex)));
  return t;
}
const markers = (t: Table): string[] =>
  ['0104', '0204', '0304', '0404', '0504', '0505', '0305'].filter(hex => isRefused(t, hex));
const isRefused = (t: Table, hex: string): boolean => t.game.board.refused.includes(t.hex(hex));

/** Newton begins a march in 0104 or 0304 under a marker. */
function covered(newton: string, points: number, ...lines: string[]): Table {
  const t = refused(new Table([OPEN, newton, ...lines].join('\n')), newton.split(' ')[2] ?? '').atAction('union');
  t.do({ do: 'march', unit: 'newton' }, points);
  return t;
}

describe('placing the marker', () => {
  rule(
    '7.8/cost-and-end',
    'it costs a point and ends the march; a unit without a point may not, later actions may be',
    () => {
      const t = marching('newton', 3, OPEN, NEWTON);
      t.walk('0204');
      const events = t.do({ do: 'refuse' });
      expect(told(events)).toEqual(
        expect.arrayContaining(['flanksRefused 7.8/cost-and-end', 'marchEnded 7.8/cost-and-end']),
      );
      expect([markers(t), t.asked === 'march union']).toEqual([['0204'], false]);
      t.atAction('union').do({ do: 'march', unit: 'newton' }, 3);
      expect(t.why({ do: 'step', to: '0304' })).toBeUndefined();
      const poor = marching('newton', 3, OPEN, NEWTON);
      for (const [halves, why] of [
        [2, undefined],
        [1, '7.8/cost-and-end'],
        [0, '7.8/cost-and-end'],
      ] as const) {
        Object.assign(poor.top ?? {}, { left: halves });
        expect(poor.why({ do: 'refuse' }), `${halves}`).toBe(why);
      }
    },
  );

  rule('7.8/not-mountain-swamp', 'not in a mountain or swamp, elsewhere it may be', () => {
    for (const [terrain, why] of [
      ['m', '7.8/not-mountain-swamp'],
      ['s', '7.8/not-mountain-swamp'],
      ['p', undefined],
      ['h', undefined],
      ['w', undefined],
    ] as const) {
      expect(marching('newton', 3, `map\n${terrain}\n  .`, 'U Newton 0101 7').why({ do: 'refuse' }), terrain).toBe(why);
    }
  });

  rule('7.8/not-in-assault', 'a unit that assaults may not, neither before nor after it has advanced', () => {
    const t = new Table([OPEN, `${BESIDE}; leader Reynolds corps c5`, HILL].join('\n')).atAction('union');
    t.do({ do: 'assault', leader: 'reynolds', units: ['newton'], target: '0404' });
    const asked: string[] = [];
    const look = () => {
      asked.push(t.asked);
      expect(t.why({ do: 'refuse' }), t.asked).toBeDefined();
    };
    look();
    t.do({ do: 'roll' }, 1);
    look();
    t.do({ do: 'roll' }, [6, 1]);
    ride(t);
    look();
    t.do({ do: 'advance', units: ['newton'], leaders: [], attachedTo: [] });
    expect(asked).toEqual(['assault table', 'combat table', 'advance union']);
    expect([t.asked, t.game.board.refused]).toEqual(['offer union', []]);
  });

  rule('7.8/not-entering-zoc', 'a unit that has come into an enemy normal zone may not, one outside it may', () => {
    const t = marching('newton', 6, OPEN, NEWTON, HILL);
    t.walk('0204');
    expect(t.why({ do: 'refuse' })).toBeUndefined();
    t.walk('0304');
    expect(t.why({ do: 'refuse' })).toBe('7.8/not-entering-zoc');
    // From zone to zone: nothing is left, the march is over.
    const slipping = marching('newton', 6, OPEN, BESIDE, HILL);
    slipping.walk('0305');
    expect(slipping.asked === 'march union' ? slipping.why({ do: 'refuse' }) : 'over').toBe('over');
    // After an attack that leaves it in the zone it began in.
    const fought = marching('newton', 6, OPEN, BESIDE, HILL, 'C Longstreet 0303 inf 1');
    fought.do({ do: 'attack', target: '0303', type: 'hasty' });
    fought.do({ do: 'roll' }, [6, 1]);
    ride(fought);
    fought.do({ do: 'remain' });
    expect([fought.asked, fought.why({ do: 'refuse' })]).toEqual(['march union', '7.8/not-entering-zoc']);
  });

  rule('7.8/in-place-in-zoc', 'a unit that marches in place in a zone may, at the price of the march', () => {
    const t = new Table([OPEN, `${BESIDE} f2`, HILL].join('\n')).atAction('union');
    const events = t.do({ do: 'march', unit: 'newton' }, 3, 6);
    expect(events.map(({ type }) => type)).toContain('extendedMarch');
    expect(t.why({ do: 'refuse' })).toBeUndefined();
    t.do({ do: 'refuse' });
    expect([markers(t), t.unit('newton').fatigue, t.asked]).toEqual([['0304'], 3, 'initiative table']);
  });

  rule('7.8/one-per-hex', 'a hex holds one marker for all its units: a second may not be placed', () => {
    const t = marching('newton', 3, OPEN, BESIDE, 'U Getty 0304 3', HILL);
    t.do({ do: 'refuse' });
    t.atAction('union').do({ do: 'march', unit: 'getty' }, 3);
    expect(t.why({ do: 'refuse' })).toBe('7.8/one-per-hex');
    t.do({ do: 'stop' });
    expect(markers(t)).toEqual(['0304']);
    expect(flankOf(t.game, attackOf(t, '0304', ['hill'])).final).toBe(1);
  });

  rule('7.8/enter-free', 'a hex with the marker may be entered at the usual cost, and left again', () => {
    const entering = (...hexes: string[]) => {
      const t = refused(new Table([OPEN, NEWTON, 'U Getty 0204 3'].join('\n')), ...hexes).atAction('union');
      t.do({ do: 'march', unit: 'newton' }, 6);
      t.walk('0204');
      return t;
    };
    const t = entering('0204');
    expect([pointsLeft(t), t.asked, markers(t)]).toEqual([pointsLeft(entering()), 'march union', ['0204']]);
    t.walk('0304');
    expect([t.asked, markers(t)]).toEqual(['march union', ['0204']]);
    const stay = refused(new Table([OPEN, NEWTON, 'U Getty 0204 3', HILL.replace('0404', '0304')].join('\n')), '0204');
    stay.atAction('union').do({ do: 'march', unit: 'newton' }, 3);
    stay.walk('0204');
    stay.do({ do: 'stop' });
    expect(flankOf(stay.game, attackOf(stay, '0204', ['hill'])).final).toBe(1);
  });

  rule(
    '7.8/not-after-retreat-advance',
    'a unit that has advanced may not for the rest of that march; a later one is free',
    () => {
      const t = marching('newton', 6, OPEN, BESIDE, HILL.replace('inf 2', 'inf 1'));
      t.do({ do: 'attack', target: '0404', type: 'normal' });
      t.do({ do: 'roll' }, [6, 1]);
      ride(t);
      t.do({ do: 'advance', units: ['newton'], leaders: [], attachedTo: [] });
      expect([t.asked, pointsLeft(t)]).toEqual(['march union', 4]);
      expect(t.why({ do: 'refuse' })).toBe('7.8/not-after-retreat-advance');
      t.walk('0504');
      expect(t.why({ do: 'refuse' })).toBe('7.8/not-after-retreat-advance');
      t.do({ do: 'stop' });
      t.atAction('union').do({ do: 'march', unit: 'newton' }, 3);
      expect(t.why({ do: 'refuse' })).toBeUndefined();
    },
  );

  rule('7.8/not-after-retreat-advance', 'a unit that retreats or rides away has no marker where it comes to', () => {
    const t = refused(new Table([OPEN, BESIDE, 'C Stuart 0404 cav 2'].join('\n')), '0404').atAction('union');
    t.do({ do: 'march', unit: 'newton' }, 6);
    t.do({ do: 'evade', loser: 'stuart' }, 3);
    ride(t);
    expect(t.game.board.refused).toEqual([]);
  });

  rule('7.8/no-limit', 'any number of hexes may have one', () => {
    const hexes = ['01', '03', '05', '07', '09', '11'].flatMap(column =>
      ['01', '02', '03', '05', '07'].map(row => column + row),
    );
    const t = new Table([OPEN, ...hexes.map(hex => `U U${hex} ${hex} 3`)].join('\n'));
    for (const hex of hexes) {
      t.atAction('union').do({ do: 'march', unit: `u${hex}` }, 3);
      t.do({ do: 'refuse' });
    }
    expect(t.game.board.refused).toHaveLength(30);
  });

  rule('7.8/mandatory-rule', 'flanks may be refused in every game, and no option forbids it', () => {
    for (const game of GAMES) {
      const ties = PROFILES[game].tie === 'by-number' ? 'ties union union union union union union' : '';
      for (const side of ['union', 'confederate'] as const) {
        const lines = [`game ${game}`, ties, OPEN, `${side === 'union' ? 'U' : 'C'} Newton 0304 3`];
        const t = new Table(lines.join('\n')).atAction(side);
        t.do({ do: 'march', unit: 'newton' }, 6);
        expect(t.why({ do: 'refuse' }), `${game} ${side}`).toBeUndefined();
      }
    }
  });
});

describe('under the marker', () => {
  rule('7.8/actions-normal', 'units under it may march, attack, assault, dig and be led as others may', () => {
    const t = refused(
      new Table(['game GTC', OPEN, `${BESIDE}; leader Reynolds corps`, 'U Getty 0304 3', HILL].join('\n')),
      '0304',
    ).atAction('union');
    expect(t.why({ do: 'march', unit: 'newton' })).toBeUndefined();
    expect(t.why({ do: 'entrench', unit: 'newton' })).toBeUndefined();
    expect(t.why({ do: 'activate', leader: 'reynolds', units: ['newton', 'getty'], digging: [] })).toBeUndefined();
    expect(t.why({ do: 'assault', leader: 'reynolds', units: ['newton'], target: '0404' })).toBeUndefined();
    t.do({ do: 'march', unit: 'newton' }, 4);
    expect(t.why({ do: 'attack', target: '0404', type: 'prepared' })).toBeUndefined();
    expect(t.why({ do: 'force' })).toBeUndefined();
    expect(t.why({ do: 'step', to: '0204' })).toBeUndefined();
  });

  rule('7.8/never-moves', 'the marker goes nowhere with a unit', () => {
    const t = covered(NEWTON, 6, 'U Getty 0104 3');
    t.walk('0204', '0304');
    expect(markers(t)).toEqual(['0104']);
    const alone = covered(NEWTON, 6);
    alone.walk('0204');
    expect(markers(alone)).toEqual([]);
  });
});

/** Hill in 0404 attacked by Newton; the ring is 0304, 0403, 0504, 0505, 0405, 0305. */
const SIX = ['U Getty 0505 7'];
const FIVE = ['U Getty 0504 7'];
const friends = (...hexes: string[]): string[] => hexes.map(hex => `C Friend${hex} ${hex} 1`);

/** Newton's flank bonus against 0404 without the marker and with it. */
function bonuses(...lines: string[]): [plain: number, without: number, under: number] {
  const t = new Table([OPEN, BESIDE, 'C Hill 0404 4', ...lines].join('\n'));
  const without = flankOf(t.game, attackOf(t, '0404', ['newton']));
  const under = flankOf(refused(t, '0404').game, attackOf(t, '0404', ['newton']));
  return [without.plain, without.final, under.final];
}

describe('what it does to flank attacks', () => {
  rule('7.8/effect-4', '+4 becomes +2', () => {
    expect(bonuses(...SIX)).toEqual([4, 4, 2]);
  });

  rule('7.8/effect-3-2', '+3 and +2 become +1', () => {
    expect(bonuses(...SIX, ...friends('0504'))).toEqual([3, 3, 1]);
    expect(bonuses(...SIX, ...friends('0504', '0405'))).toEqual([2, 2, 1]);
    expect(bonuses(...FIVE)).toEqual([2, 2, 1]);
  });

  rule('7.8/effect-1', '+1 stays +1, where cavalry or a redoubt would make nothing of it', () => {
    expect(bonuses(...SIX, ...friends('0504', '0405', '0403'))).toEqual([1, 1, 1]);
    expect(bonuses(...FIVE, ...friends('0403'))).toEqual([1, 1, 1]);
    expect(bonuses(...FIVE, ...friends('0403'), 'redoubt 0404 confederate')).toEqual([1, 0, 1]);
  });

  rule('7.8/effect-nonflank', 'an attack without a bonus, or with one reduced to nothing, gets +1', () => {
    expect(bonuses()).toEqual([0, 0, 1]);
    expect(bonuses(...FIVE, ...friends('0403', '0505'))).toEqual([0, 0, 1]);
    // The marker of another hex does nothing.
    const t = refused(new Table([OPEN, BESIDE, 'C Hill 0404 4', 'C Friend 0504 1'].join('\n')), '0504');
    expect(flankOf(t.game, attackOf(t, '0404', ['newton'])).final).toBe(0);
  });
});

describe('taking the marker off', () => {
  rule('7.8/remove-voluntary', 'the owner may take it off for nothing as a unit begins to march, not later', () => {
    const t = covered(BESIDE, 4, 'U Getty 0304 3');
    expect(t.why({ do: 'uncover' })).toBeUndefined();
    t.do({ do: 'uncover' });
    expect([markers(t), pointsLeft(t), t.asked]).toEqual([[], 4, 'march union']);
    expect(t.why({ do: 'uncover' })).toBe('7.8/remove-voluntary');
    t.do({ do: 'stop' });
    expect(t.unit('newton').at).toBe('0304');
    const kept = covered(NEWTON, 4, 'U Getty 0104 3');
    kept.walk('0204');
    expect(kept.why({ do: 'uncover' })).toBe('7.8/remove-voluntary');
    const other = refused(new Table([OPEN, NEWTON, 'U Getty 0204 3'].join('\n')), '0204').atAction('union');
    other.do({ do: 'march', unit: 'newton' }, 4);
    other.walk('0204');
    expect(other.why({ do: 'uncover' })).toBe('7.8/remove-voluntary');
  });

  rule(
    '7.8/remove-assault-all',
    'it goes if all units of the hex take part in an assault; with one left behind it stays',
    () => {
      const all = ['newton', 'getty', 'sykes'];
      for (const [units, left] of [
        [all, []],
        [all.slice(0, 2), ['0304']],
      ] as const) {
        const lines = [OPEN, `${BESIDE}; leader Reynolds corps c5`, 'U Getty 0304 3', 'U Sykes 0304 3', HILL];
        const t = refused(new Table(lines.join('\n')), '0304').atAction('union');
        t.do({ do: 'assault', leader: 'reynolds', units, target: '0404' });
        expect(markers(t)).toEqual(left);
      }
    },
  );

  rule('7.8/remove-assault-all', 'so it does in the hexes that join a grand assault', () => {
    for (const [units, left] of [
      [['getty'], ['0505']],
      [['getty', 'sykes'], []],
    ] as const) {
      const reynolds = `${BESIDE}; leader Reynolds corps c5; leader Meade army c5`;
      const lines = [OPEN, reynolds, 'U Getty 0505 3', 'U Sykes 0505 3', HILL];
      const t = refused(new Table(lines.join('\n')), '0505').atAction('union');
      t.do({ do: 'assault', leader: 'reynolds', units: ['newton'], target: '0404' });
      t.do({ do: 'roll' }, 1);
      t.do({ do: 'grand', leader: 'meade' });
      t.do({ do: 'roll' }, 1);
      t.do({ do: 'commit', units: [...units] });
      expect(markers(t)).toEqual(left);
    }
  });

  rule('7.8/remove-assault-all', 'a unit selected and dropped again has taken part, the rest joining', () => {
    const reynolds = `${BESIDE}; leader Reynolds corps c3; leader Meade army c5`;
    const lines = [OPEN, reynolds, 'U Getty 0304 3', 'U Sykes 0304 3 cmd=B', HILL];
    const t = refused(new Table(lines.join('\n')), '0304').atAction('union');
    t.do({ do: 'assault', leader: 'reynolds', units: ['newton', 'getty'], target: '0404', lee: false });
    t.do({ do: 'roll' }, 2);
    t.do({ do: 'keep', units: ['newton'] });
    t.do({ do: 'grand', leader: 'meade' });
    t.do({ do: 'roll' }, 1);
    expect(markers(t)).toEqual(['0304']);
    t.do({ do: 'commit', units: ['sykes'] });
    expect(markers(t)).toEqual([]);
  });

  rule(
    '7.8/remove-single-unit',
    'it goes when the only unit moves or attacks, which may place a new one for a point',
    () => {
      const moves = covered(NEWTON, 4);
      moves.walk('0204');
      expect(markers(moves)).toEqual([]);
      moves.do({ do: 'refuse' });
      expect(markers(moves)).toEqual(['0204']);
      const attacks = covered(BESIDE, 4, HILL);
      attacks.do({ do: 'attack', target: '0404', type: 'hasty' });
      expect([attacks.asked, markers(attacks)]).toEqual(['combat table', []]);
      // It stays while it marches in place, and with another unit in the hex.
      const stays = covered(BESIDE, 4);
      stays.do({ do: 'stop' });
      expect(markers(stays)).toEqual(['0304']);
      const two = covered(BESIDE, 4, 'U Getty 0304 3', HILL);
      two.do({ do: 'attack', target: '0404', type: 'hasty' });
      expect(markers(two)).toEqual(['0304']);
    },
  );
});
