import {
  type Game,
  gcacw,
  type Line,
  NOWHERE,
  type Report,
  type Result,
  reportOf,
  type Sided,
  sided,
  type World,
} from '@wigwag/gcacw';
import type { Hex } from '@wigwag/hex';
import { copyOf, ready } from '@wigwag/kernel';
import { play } from '../arena/play.ts';
import type { BotMaker } from '../bot.ts';
import { seedFor } from '../chance.ts';

/** What one game came to: plain data, little enough to keep thousands of. */
export interface Tale {
  /** Its number, from 0. */
  readonly game: number;
  readonly result: Result;
  /** The turn in which it ended. */
  readonly turn: number;
  readonly actions: number;
  readonly combats: number;
  /** Manpower lost, by turn from the first. */
  readonly losses: Sided<readonly number[]>;
  /** Hexes that were attacked, and how often. */
  readonly fights: readonly (readonly [Hex, number])[];
  /** Points that were given for places. */
  readonly places: readonly (readonly [Hex, Sided<number>])[];
  /** What each side's combat dice came to, beyond what was to be expected. */
  readonly luck: Sided<number>;
}

export interface TaleAsked {
  readonly world: World;
  readonly bots: Sided<BotMaker>;
  readonly seed: number;
  readonly game: number;
}

function fightsIn({ moments }: Report): Tale['fights'] {
  const counts = new Map<Hex, number>();
  for (const { target } of moments.flatMap(({ combats }) => combats)) counts.set(target, (counts.get(target) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => one - other);
}

function placesIn({ board }: Game): Tale['places'] {
  const points = new Map<Hex, Sided<number>>();
  for (const line of board.ledger) {
    if (line.hex === NOWHERE || line.points === 0) continue;
    const before = points.get(line.hex) ?? sided(() => 0);
    points.set(line.hex, { ...before, [line.side]: before[line.side] + line.points });
  }
  return [...points].sort(([one], [other]) => one - other);
}

/** Plays a game and tells what it came to. It follows from the seed and its number. */
export function tellGame({ world, bots, seed, game: number }: TaleAsked): Tale {
  const log: Line[] = [];
  let opening: Game | undefined;
  const watch = (line: Line, game: Game): void => {
    opening ??= ready(gcacw, copyOf(gcacw, game, gcacw.copyDerived(game.derived)));
    log.push(line);
  };
  const { game, result } = play({ world, bots, watch, seed: seedFor(seed, world.scenario.id, 'game', number) });
  // What each unit began with is enough: the rest is told by the log.
  const report = reportOf(log, game, lines => (lines <= 1 ? opening : undefined));
  const turns = Array.from({ length: world.turns }, (_, n) => report.turns.find(({ turn }) => turn === n + 1));
  return {
    ...{ game: number, result, turn: game.board.turn },
    actions: report.turns.reduce((sum, { actions }) => sum + actions.union + actions.confederate, 0),
    combats: report.luck.combats,
    losses: sided(side => turns.map(row => row?.losses[side] ?? 0)),
    fights: fightsIn(report),
    places: placesIn(game),
    luck: sided(side => report.luck.curve.at(-1)?.above[side] ?? 0),
  };
}
