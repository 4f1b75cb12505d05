import type { AnyChoice, Game } from './game.ts';

const SETS_OF_A_LEADER = 12;

/** Every choice anybody could think of, and some that nobody should: the universe of the auditor. */
export function* attempts({ board, world }: Game): Generator<AnyChoice> {
  for (const verb of ['roll', 'take', 'pass', 'finish', 'force', 'stop'] as const) yield { do: verb };
  const units = [-1, ...board.units.keys(), board.units.length];
  const leaders = [-1, ...board.leaders.keys(), board.leaders.length];
  for (let to = -1; to <= world.ground.grid.size; to++) yield { do: 'step', to };
  for (const unit of units) {
    for (const verb of ['march', 'burn', 'entrench', 'go', 'attachTo'] as const) yield { do: verb, unit };
    yield { do: 'attach', unit, along: [] };
    for (const leader of leaders) {
      yield { do: 'transfer', leader, unit };
      yield { do: 'attach', unit, along: [leader] };
      yield { do: 'activate', leader, units: [unit], digging: [] };
      yield { do: 'activate', leader, units: [unit], digging: [unit] };
    }
  }
  for (const leader of leaders) yield* someSets(leader, units);
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
