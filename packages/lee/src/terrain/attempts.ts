import { ORDINARY } from '../data/army.ts';
import type { AnyChoice, Game } from '../game.ts';
import { SURFACES } from './kinds.ts';
import type { StoredPoint } from './stored.ts';
import { pieceIds } from './whole/free.ts';

const at = (x: number, y: number): StoredPoint => ({ x, y });

const HUGE = Number.MAX_SAFE_INTEGER;

/** Outlines and lines that nobody should draw, and some that somebody might. */
function courses({ world: { table } }: Game): StoredPoint[][] {
  const [w, h] = [table.width * 1000, table.height * 1000];
  return [
    [],
    [at(0, 0)],
    [at(5000, 5000), at(5000, 5000), at(5000, 5000)],
    [at(0, h / 2), at(w, h / 2)],
    [at(0, h / 3), at(w / 2, h / 3)],
    [at(w / 2, 0), at(w / 2, h)],
    [at(w / 2, 0), at(w / 4, h / 2), at(w / 4, h)],
    [at(1000, 1000), at(4000, 4000), at(4000, 1000), at(1000, 4000)],
    [at(8000, 14000), at(12000, 14000), at(12000, 17000), at(8000, 17000)],
    [at(8000, 14000), at(9000, 14000), at(9000, 15000), at(8000, 15000)],
    [at(-HUGE, -HUGE), at(HUGE, HUGE), at(-HUGE, HUGE)],
    Array.from({ length: 500 }, (_, i) => at(i * 10, (i % 2) * 10)),
  ];
}

/** Every verb with every course, and every piece with every verb that names one. */
export function* attempts(game: Game): Generator<AnyChoice> {
  const drawn = courses(game);
  const ids = ['', 'p0', ...pieceIds(game)];
  for (const line of drawn) {
    yield* [{ do: 'layRiver', line } as const, { do: 'layStream', line } as const, { do: 'layWorks', line } as const];
    for (const sunken of [false, true]) yield { do: 'layRoad', line, sunken };
    for (const bed of ['flat', 'embanked', 'unsaid'] as const) yield { do: 'layRailway', line, bed };
    for (const along of ids) yield { do: 'layBarrier', barrier: 'fence', along, line };
    for (const terrain of ORDINARY) {
      for (const surface of SURFACES) {
        yield { do: 'layArea', terrain, surface, ring: line };
        yield { do: 'layExtra', terrain, surface, ring: line };
        yield { do: 'layHalves', terrain, surface, ring: line, other: drawn[9] ?? [] };
      }
    }
  }
  for (const terrain of ORDINARY) yield { do: 'leaveOut', terrain };
  for (const piece of ids) {
    yield* [{ do: 'convert', piece } as const, { do: 'takeOff', piece } as const];
    yield { do: 'shift', piece, by: at(1500, -700) };
    for (const other of ids) yield { do: 'exchange', one: piece, other };
  }
  for (const place of [at(0, 0), at(36000, 20000), at(HUGE, -HUGE)]) yield { do: 'placeBridge', at: place };
  const bare = [
    'passLinear',
    'passLinearRest',
    'passBarrier',
    'passBarrierRest',
    'changed',
    'noWorks',
    'confirmTerrain',
    'agreeToLeaveOut',
    'tryAgain',
  ] as const;
  for (const verb of bare) yield { do: verb };
}
