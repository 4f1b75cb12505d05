import type { AnyChoice, Choice, Game } from '../../game.ts';
import { SIDES, type Side } from '../../world.ts';
import { BARRIER } from '../barriers/fences.ts';
import { freeHosts, isLine } from '../barriers/hosts.ts';
import { forbiddenBy, type Placing } from '../judging/check.ts';
import { lengthOf } from '../judging/worked.ts';
import { someBarrier } from '../places/barriers.ts';
import { belowOf } from '../places/below.ts';
import { someWorks } from '../places/works.ts';
import type { StoredPoint } from '../stored.ts';
import { FREE_AREA } from '../whole/free.ts';
import { PLACES } from '../works/sections.ts';
import { farFrom, type Hint, nearest } from './near.ts';
import { nearestArea, proposeChange, proposeOrdinary } from './proposeArea.ts';
import { proposeBridge, proposeLinear } from './proposeLine.ts';
import { displaced, scaled, spiral } from './spiral.ts';

const SAMPLES = 8;

function proposeBarrier({ game, by }: Placing, hint: Hint): Choice<'barriers'> {
  const hosts = freeHosts(game, by);
  const host =
    hosts.find(({ id }) => id === hint.piece) ??
    nearest(hosts, each => farFrom(hint, isLine(each) ? each.line : each.ring));
  if (host === undefined) return { do: 'passBarrier' };
  const { line } = hint;
  if (line !== undefined && line.length > 1) {
    for (const shift of spiral(2)) {
      const choice = { do: 'layBarrier', barrier: 'fence', along: host.id, line: displaced(line, shift) } as const;
      if (forbiddenBy(BARRIER, { game, by }, choice) === undefined) return choice;
    }
  }
  const below = belowOf(game, 41);
  const found = Array.from({ length: SAMPLES }, () => someBarrier(below, game, by, host) ?? []).flat();
  return nearest(found, choice => farFrom(hint, choice.line)) ?? { do: 'passBarrier' };
}

/** A line that is too long is drawn together about its middle. */
function shortened(line: readonly StoredPoint[], limit: number): readonly StoredPoint[] {
  const length = lengthOf(line);
  return length > limit ? scaled(line, limit / length) : line;
}

function proposeWorks(at: Placing, { line }: Hint): Choice<'works'> {
  if (line !== undefined && line.length > 1) {
    const short = shortened(line, at.game.world.book.worksLength.value);
    for (const shift of spiral(20)) {
      const choice = { do: 'layWorks', line: displaced(short, shift) } as const;
      if (forbiddenBy(PLACES, at, choice) === undefined) return choice;
    }
  }
  return someWorks(belowOf(at.game, 42), at) ?? { do: 'noWorks' };
}

function proposeWhole(at: Placing, hint: Hint): Choice<'whole'> {
  const area = hint.verb === 'layArea' ? nearestArea(at, hint, 'wood', FREE_AREA) : undefined;
  return area === undefined ? { do: 'confirmTerrain' } : { do: 'layArea', ...area };
}

/** What may be said when nothing is laid. */
const INSTEAD: Readonly<Record<string, AnyChoice>> = {
  linear: { do: 'passLinear' },
  leaveOut: { do: 'agreeToLeaveOut' },
  barriers: { do: 'passBarrier' },
  changes: { do: 'changed' },
  works: { do: 'noWorks' },
  whole: { do: 'confirmTerrain' },
};

const PROPOSE: Readonly<Record<string, (at: Placing, hint: Hint) => AnyChoice | undefined>> = {
  linear: proposeLinear,
  bridges: proposeBridge,
  ordinary: proposeOrdinary,
  barriers: proposeBarrier,
  changes: proposeChange,
  works: (at, hint) => {
    const frame = at.game.stack.at(-1);
    return frame?.kind === 'works' && frame.left > 0 ? proposeWorks(at, hint) : undefined;
  },
  whole: proposeWhole,
};

/**
 * A legal choice for the frame of this chapter that asks, the nearest to what the player has in hand that is found;
 * without a hint the same for the same position. Undefined: no frame of this chapter asks.
 */
export function propose(game: Game, hint: Hint = {}): AnyChoice | undefined {
  const frame = game.stack.at(-1);
  const by: Side | undefined = SIDES.find(side => side === frame?.by);
  if (frame === undefined || by === undefined) return undefined;
  return PROPOSE[frame.kind]?.({ game, by }, hint) ?? INSTEAD[frame.kind];
}
