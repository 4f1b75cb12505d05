import { ruleTests } from '@wigwag/tests/rule';
import { expect } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import type { HexsideData } from '../../data/map.ts';
import { onSheet } from '../../testing/sheet.ts';
import { Table } from '../../testing/table.ts';
import type { GameCode, Side } from '../../vocabulary.ts';
import { buildModifiers } from './modifiers.ts';

const rule = ruleTests<ClauseId>();

type Roads = 'none' | 'one' | 'both';
const ROADS: Readonly<Record<Roads, string>> = {
  none: '',
  one: 'road 0101-0201',
  both: 'trail 0101-0201\npike 0102-0202',
};

interface River {
  readonly water?: 'minor-river' | 'major-river';
  readonly roads?: Roads;
  /** More lines: a crossing, weather. */
  readonly lines?: string;
  readonly game?: GameCode;
}

/** Newton in 0101 would build to 0102. */
const river = ({ water = 'minor-river', roads = 'both', lines = '', game = 'RTG' }: River): Table =>
  new Table(`
    game ${game}
    turns 3
    map
      .   .
        .
      .   .
        .
    ${water} 0101 | 0102
    ${ROADS[roads]}
    ${lines}
    U Newton 0101 5
  `).atRecovery('union');

const BUILD = { do: 'build', unit: 'newton', hexside: '0101-0102' } as const;
const FORD = 'ford 0101-0102';

/** What is added in all: told by the attempt. */
function sum(how: River): number {
  const [event] = river(how).do(BUILD, 6);
  return event?.type === 'bridgeBuilt' || event?.type === 'bridgeFailed' ? event.modifier : Number.NaN;
}

rule('10.1/mod-major', '+2 over a major river, nothing over a minor one', () => {
  expect(sum({ lines: FORD })).toBe(0);
  expect(sum({ lines: FORD, water: 'major-river' })).toBe(2);
});

rule('10.1/mod-unfordable', '+1 while this kind of river cannot be forded', () => {
  for (const [water, marker, plus] of [
    ['minor-river', 'minor', 1],
    ['minor-river', 'major', 0],
    ['major-river', 'major', 3],
    ['major-river', 'minor', 2],
  ] as const) {
    expect(sum({ water, lines: `${FORD}\nunfordable ${marker} 1` }), `${water} ${marker}`).toBe(plus);
  }
});

rule('10.1/mod-no-ford', '+1 with ways in both hexes and no ford, ferry or ruin of a bridge or ferry between', () => {
  expect(sum({})).toBe(1);
  for (const crossing of ['ford', 'ferry']) expect(sum({ lines: `${crossing} 0101-0102` }), crossing).toBe(0);
  for (const crossing of ['bridge', 'ferry']) {
    expect(sum({ lines: `${crossing} 0101-0102\ndestroyed 0101-0102` }), crossing).toBe(0);
    expect(sum({ lines: `${crossing} 0101-0102\ndestroyed 0101-0102`, water: 'major-river' }), crossing).toBe(2);
  }
});

rule('10.1/mod-one-road', '+2 with a way in one of the two hexes only, ford or not', () => {
  expect(sum({ roads: 'one' })).toBe(2);
  expect(sum({ roads: 'one', lines: FORD })).toBe(2);
  expect(sum({ roads: 'both', lines: FORD })).toBe(0);
  for (const way of ['road', 'pike', 'trail', 'railroad']) {
    expect(sum({ roads: 'none', lines: `${way} 0102-0202` }), way).toBe(2);
  }
});

rule('10.1/mod-no-road', '+3 with a way in neither hex', () => {
  expect(sum({ roads: 'none' })).toBe(3);
  expect(sum({ roads: 'none', lines: FORD })).toBe(3);
});

rule('10.1/mod-cumulative', 'all of them add up: major, unfordable and no ford make +4, and only a 1 may do', () => {
  const hard = { water: 'major-river', lines: 'unfordable major 1' } as const;
  const t = river(hard);
  expect(buildModifiers(t.game, 'union', t.hexside('0101-0102')).map(({ clause }) => clause)).toEqual([
    '10.1/mod-unfordable',
    '10.1/mod-major',
    '10.1/mod-no-ford',
  ]);
  expect(river(hard).do(BUILD, 1)).toMatchObject([{ type: 'bridgeBuilt', modifier: 4 }]);
  expect(river(hard).do(BUILD, 2)).toMatchObject([{ type: 'bridgeFailed', modifier: 4 }]);
  expect(sum({ ...hard, roads: 'none' })).toBe(6);
});

/** On a sheet of the game: bare ground, so that +3 is always there. */
function named(game: GameCode, hexside: string, side: Side, water: HexsideData['water'] = 'major-river'): number {
  const t = onSheet(game, { [hexside]: { ...(water && { water }) } }, `${side === 'union' ? 'U' : 'C'} Men 0101 5`, {
    men: hexside.split('-')[0] ?? '',
  }).atRecovery(side);
  const [event] = t.do({ do: 'build', unit: 'men', hexside }, 6);
  return event?.type === 'bridgeBuilt' || event?.type === 'bridgeFailed' ? event.modifier - 3 : Number.NaN;
}

rule('10.1/mod-capitol', '-3 for Confederates over a major river up to ten hexes from the Capitol', () => {
  expect(named('OTR', 'N0626-N0627', 'confederate')).toBe(2 - 3);
  // Straight up the column the tenth hex is N0617; the nearer bank counts.
  expect(named('OTR', 'N0617-N0618', 'confederate')).toBe(2 - 3);
  expect(named('OTR', 'N0616-N0617', 'confederate')).toBe(2 - 3);
  expect(named('OTR', 'N0615-N0616', 'confederate')).toBe(2);
  expect(named('GTC', 'S3616-S3617', 'confederate')).toBe(2 - 3);
  expect(named('GTC', 'S3614-S3615', 'confederate')).toBe(2);
  expect(named('OTR', 'N0626-N0627', 'union')).toBe(2);
  expect(named('OTR', 'N0626-N0627', 'confederate', 'minor-river')).toBe(0);
  expect(named('AIO', 'N0626-N0627', 'confederate')).toBe(2);
});

rule('10.1/mod-barretts-ferry', "+1 at Barrett's Ferry in OTR, for either side, and not elsewhere", () => {
  for (const side of ['union', 'confederate'] as const) {
    expect(named('OTR', 'S3409-S3509', side, 'minor-river')).toBe(1);
    expect(named('OTR', 'S3410-S3510', side, 'minor-river')).toBe(0);
  }
  expect(named('GTC', 'S3409-S3509', 'union', 'minor-river')).toBe(0);
});
