import type { Chapter, Rules } from '../chapter.ts';
import { LEVELS } from '../data/army.ts';
import type { AnyChoice, Game } from '../game.ts';
import { SIDES, type Side } from '../world.ts';
import { assign } from './assign.ts';
import { groupsIn } from './draw.ts';
import { drawGenerals } from './drawGenerals.ts';
import { redraw, replace } from './redraw.ts';
import type { GeneralsShapes } from './shapes.ts';
import { STAGES } from './stages.ts';

export const generalsFrames: Rules<GeneralsShapes> = { drawGenerals, redraw, replace, assign };

/** Every general and formation of both sides, also in combinations that cannot be. */
function* attempts(game: Game): Generator<AnyChoice> {
  for (const stage of STAGES) yield { do: 'draw', stage };
  for (const level of LEVELS) yield { do: 'redraw', level };
  for (const verb of ['noRedraw', 'discardGeneral', 'assigned'] as const) yield { do: verb };
  const formations = [...new Set(SIDES.flatMap(side => groupsIn(game, side).flatMap(group => group.formations))), ''];
  for (const side of SIDES) {
    for (const { id: general } of game.world.armies[side].generals) {
      yield { do: 'replace', general };
      for (const formation of formations) yield { do: 'give', general, formation };
    }
  }
  yield { do: 'replace', general: '' };
  yield { do: 'give', general: '', formation: '' };
}

/** Each card of a deck is in one place, and each formation has at most one general. */
function brokenFor({ world, board, stack }: Game, side: Side): string | undefined {
  const { deck, commanders, out, aside, brigadiers } = board.generals;
  const pending = stack.flatMap(frame => (frame.kind === 'replace' && frame.by === side ? [frame.general] : []));
  const cards = [
    ...deck[side],
    ...commanders[side].map(({ general }) => general),
    ...out[side],
    ...aside[side],
    ...pending,
  ];
  if (new Set(cards).size !== cards.length) return 'general-in-two-places';
  if (world.armies[side].generals.some(({ id }) => !cards.includes(id))) return 'general-lost';
  if (cards.some(id => brigadiers.includes(id))) return 'brigadier-in-two-places';
  const formations = commanders[side].map(({ formation }) => formation);
  return new Set(formations).size === formations.length ? undefined : 'two-generals-for-one-formation';
}

export const generals: Chapter = {
  attempts,
  broken: game => brokenFor(game, 'blue') ?? brokenFor(game, 'grey'),
};
