import { Commander, chance, seedFor } from '@wigwag/ai';
import type { AnyChoice, Gcacw, Side, World } from '@wigwag/gcacw';
import { type Scene, sceneAfter } from '@wigwag/host';
import type { Computer } from '@wigwag/protocol';
import { gcacwTitle } from '@wigwag/titles';
import { openHosted } from '../games/opening.ts';

/** What a side saw when its log had so many lines. */
export interface Seen {
  readonly board: unknown;
  readonly stack: unknown;
  readonly lines: number;
}

/** A decision of a side: nothing of it is more than the side may see. */
export interface Question extends Computer {
  readonly game: string;
  readonly setup: unknown;
  readonly side: string;
  /** What the side decided on before, in order: whoever answers remembers nothing. */
  readonly before: readonly Seen[];
  readonly now: Seen;
}

const MOST_WORLDS = 8;
const worlds = new Map<string, World>();

/** The ground of a setup: making it takes longer than most answers. */
function worldOf(setup: unknown): World {
  const key = JSON.stringify(setup);
  const world = worlds.get(key) ?? (openHosted('gcacw', setup)?.opening.game.world as World | undefined);
  if (world === undefined) throw new Error('no such campaign');
  worlds.delete(key);
  worlds.set(key, world);
  const [oldest] = worlds.keys();
  if (worlds.size > MOST_WORLDS && oldest !== undefined) worlds.delete(oldest);
  return world;
}

/** As if it had been told to a seat: what it may choose follows from what it sees. */
function askOf(world: World, side: Side, { board, stack }: Seen) {
  const status = { automatic: true, undo: 'none', mayRedo: false } as const;
  const view = { side, board, stack } as Gcacw['view'];
  const message = { n: 1, kept: 0, told: [], view, status };
  const { game, choices } = sceneAfter(gcacwTitle.ruleset, world, side, undefined, message) as Scene<Gcacw>;
  return { side, game, choices };
}

/** What the computer would do. Its chance follows from the game and the line alone: asked again, at any node, it answers the same. */
export function answerTo({ game, setup, side: name, level, style, before, now }: Question): AnyChoice {
  const world = worldOf(setup);
  const side = name as Side;
  let below = chance(0);
  const commander = new Commander({ level, style, below: n => below(n) });
  for (const seen of before) {
    below = chance(seedFor('server', game, side, seen.lines));
    commander.recall(askOf(world, side, seen));
  }
  below = chance(seedFor('server', game, side, now.lines));
  return commander.choose(askOf(world, side, now));
}
