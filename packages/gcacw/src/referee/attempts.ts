import { NOWHERE } from '../board.ts';
import type { Edit, Game } from '../game.ts';
import { SIDES, WORKS } from '../vocabulary.ts';

type Below = (n: number) => number;

const pick = <T>(below: Below, from: readonly T[]): T => from[below(from.length)] as T;
/** Mostly one that is there. */
const idBelow = (below: Below, size: number): number => below(size + 2) - 1;
const flag = (below: Below): boolean => below(2) === 0;

const REASONS = ['correction', 'house-rule', ' ', 'żółw 🐢'] as const;

/** A change a referee might make, or should not: for the fuzzer. */
export function someEdit({ board, world }: Game, below: Below): Edit {
  const reason = below(8) === 0 ? pick(below, REASONS) : 'fuzz';
  const unit = idBelow(below, board.units.length);
  const leader = idBelow(below, board.leaders.length);
  const hex = idBelow(below, world.grid.size);
  const occupied = pick(below, board.units)?.hex ?? NOWHERE;
  const box = (): number => below(world.turns + 3) - 1;
  const all: readonly (() => Edit)[] = [
    () => ({ do: 'placeUnit', unit, hex, reason }),
    () => ({ do: 'placeUnit', unit, hex: occupied, reason }),
    () => ({ do: 'removeUnit', unit, reason }),
    () => ({ do: 'setUnit', unit, ...someState(below, world.profile.maxManpower), reason }),
    () => ({ do: 'attachLeader', leader, unit, reason }),
    () => ({ do: 'attachLeader', leader, unit: pick(below, world.hosts[leader] ?? [unit]) ?? unit, reason }),
    () => ({ do: 'removeLeader', leader, reason }),
    () => ({ do: 'setTurn', turn: box(), reason }),
    () => ({ do: 'setWeather', rain: box(), minor: box(), major: box(), reason }),
    () => ({ do: 'setCrossing', ...someHexside(world, below), ...someCrossing(below), reason }),
    () => ({ do: 'setStation', hex, damage: pick(below, ['none', 'damaged', 'destroyed']), reason }),
    () => ({ do: 'setFlanks', hex: occupied, refused: flag(below), reason }),
  ];
  return pick(below, all)();
}

const someState = (below: Below, maxManpower: number): Omit<Edit<'setUnit'>, 'do' | 'unit' | 'reason'> => ({
  manpower: below(20) === 0 ? 0 : 1 + below(maxManpower),
  fatigue: below(20) === 0 ? 5 : below(5),
  disorganized: flag(below),
  exhausted: flag(below),
  demoralized: below(20) === 0 ? 3 : below(3),
  works: below(3) > 0 ? 'none' : pick(below, WORKS),
});

const someCrossing = (below: Below): Pick<Edit<'setCrossing'>, 'destroyed' | 'pontoon'> => ({
  destroyed: flag(below),
  pontoon: flag(below) ? 'none' : pick(below, SIDES),
});

/** Mostly one that the map says something of. */
function someHexside({ grid, scenario }: Game['world'], below: Below): Pick<Edit<'setCrossing'>, 'from' | 'to'> {
  const sides = scenario.map.hexsides.flatMap((data, side) => (data?.water === undefined ? [] : [side]));
  const side = below(6) > 0 && sides.length > 0 ? pick(below, sides) : below(scenario.map.hexsides.length);
  return { from: grid.sideHexes[side * 2] ?? NOWHERE, to: grid.sideHexes[side * 2 + 1] ?? NOWHERE };
}
