import { DIRECTIONS, range, sideOf } from '@wigwag/hex';
import { NOWHERE } from './board.ts';
import { ATTACK_TYPES } from './combat/attack/attack.ts';
import type { AnyChoice, Game } from './game.ts';
import { DUMMY_TYPES } from './intelligence/shapes.ts';

const SETS_OF_A_LEADER = 12;

/** Every choice anybody could think of, and some that nobody should: the universe of the auditor. */
export function* attempts({ board, world }: Game): Generator<AnyChoice> {
  for (const verb of [
    'roll',
    'announce',
    'take',
    'pass',
    'finish',
    'force',
    'stop',
    'exit',
    'refuse',
    'uncover',
    'hold',
    'halt',
    'remain',
    'stand',
    'proceed',
    'sham',
  ] as const)
    yield { do: verb };
  const units = [-1, ...board.units.keys(), board.units.length];
  const leaders = [-1, ...board.leaders.keys(), board.leaders.length];
  for (let to = -1; to <= world.grid.size; to++) {
    yield { do: 'step', to };
    yield { do: 'retreat', to };
    yield { do: 'displace', to };
    yield { do: 'enter', to };
    for (const type of ATTACK_TYPES) yield { do: 'attack', target: to, type };
  }
  for (const unit of units) {
    for (const verb of ['march', 'shamMarch', 'burn', 'entrench', 'go', 'attachTo'] as const) yield { do: verb, unit };
    yield { do: 'attach', unit, along: [] };
    yield { do: 'evade', loser: unit };
    yield { do: 'withdraw', units: [unit] };
    yield { do: 'keep', units: [unit] };
    yield { do: 'commit', units: [unit] };
    yield { do: 'advance', units: [unit], leaders: [], attachedTo: [] };
    for (const hexside of sidesAbout(world, board.units[unit]?.hex ?? NOWHERE)) yield { do: 'build', unit, hexside };
    for (const leader of leaders) {
      yield { do: 'transfer', leader, unit };
      yield { do: 'attach', unit, along: [leader] };
      yield { do: 'advance', units: [unit], leaders: [leader], attachedTo: [unit] };
      yield { do: 'activate', leader, units: [unit], digging: [] };
      yield { do: 'activate', leader, units: [unit], digging: [unit] };
    }
  }
  for (const leader of leaders) {
    yield { do: 'grand', leader };
    yield* someSets(leader, units);
    yield* someAssaults(world, board, leader);
  }
  yield* someCrossings(world, board);
  yield* markers(world, board);
  for (let a = -1; a <= 3; a++) for (let b = 0; b <= 3; b++) yield { do: 'divide', losses: [a, b] };
}

/** Of a hex and its neighbours, and some that there are not. */
const sidesAbout = ({ grid }: Game['world'], hex: number): number[] => [
  -1,
  ...(hex === NOWHERE ? [0] : range(grid, hex, 1)).flatMap(each => DIRECTIONS.map(d => sideOf(grid, each, d))),
  grid.sideCount,
];

/** Every hexside with water or a change, and none at all. */
function* someCrossings({ grid, scenario }: Game['world'], board: Game['board']): Generator<AnyChoice> {
  const wet = scenario.map.hexsides.flatMap((side, hexside) => (side?.water === undefined ? [] : [hexside]));
  const changed = board.crossings.map(({ hexside }) => hexside);
  for (const hexside of new Set([-1, ...wet, ...changed, grid.sideCount])) {
    yield { do: 'destroy', hexside };
    yield { do: 'dismantle', hexside };
    if (hexside < 0 || scenario.map.hexsides[hexside]?.crossing === undefined) continue;
    for (let unit = -1; unit <= board.units.length; unit++) yield { do: 'repair', unit, hexside };
  }
}

const NUMBERS = [-1, 0, 1, 2, 3, 10, 11];

function* markers({ grid, options }: Game['world'], board: Game['board']): Generator<AnyChoice> {
  for (const force of NUMBERS) {
    yield { do: 'reveal', force };
    for (const sham of [false, true]) {
      yield { do: 'ride', force, sham };
      for (const as of DUMMY_TYPES) yield { do: 'marchDummy', force, as, sham };
    }
  }
  const hexes = options.limitedIntelligence ? [-1, ...board.units.map(({ hex }) => hex), grid.size] : [0];
  for (const hex of new Set(hexes)) {
    for (const force of [-1, 0, 1, 2]) {
      yield { do: 'conceal', hex, force, units: [] };
      for (const unit of board.units.keys()) yield { do: 'conceal', hex, force, units: [unit] };
    }
  }
}

/** One unit against every hex about the leader. */
function* someAssaults({ grid }: Game['world'], board: Game['board'], leader: number): Generator<AnyChoice> {
  const at = board.leaders[leader]?.hex ?? NOWHERE;
  if (at === NOWHERE) return;
  for (const target of range(grid, at, 1)) {
    for (const unit of board.units.keys()) yield { do: 'assault', leader, units: [unit], target };
  }
}

function* someSets(leader: number, units: readonly number[]): Generator<AnyChoice> {
  yield { do: 'join', leader };
  yield { do: 'activate', leader, units: [], digging: [] };
  for (let at = 1; at <= Math.min(units.length - 2, SETS_OF_A_LEADER); at++) {
    const pair = units.slice(at, at + 2);
    yield { do: 'activate', leader, units: pair, digging: [] };
    yield { do: 'activate', leader, units: [...pair].reverse(), digging: [] };
    yield { do: 'activate', leader, units: pair, digging: [0] };
  }
}
