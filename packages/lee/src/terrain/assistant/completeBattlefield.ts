import { type Ruleset, simulate } from '@wigwag/kernel';
import { cardsWriters } from '../../cards/events.ts';
import { LINEAR } from '../../data/army.ts';
import type { AnyChoice, Event, Frame, Game, Lee } from '../../game.ts';
import type { Side } from '../../world.ts';
import { freeHosts } from '../barriers/hosts.ts';
import type { TerrainBoard } from '../board.ts';
import { terrainWriters } from '../events.ts';
import type { Placing } from '../judging/check.ts';
import { someBarrier } from '../places/barriers.ts';
import { type Below, oneOf, shuffled } from '../places/below.ts';
import { bridgePlaces } from '../places/bridges.ts';
import { someLine } from '../places/lines.ts';
import { someWorks } from '../places/works.ts';
import { terrainTerms } from '../terms/terms.ts';
import { terrainFrames } from '../terrain.ts';
import { lineChoice } from './proposeLine.ts';
import { someElement } from './someElement.ts';

const WRITERS = { ...terrainWriters, ...cardsWriters } as Readonly<Record<string, (game: Game, event: Event) => void>>;

/** Just enough of the rules to go through the frames of this chapter on a table of one's own. */
const RULES = {
  frames: terrainFrames,
  evolve: (game: Game, event: Event) => WRITERS[event.type]?.(game, event),
  derive: () => ({}),
} as unknown as Ruleset<Lee>;

/** The frames of this chapter alone, on a copy of the board: nothing goes on when they are done. */
function onCopy({ world, board, stack }: Game): Game {
  const from = stack.findIndex(({ kind }) => kind === 'battlefield');
  const own = from < 0 ? [] : stack.slice(from).map(frame => ({ ...frame }));
  return { world, board: { ...board, terrain: board.terrain as TerrainBoard }, stack: own, derived: {} };
}

/** Something that one in so many lays, were it offered. */
const PASSES = 5;

const mayEmbank = ({ game }: Placing): boolean => !terrainTerms(game).bans.includes('embankment');

function someLinear(below: Below, at: Placing): AnyChoice {
  if (below(PASSES) === 0) return { do: 'passLinear' };
  for (const linear of shuffled(below, [...LINEAR, 'road'] as const)) {
    const line = someLine(below, at, linear, 12);
    if (line === undefined) continue;
    if (linear === 'railway')
      return { do: 'layRailway', line, bed: below(3) === 0 && mayEmbank(at) ? 'embanked' : 'flat' };
    return lineChoice(linear, line);
  }
  return { do: 'passLinear' };
}

function someFence(below: Below, { game, by }: Placing): AnyChoice {
  const host = below(3) === 0 ? undefined : oneOf(below, freeHosts(game, by));
  return (host && someBarrier(below, game, by, host)) ?? { do: 'passBarrier' };
}

function someBridge(below: Below, { game, by }: Placing): AnyChoice | undefined {
  const place = oneOf(below, bridgePlaces(game, by));
  return place && { do: 'placeBridge', at: place };
}

/** What somebody without a plan would do in a frame; nobody changes what lies. */
function someChoice(below: Below, game: Game, frame: Frame<'linear'> | Game['stack'][number]): AnyChoice | undefined {
  const at: Placing = { game, by: frame.by as Side };
  if (frame.kind === 'linear') return someLinear(below, at);
  if (frame.kind === 'bridges') return someBridge(below, at);
  if (frame.kind === 'ordinary') return someElement(below, at);
  if (frame.kind === 'leaveOut') return { do: 'agreeToLeaveOut' };
  if (frame.kind === 'barriers') return someFence(below, at);
  if (frame.kind === 'changes') return { do: 'changed' };
  if (frame.kind === 'works') return (frame.left > 0 ? someWorks(below, at) : undefined) ?? { do: 'noWorks' };
  return frame.kind === 'whole' ? { do: 'confirmTerrain' } : undefined;
}

/** More than any table takes. */
const MOST = 300;

/**
 * Choices that finish setting up terrain from here, by chance: legal one after the other, rings and rivers that look
 * natural, roads by their forms. `below(n)` is a whole number under n.
 */
export function completeBattlefield(game: Game, below: Below): AnyChoice[] {
  const own = onCopy(game);
  const made: AnyChoice[] = [];
  while (own.stack.length > 0 && made.length < MOST) {
    const frame = own.stack.at(-1);
    const choice = frame && someChoice(below, own, frame);
    if (choice === undefined) break;
    made.push(choice);
    simulate(RULES, own, choice, () => undefined);
  }
  return made;
}
