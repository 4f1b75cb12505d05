import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { marching, OPEN, ride } from '../../testing/cavalry.ts';
import { Table } from '../../testing/table.ts';

const rule = ruleTests<ClauseId>();

/** Stuart in 0201 on that ground, Newton beside him in 0101 on his; the delay that a die brings. */
function delay(die: number, game: string, cavalry: readonly string[], ...lines: readonly string[]): number {
  const t = marching('newton', 6, `game ${game}`, ...(lines.length > 0 ? lines : PLAIN), 'U Newton 0101 7', ...cavalry);
  const events = t.do({ do: 'evade', loser: 'stuart' }, die);
  return events.flatMap(event => (event.type === 'cavalryEvaded' ? [event.delay] : []))[0] ?? Number.NaN;
}
const PLAIN = ['map\n.\n  .\n.\n  .', 'road 0101-0201'];

/** Halving eats odd numbers: a 5 and a 6 together bring 5 and the modifier. */
const modifier = (game: string, cavalry: readonly string[], ...lines: readonly string[]): number =>
  delay(5, game, cavalry, ...lines) + delay(6, game, cavalry, ...lines) - 5;

const stuart = (state: string): string => `C Stuart 0201 cav ${state}`;
/** Stuart with a Combat value of 7, 3, 2 twice, 1, 1 by his works, and a half. */
const SIZES = ['7', '3', '3 disorganized', '2', '1', '1 breastwork disorganized', '1 disorganized'].map(stuart);
/** In a redoubt a value of 1 is one and a half. */
const REDOUBT = [...PLAIN, 'redoubt 0201 confederate'];

describe('step 1: the delay', () => {
  rule('7.7/step1-roll', 'the die and its modifiers are halved, rounded down, never below 0', () => {
    const middling = [stuart('2')];
    expect([1, 2, 3, 4, 5, 6].map(die => delay(die, 'SIV', middling))).toEqual([1, 2, 2, 3, 3, 4]);
    expect([1, 2, 3, 4, 5, 6].map(die => delay(die, 'GTC', middling))).toEqual([0, 1, 1, 2, 2, 3]);
    // Three points are left when Newton comes beside him: 1, 1 or none remain, and no less than none.
    for (const [game, die, left] of [
      ['SJW', 4, 1],
      ['GTC', 4, 1],
      ['SIV', 4, 0],
      ['SIV', 6, 0],
    ] as const) {
      const t = marching('newton', 5, `game ${game}`, OPEN, 'U Newton 0104 7', 'C Stuart 0404 cav 2');
      t.walk('0204', '0304');
      t.do({ do: 'evade', loser: 'stuart' }, die);
      const march = t.game.stack.find(({ kind }) => kind === 'march');
      ride(t);
      expect(march, game).toMatchObject({ left: 3 * 2 });
      expect(t.asked, game).toBe(left > 0 ? 'march union' : 'initiative table');
      if (t.top?.kind === 'march') expect(t.top.left / 2, game).toBe(left);
    }
    const least = [stuart('1 disorganized')];
    expect([1, 2, 3, 4, 5, 6].map(die => delay(die, 'GTC', least))).toEqual([0, 0, 0, 0, 0, 1]);
  });

  rule('7.7/step1-modifiers', 'size, with works: +2 at 3, none above 1, -2 above a half, -4 for a lone half', () => {
    expect(SIZES.map(size => modifier('GTC', [size]))).toEqual([2, 2, 0, 0, -2, -2, -4]);
    expect(modifier('GTC', [stuart('1 abatis')])).toBe(0);
    expect(modifier('GTC', [stuart('1 abatis disorganized')])).toBe(-2);
    const fitz = 'C Fitz 0201 cav 1 disorganized';
    expect(modifier('GTC', [stuart('1 disorganized'), fitz])).toBe(-2);
    expect(modifier('GTC', [stuart('2'), 'C Fitz 0201 cav 1'])).toBe(2);
    // Infantry in the hex adds nothing to the size; the Union has the usual lines in every game.
    expect(modifier('GTC', [stuart('2'), 'C Hill 0201 9'])).toBe(0);
  });

  rule(
    '7.7/step1-modifiers',
    'mountain +3, from a mountain +1; a crossing +2; all demoralized -2; all at fatigue 4 -2',
    () => {
      const [road, cavalry] = ['road 0101-0201', [stuart('2')]];
      expect(modifier('GTC', cavalry, 'map\n.\n  m\n.', road)).toBe(3);
      expect(modifier('GTC', cavalry, 'map\nm\n  m\n.', road)).toBe(1);
      expect(modifier('GTC', cavalry, 'map\nm\n  .\n.', road)).toBe(0);
      expect(modifier('GTC', cavalry, 'map\n.\n  .\n.', 'minor-river 0101 | 0201', 'ford 0101-0201')).toBe(2);
      expect(modifier('GTC', cavalry, 'map\n.\n  .\n.', 'creek 0101 | 0201')).toBe(0);
      const fitz = 'C Fitz 0201 cav 2';
      for (const state of ['demoralized1', 'demoralized2', 'f4']) {
        expect(modifier('GTC', [stuart(`2 ${state}`)]), state).toBe(-2);
        expect(modifier('GTC', [stuart(`2 ${state}`), fitz]), state).toBe(2);
        expect(modifier('GTC', [stuart(`2 ${state}`), `${fitz} ${state}`]), state).toBe(0);
      }
      expect(modifier('GTC', [stuart('2 f4 demoralized1')], 'map\n.\n  m\n.', road)).toBe(3 - 2 - 2);
    },
  );

  rule('7.7/step1-modifiers', 'a bridge between them is +2 whosever it is, a pontoon of the cavalry’s own too', () => {
    const over = (...lines: string[]): number =>
      modifier('GTC', [stuart('2')], 'map\n.\n  .\n.', 'minor-river 0101 | 0201', ...lines);
    for (const crossing of ['bridge', 'dam', 'ferry', 'ford']) expect(over(`${crossing} 0101-0201`), crossing).toBe(2);
    for (const owner of ['union', 'confederate']) {
      expect(over(`pontoon ${owner} 0101-0201`), owner).toBe(2);
      expect(over('ford 0101-0201', `pontoon ${owner} 0101-0201`), owner).toBe(2);
    }
    expect(modifier('GTC', [stuart('2')]), 'no river').toBe(0);
  });

  rule(
    '7.7/step1-modifiers-csa-1862-east',
    'Confederates in SJW and HCR have a better size line, the Union has not',
    () => {
      for (const game of ['SJW', 'HCR']) {
        expect(
          SIZES.map(size => modifier(game, [size])),
          game,
        ).toEqual([3, 3, 1, 1, -1, -1, -3]);
        expect(modifier(game, [stuart('1')], ...REDOUBT), game).toBe(0);
        expect(unionModifier(game), game).toBe(2);
      }
    },
  );

  rule(
    '7.7/step1-modifiers-csa-otr-siv',
    'Confederates in OTR and SIV have the best size line, the Union has not',
    () => {
      for (const game of ['OTR', 'SIV']) {
        expect(
          SIZES.map(size => modifier(game, [size])),
          game,
        ).toEqual([4, 4, 2, 2, 0, 0, -2]);
        expect(modifier(game, [stuart('1')], ...REDOUBT), game).toBe(0);
        expect(unionModifier(game), game).toBe(2);
      }
    },
  );

  /** Union cavalry of 3 before Confederate infantry. */
  function unionModifier(game: string): number {
    const delays = [5, 6].map(die => {
      const t = new Table([`game ${game}`, ...PLAIN, 'C Hill 0101 7', 'U Stuart 0201 cav 3 cmd=none'].join('\n'));
      t.atAction('confederate').do({ do: 'march', unit: 'hill' }, 4);
      const events = t.do({ do: 'evade', loser: 'stuart' }, die);
      return events.flatMap(event => (event.type === 'cavalryEvaded' ? [event.delay] : []))[0] ?? Number.NaN;
    });
    return delays.reduce((sum, each) => sum + each, 0) - 5;
  }
});

/** Newton has come beside Stuart in 0404, on the road and alone but for these lines. */
function beside(...lines: string[]): Table {
  const t = marching('newton', 6, OPEN, 'U Newton 0104 7', ...lines);
  t.walk('0204', '0304');
  return t;
}

const STUART = 'C Stuart 0404 cav 4';

describe('step 2: a natural 1', () => {
  rule('7.7/step2-natural-one', 'a 1 on the die costs a man and the order, 2 to 6 cost none', () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const t = beside(STUART);
      t.do({ do: 'evade', loser: 'stuart' }, die);
      expect([t.unit('stuart').manpower, t.unit('stuart').disorganized]).toEqual(die === 1 ? [3, true] : [4, false]);
    }
    // The die itself: in a mountain 1 + 3 is no 1 less. And the last man: nobody rides, the delay counts.
    const last = beside('C Stuart 0404 cav 1');
    last.do({ do: 'evade', loser: 'stuart' }, 1);
    expect([last.unit('stuart').at, last.asked]).toEqual(['nowhere', 'march union']);
  });

  rule('7.7/stack-one-loses', 'of stacked cavalry one unit of the owner’s choice loses the man, no other', () => {
    const t = beside(STUART, 'C Fitz 0404 cav 3', 'C Hill 0404 inf 5');
    for (const loser of ['hill', 'newton']) expect(t.why({ do: 'evade', loser })).toBe('7.7/stack-one-loses');
    expect(t.open('evade')).toHaveLength(2);
    t.do({ do: 'evade', loser: 'fitz' }, 1);
    ride(t);
    expect(['stuart', 'fitz', 'hill'].map(id => t.unit(id).manpower)).toEqual([4, 2, 5]);
  });
});

/** A path between waters from 0304 to 0904, with these hexes beside it. */
function valley(...beside: string[]): string {
  const land = ['0304', '0404', '0504', '0604', '0704', '0804', '0904', ...beside];
  const line = (row: number, columns: number[]) =>
    columns.map(column => (land.includes(`0${column}0${row}`) ? '.' : '~')).join('   ');
  const rows = [1, 2, 3, 4, 5, 6].map(row => `  ${line(row, [1, 3, 5, 7, 9])}\n    ${line(row, [2, 4, 6, 8])}`);
  return ['map', ...rows].join('\n');
}

/** Stuart rides through it from 0404, before Newton in 0304. */
function riding(ground: string, stuart: string, ...lines: string[]): Table {
  const t = marching('newton', 6, ground, 'U Newton 0304 7', `C Stuart 0404 cav ${stuart}`, ...lines);
  t.do({ do: 'evade', loser: 'stuart' }, 3);
  return t;
}

describe('step 3: the ride', () => {
  rule('7.7/step3-distance', 'the ride is of four to six hexes', () => {
    const t = beside(STUART);
    t.do({ do: 'evade', loser: 'stuart' }, 3);
    for (const to of ['0504', '0604', '0704']) {
      expect(t.why({ do: 'halt' })).toBe('7.7/step3-distance');
      t.do({ do: 'retreat', to });
    }
    expect(t.why({ do: 'halt' })).toBe('7.7/step3-distance');
    t.do({ do: 'retreat', to: '0804' });
    expect(t.why({ do: 'halt' })).toBeUndefined();
    t.do({ do: 'retreat', to: '0904' });
    expect(t.why({ do: 'halt' })).toBeUndefined();
    t.do({ do: 'retreat', to: '1004' });
    expect([t.unit('stuart').at, t.asked]).toEqual(['1004', 'march union']);
    // Never nearer to the enemy, and by the road first, as in any retreat.
    const bound = beside(STUART);
    bound.do({ do: 'evade', loser: 'stuart' }, 3);
    expect(bound.why({ do: 'retreat', to: '0304' })).toBe('7.6/restrict-active-hex');
    expect(bound.why({ do: 'retreat', to: '0505' })).toBe('7.6/procedure-lowest-priority');
  });

  rule('7.7/step3-no-loss', 'a hex that costs others men costs cavalry on the ride none', () => {
    const t = riding(valley('0603'), '4', 'U Getty 0603 3');
    expect(ride(t)).toBe(4);
    expect([t.unit('stuart').at, t.unit('stuart').manpower]).toEqual(['0804', 4]);
  });

  rule('7.7/step3-enemy-hex', 'an enemy in the way costs each unit three men, and no more than those', () => {
    const t = riding(valley(), '5', 'C Fitz 0404 cav 4', 'C Rosser 0404 cav 3', 'U Getty 0604 3');
    ride(t);
    expect(['stuart', 'fitz', 'rosser'].map(id => [t.unit(id).at, t.unit(id).manpower])).toEqual([
      ['0804', 2],
      ['0804', 1],
      ['nowhere', 0],
    ]);
  });

  rule('7.7/step3-override', 'one step against priority is allowed where there is no way else', () => {
    // 0603 is out of every zone and leads nowhere; 0604 is under Getty's guns and leads on.
    const t = riding(valley('0603', '0605'), '4', 'U Getty 0605 3', 'major-river 0603 | 0604 0704');
    t.do({ do: 'retreat', to: '0504' });
    expect(t.why({ do: 'retreat', to: '0604' })).toBeUndefined();
    ride(t);
    expect([t.unit('stuart').at, t.unit('stuart').manpower]).toEqual(['0804', 4]);
    // Where 0603 leads on, priority is obeyed.
    const free = riding(valley('0603', '0605'), '4', 'U Getty 0605 3', 'major-river 0603 | 0604');
    free.do({ do: 'retreat', to: '0504' });
    expect(free.why({ do: 'retreat', to: '0604' })).toBe('7.6/procedure-lowest-priority');
    expect(free.why({ do: 'retreat', to: '0603' })).toBeUndefined();
    // No way at all, with one step against priority or without: lost.
    const shut = riding(
      valley('0603', '0605'),
      '4',
      'U Getty 0605 3',
      'major-river 0603 | 0604 0704',
      'major-river 0704 | 0804',
    );
    expect(shut.unit('stuart').at).toBe('nowhere');
  });
});

describe('steps 4 and 5', () => {
  rule('7.7/step4-fatigue', 'the ride costs a Fatigue Level up to 4, and never an extended march', () => {
    for (const [before, after] of [
      ['f0', 1],
      ['f2', 3],
      ['f1 exhausted', 2],
      ['f3', 4],
      ['f4', 4],
    ] as const) {
      const t = beside(`${STUART} ${before}`);
      t.do({ do: 'evade', loser: 'stuart' }, 3);
      expect(t.unit('stuart').fatigue, before).toBe(Number(before[1]));
      ride(t);
      expect([t.unit('stuart').fatigue, t.unit('stuart').manpower], before).toEqual([after, 4]);
    }
  });

  rule('7.7/step5-disorganize', 'the ride disorganizes, whatever the die', () => {
    for (const state of ['', 'disorganized']) {
      const t = beside(`${STUART} ${state}`);
      t.do({ do: 'evade', loser: 'stuart' }, 6);
      expect(t.unit('stuart').disorganized).toBe(state !== '');
      ride(t);
      expect(t.unit('stuart').disorganized).toBe(true);
    }
    const stood = beside(STUART);
    stood.do({ do: 'stand' });
    expect(stood.unit('stuart').disorganized).toBe(false);
  });
});

describe('stacks', () => {
  rule('7.7/stack-cavalry-together', 'all cavalry of a hex rides together, on one die, to one hex', () => {
    const t = beside(STUART, 'C Fitz 0404 cav 3', 'C Rosser 0404 cav 1');
    t.do({ do: 'evade', loser: 'fitz' }, 3);
    expect(ride(t)).toBe(4);
    expect(['stuart', 'fitz', 'rosser'].map(id => t.unit(id).at)).toEqual(['0804', '0804', '0804']);
    expect(['stuart', 'fitz', 'rosser'].map(id => t.unit(id).fatigue)).toEqual([1, 1, 1]);
    expect(t.asked).toBe('march union');
  });

  rule('7.7/stack-infantry-stays', 'infantry and guns in the hex stay and face the attack', () => {
    const t = beside(STUART, 'C Hill 0404 inf 3', 'C Pelham 0404 art 1');
    t.do({ do: 'evade', loser: 'stuart' }, 3);
    ride(t);
    expect(['stuart', 'hill', 'pelham'].map(id => t.unit(id).at)).toEqual(['0804', '0404', '0404']);
    expect(t.asked).toBe('march union');
    expect(t.why({ do: 'step', to: '0303' })).toBe('6.2/exit-zoc-first-activity');
    expect(t.why({ do: 'attack', target: '0404', type: 'hasty' })).toBeUndefined();
  });

  rule('7.7/leaders-accompany', 'leaders attached to the cavalry ride with it, others stay', () => {
    const t = beside(
      'C Fitz 0404 cav 4 cmd=Cav; leader Stuart corps cmd=Cav',
      'C Hill 0404 inf 3; leader Jackson corps',
    );
    t.do({ do: 'evade', loser: 'fitz' }, 3);
    ride(t);
    expect([t.leader('stuart').at, t.leader('stuart').unit]).toEqual(['0804', 'fitz']);
    expect(t.leader('jackson').at).toBe('0404');
  });
});
