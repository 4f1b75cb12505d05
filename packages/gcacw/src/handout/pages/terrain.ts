import { GROUND_MODIFIERS } from '../../combat/strength/modifiers.ts';
import type { HexsideData } from '../../data/map.ts';
import type { Terrain } from '../../vocabulary.ts';
import type { Conditions } from '../../world/conditions.ts';
import type { World } from '../../world/world.ts';
import { type Cell, modifierRow, plus, type Table, type TableRow, type Term, term, word } from '../table.ts';
import { DRY, PLAIN_SIDE, RAIN, stepInto } from './probe.ts';

const WEATHERS = [DRY, RAIN] as const;
const WEATHER_COLUMNS: readonly Term[] = [term('dry'), term('rain')];

const TERRAINS: readonly Terrain[] = [
  'city',
  'clear',
  'rolling',
  'rough',
  'hill',
  'woods',
  'swamp',
  'provisional-swamp',
  'mountain',
];

/** Terrain that is not on this map is not in the way. */
const isOnMap = ({ land: { map, inPlay } }: World, terrain: Terrain): boolean =>
  map.hexes.some((hex, at) => hex.terrain === terrain && inPlay[at] === 1);

/** The rows of the terrain table. */
const terrainsOf = (world: World): readonly Terrain[] => TERRAINS.filter(terrain => isOnMap(world, terrain));

function entryCost(world: World, terrain: Terrain, side: HexsideData, conditions: Conditions): Cell {
  const { barrier, points } = stepInto(world, terrain, side, conditions);
  return barrier === undefined ? points : term('byRoad');
}

const entry = (world: World): Table => ({
  id: 'entry',
  clause: '6.1/move-cost',
  columns: WEATHER_COLUMNS,
  rows: terrainsOf(world).map(terrain => ({
    head: word('terrain', terrain),
    cells: WEATHERS.map(weather => entryCost(world, terrain, PLAIN_SIDE, weather)),
  })),
});

const WAYS = [
  [word('way', 'pike'), 'pike', 'clear'],
  [word('way', 'road'), 'road', 'clear'],
  [word('way', 'railroad'), 'railroad', 'clear'],
  [term('trailElsewhere'), 'trail', 'clear'],
  [term('trailMountain'), 'trail', 'mountain'],
] as const;

const ways = (world: World): Table => ({
  id: 'ways',
  clause: '6.2/road-cost',
  columns: WEATHER_COLUMNS,
  rows: WAYS.map(([head, way, terrain]) => ({
    head,
    cells: WEATHERS.map(weather => entryCost(world, terrain, { ...PLAIN_SIDE, ways: [way] }, weather)),
  })),
});

const HEXSIDES: readonly (readonly [Term, Partial<HexsideData>, defence: readonly [dry: number, rain: number]])[] = [
  [term('ridge'), { ridge: 1 }, [0, 0]],
  [term('creekBare'), { water: 'creek' }, [GROUND_MODIFIERS.creek, GROUND_MODIFIERS.creekInRain]],
  [term('riverBare'), { water: 'minor-river' }, [0, 0]],
  ...(['ford', 'bridge', 'dam', 'ferry'] as const).map(
    crossing =>
      [
        word('crossing', crossing),
        { water: 'minor-river', crossing },
        [GROUND_MODIFIERS.crossing, GROUND_MODIFIERS.crossing],
      ] as const,
  ),
  [
    term('crossingMajor'),
    { water: 'major-river', crossing: 'ferry' },
    [GROUND_MODIFIERS.crossing, GROUND_MODIFIERS.crossing],
  ],
];

/** What a hexside adds to the cost of the hex behind it. */
function hexsideCost(world: World, side: Partial<HexsideData>, conditions: Conditions): Cell {
  const found = stepInto(world, 'clear', { ...PLAIN_SIDE, ...side }, conditions);
  if (found.barrier !== undefined) return term('closed');
  if (found.boats) return term('boats');
  return plus(found.points - stepInto(world, 'clear', PLAIN_SIDE, conditions).points);
}

const hexsides = (world: World): Table => ({
  id: 'hexsides',
  clause: '6.2/river-crossing',
  columns: WEATHER_COLUMNS,
  rows: HEXSIDES.map(([head, side]) => ({ head, cells: WEATHERS.map(weather => hexsideCost(world, side, weather)) })),
});

/** Modifiers of the ground, the weather and the defenders' state, each with its clause: the same that the odds name. */
export const GROUND_ROWS: readonly TableRow[] = [
  modifierRow(term('river'), GROUND_MODIFIERS.crossing, '7.4/terrain-crossing'),
  modifierRow(term('creek'), GROUND_MODIFIERS.creek, '7.4/terrain-creek'),
  modifierRow(term('creekInRain'), GROUND_MODIFIERS.creekInRain, '7.4/terrain-creek-rain'),
  modifierRow(word('terrain', 'hill'), GROUND_MODIFIERS.hill, '7.4/terrain-hill'),
  modifierRow(word('terrain', 'mountain'), GROUND_MODIFIERS.mountain, '7.4/terrain-mountain'),
  modifierRow(term('mountainEasier'), GROUND_MODIFIERS.easier, '7.4/terrain-mountain'),
  modifierRow(term('ridgeUp'), GROUND_MODIFIERS.ridgeUp, '7.4/terrain-ridge-up'),
  modifierRow(term('demoralizedDefenders'), GROUND_MODIFIERS.demoralized, '7.4/demoralize2-stack'),
  modifierRow(term('inRain'), GROUND_MODIFIERS.rain, '7.4/rain-minus1'),
];

export const groundCombat = (): Table => ({
  id: 'groundCombat',
  clause: '7.4/cumulative',
  columns: [term('modifier')],
  rows: GROUND_ROWS,
});

export const terrainTables = (world: World): readonly Table[] => [
  entry(world),
  ways(world),
  hexsides(world),
  groundCombat(),
];
