import { ruleTests } from '@wigwag/tests/rule';
import { expect, test } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { Table } from '../../testing/table.ts';
import { GAMES, type GameCode, type Side } from '../../vocabulary.ts';
import { worldOf } from '../../world/world.ts';
import { noMarkerFor } from './markers.ts';

const rule = ruleTests<ClauseId>();

const COLUMNS = 10;
const column = (n: number): string => String(n).padStart(2, '0');
const over = (n: number): string => `${column(n)}01-${column(n)}02`;
const row = (parity: 0 | 1): string =>
  Array.from({ length: COLUMNS }, (_, i) => i + 1)
    .filter(n => n % 2 === parity)
    .map(() => '.')
    .join(' ');

interface Laid {
  readonly game: GameCode;
  readonly side: Side;
  readonly water?: 'minor-river' | 'major-river';
  readonly other?: number;
  /** The river at the last place, if it is not like the others. */
  readonly last?: 'minor-river' | 'major-river';
}

/** Ten bridging places side by side; the side has laid pontoons over the first ones and would build over the last. */
function laid(bridges: number, { game, side, water = 'minor-river', other = 0, last = water }: Laid): Table {
  const places = Array.from({ length: COLUMNS }, (_, i) => i + 1);
  const enemy = side === 'union' ? 'confederate' : 'union';
  const text = [
    `game ${game}`,
    game === 'BAC' || game === 'AIO' ? 'ties union union union union union union' : '',
    'map',
    ...[row(1), row(0), row(1), row(0)],
    ...places.map(n => `${n === COLUMNS ? last : water} ${column(n)}01 | ${column(n)}02`),
    ...places.slice(0, bridges).map(n => `pontoon ${side} ${over(n)}`),
    ...places.slice(bridges, bridges + other).map(n => `pontoon ${enemy} ${over(n)}`),
    `${side === 'union' ? 'U' : 'C'} Men ${column(COLUMNS)}01 5`,
  ];
  return new Table(text.join('\n')).atRecovery(side);
}

const why = (bridges: number, how: Laid) =>
  laid(bridges, how).why({ do: 'build', unit: 'men', hexside: over(COLUMNS) });

const UNLIMITED: readonly GameCode[] = ['SJW', 'HCR', 'RTG', 'SIV'];
const MAJOR_SOUTH: readonly GameCode[] = ['OTR', 'GTC', 'AIO'];

rule('10.1/minor-marker-needed', 'a minor-river bridge may be built while the side has a marker for it', () => {
  for (const game of GAMES.filter(code => code !== 'SLB' && !UNLIMITED.includes(code))) {
    expect(why(7, { game, side: 'union' }), game).toBeUndefined();
    expect(why(8, { game, side: 'union' }), game).toBe('10.1/minor-marker-needed');
    expect(why(3, { game, side: 'confederate', other: 4 }), game).toBeUndefined();
    expect(why(4, { game, side: 'confederate' }), game).toBe('10.1/minor-marker-needed');
  }
});

test('a scenario of a game whose markers the rules do not count may say how many there are for minor rivers', () => {
  const none = (said: number, bridges: number, how: Laid): boolean => {
    const t = laid(bridges, how);
    const world = worldOf({ ...t.game.world.scenario, minorBridges: { union: said, confederate: 1 } });
    return noMarkerFor({ ...t.game, world }, 'union', t.hexside(over(COLUMNS)));
  };
  const hsn = { game: 'HSN', side: 'union' } as const;
  expect([none(2, 2, hsn), none(3, 2, hsn)]).toEqual([true, false]);
  expect(none(3, 1, { ...hsn, water: 'major-river' }), 'the one for major rivers is in use').toBe(true);
  expect(none(2, 2, { ...hsn, game: 'OTR' }), 'there the rules say eight').toBe(false);
});

test('bridges of the enemy, and over the other kind of river, use up no marker', () => {
  const t = laid(1, { game: 'GTC', side: 'union', water: 'major-river', other: 1 });
  const none = (side: Side) => noMarkerFor(t.game, side, t.hexside(over(COLUMNS)));
  expect([none('union'), none('confederate')]).toEqual([true, true]);
  t.game.board.crossings = t.game.board.crossings.filter(({ pontoon }) => pontoon === 'confederate');
  expect([none('union'), none('confederate')]).toEqual([false, true]);
  expect(why(8, { game: 'GTC', side: 'union', last: 'major-river' })).toBeUndefined();
  expect(why(1, { game: 'GTC', side: 'union', water: 'major-river', last: 'minor-river' })).toBeUndefined();
});

rule('10.1/minor-unlimited', 'in SJW, HCR, RTG and SIV the ninth bridge of a side may be built like the first', () => {
  for (const game of UNLIMITED) {
    expect(why(9, { game, side: 'union' }), game).toBeUndefined();
    expect(why(9, { game, side: 'confederate' }), game).toBeUndefined();
  }
});

rule('10.1/minor-limit-otr-gtc', 'in OTR and GTC the Union may have eight minor-river bridges, the enemy four', () => {
  for (const game of ['OTR', 'GTC'] as const) {
    expect([7, 8].map(n => why(n, { game, side: 'union' }))).toEqual([undefined, '10.1/minor-marker-needed']);
    expect([3, 4].map(n => why(n, { game, side: 'confederate' }))).toEqual([undefined, '10.1/minor-marker-needed']);
  }
});

rule('10.1/major-marker-needed', 'a major-river bridge may be built while the side has a marker for it', () => {
  const major = { game: 'RTG', side: 'union', water: 'major-river' } as const;
  expect([why(0, major), why(1, major)]).toEqual([undefined, '10.1/major-marker-needed']);
  expect(why(0, { ...major, game: 'GTC', other: 1 })).toBeUndefined();
});

rule('10.1/major-limit', 'a side that may bridge major rivers may have one such bridge', () => {
  for (const game of GAMES.filter(code => !['AIO', 'SLB', 'SIV'].includes(code))) {
    const union = { game, side: 'union', water: 'major-river' } as const;
    expect([why(0, union), why(1, union)], game).toEqual([undefined, '10.1/major-marker-needed']);
    if (!MAJOR_SOUTH.includes(game)) continue;
    const south = { ...union, side: 'confederate' } as const;
    expect([why(0, south), why(1, south)], game).toEqual([undefined, '10.1/major-marker-needed']);
  }
});

rule('10.1/major-limit-aio', 'in AIO the Union may have three major-river bridges, the Confederates one', () => {
  const union = { game: 'AIO', side: 'union', water: 'major-river' } as const;
  expect([2, 3].map(n => why(n, union))).toEqual([undefined, '10.1/major-marker-needed']);
  const south = { ...union, side: 'confederate' } as const;
  expect([0, 1].map(n => why(n, south))).toEqual([undefined, '10.1/major-marker-needed']);
});

rule('10.1/major-limit-slb', 'in SLB the Union has two major-river markers: a third bridge may not be', () => {
  const none = (bridges: number): boolean => {
    const t = laid(bridges, { game: 'SLB', side: 'union', water: 'major-river' });
    return noMarkerFor(t.game, 'union', t.hexside(over(COLUMNS)));
  };
  expect([0, 1, 2].map(none)).toEqual([false, false, true]);
});

rule('10.1/marker-reuse', 'with all markers in use none may be built, and with one taken up again one may', () => {
  const t = laid(1, { game: 'RTG', side: 'union', water: 'major-river' });
  const choice = { do: 'build', unit: 'men', hexside: over(COLUMNS) } as const;
  expect(t.why(choice)).toBe('10.1/major-marker-needed');
  t.game.board.crossings = [];
  t.put('men', {});
  expect(t.why(choice)).toBeUndefined();
});
