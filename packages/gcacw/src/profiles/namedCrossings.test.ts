import { findSide, makeGrid } from '@wigwag/hex';
import { ruleTests } from '@wigwag/tests/rule';
import { expect } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import type { HexData, HexsideData, MapData } from '../data/map.ts';
import type { Crossing, GameCode } from '../vocabulary.ts';
import { misplacedCrossings } from './namedCrossings.ts';
import { PROFILES } from './profiles.ts';

const rule = ruleTests<ClauseId>();

const GROUND: HexData = { terrain: 'clear', station: false, landing: false };
const RIVER: HexsideData = {
  water: 'minor-river',
  ways: [],
  unfinished: false,
  indestructible: false,
  fordRemains: false,
  county: false,
};

/** A sheet of 60 columns and 30 rows with one crossing on it, between two hexes given by their numbers. */
function mapWith(sheet: string, hexside: string, crossing: Crossing): MapData {
  const sheets = [
    { name: sheet, columns: [1, 60], rows: { odd: [1, 30], even: [1, 30] }, at: [0, 0] },
  ] as const satisfies MapData['sheets'];
  const grid = makeGrid({ orientation: 'flat', sheets });
  const at = findSide(grid, hexside);
  if (at === undefined) throw new Error(`no hexside ${hexside}`);
  const hexsides = Array.from({ length: grid.sideCount }, (_, side) =>
    side === at ? { ...RIVER, crossing } : undefined,
  );
  const hexes = grid.names.map(() => GROUND);
  return { id: 'sheet', title: { en: '', pl: '' }, sheets, grid, hexes, hexsides, courses: [] };
}

/** Why the game does not have this crossing; undefined: it has. */
const why = (game: GameCode, hexside: string, crossing: Crossing): string | undefined =>
  misplacedCrossings(PROFILES[game].crossings, mapWith(hexside.slice(0, 1), hexside, crossing))[0]?.because;

rule('6.2/dams-slb', 'SLB has a dam at S5304 and one at S3526 and may have no other', () => {
  expect(why('SLB', 'S5304-S5305', 'dam')).toBeUndefined();
  expect(why('SLB', 'S3525-S3526', 'dam')).toBeUndefined();
  expect(why('SLB', 'S3526-S3626', 'dam')).toBeUndefined();
  expect(why('SLB', 'S5302-S5303', 'dam')).toBe('6.2/dams-slb');
  expect(why('SLB', 'S3523-S3524', 'dam')).toBe('6.2/dams-slb');
  expect(why('SLB', 'S5302-S5303', 'ford')).toBeUndefined();
  expect(why('SJW', 'S5302-S5303', 'dam')).toBeUndefined();
});

rule('6.2/striders-dam', "Strider's Dam at N4322 of SIV may not be a dam; another hex of it may have one", () => {
  expect(why('SIV', 'N4322-N4323', 'dam')).toBe('6.2/striders-dam');
  expect(why('SIV', 'N4321-N4322', 'dam')).toBe('6.2/striders-dam');
  expect(why('SIV', 'N4324-N4325', 'dam')).toBeUndefined();
  expect(why('SIV', 'N4322-N4323', 'ford')).toBeUndefined();
  expect(why('HCR', 'N4322-N4323', 'dam')).toBeUndefined();
});

rule('6.2/ferries-siv-slb', "SIV and SLB may have a ferry at Berry's, M5608, and nowhere else", () => {
  for (const game of ['SIV', 'SLB'] as const) {
    expect(why(game, 'M5608-M5609', 'ferry')).toBeUndefined();
    expect(why(game, 'M5601-M5602', 'ferry')).toBe('6.2/ferries-siv-slb');
    expect(why(game, 'N5608-N5609', 'ferry')).toBe('6.2/ferries-siv-slb');
    expect(why(game, 'M5601-M5602', 'ford')).toBeUndefined();
  }
  expect(why('HCR', 'M5601-M5602', 'ferry')).toBeUndefined();
});
