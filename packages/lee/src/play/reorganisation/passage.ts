import type { Game } from '../../game.ts';
import { poseOf } from '../../geometry/pose.ts';
import type { Refusal } from '../../movement/judgement.ts';
import { type Passage, type PassageUnit, whyNoPassage } from '../../movement/passage.ts';
import type { AnnouncedPassage } from '../board.ts';
import { rosterOf } from '../roster.ts';
import { groundFor, standingUnit } from '../table/ground.ts';
import { settingsOf } from '../table/settings.ts';

type Position = Pick<Game, 'world' | 'board'>;

function unitOf(game: Position, side: AnnouncedPassage['side'], id: string): PassageUnit | undefined {
  const [placed, known] = [game.board.play.units[side][id], rosterOf(game, side).get(id)];
  if (placed === undefined || known === undefined || standingUnit(game, side, id) === undefined) return undefined;
  return {
    id,
    pose: poseOf(placed.pose),
    size: known.type.base,
    division: known.formation,
    corps: known.corps,
    engaged: placed.marks.includes('engaged'),
    pinned: placed.marks.includes('pinned'),
    passedOn: placed.passedOn,
    failedOn: placed.failedOn,
  };
}

/**
 * Two units of a side that are to exchange places; undefined: they are not both on the table. That they support each
 * other is vouched for by whoever announces it, since 9.4 is missing: what was announced has been vouched for. A corps is active that was activated in this turn.
 */
export function passageOf(game: Position, { side, one, other }: AnnouncedPassage): Passage | undefined {
  const [a, b] = [unitOf(game, side, one), unitOf(game, side, other)];
  if (a === undefined || b === undefined) return undefined;
  const { turn, activated } = game.board.play;
  return {
    units: [a, b],
    supportEachOther: true,
    turn,
    isReorganisationStep1: true,
    activeCorps: activated[side],
  };
}

export function whyNotExchange(game: Position, announced: AnnouncedPassage): Refusal | undefined {
  const passage = passageOf(game, announced);
  if (passage === undefined) return undefined;
  const ground = groundFor(game, announced.side, announced.one, announced.other);
  return whyNoPassage(ground, passage, settingsOf(game.world));
}

/** 7.6/once-per-turn: a unit that is to take part in one already. */
export const isAnnounced = ({ board: { play } }: Position, { side, one, other }: AnnouncedPassage): boolean =>
  play.passages.some(each => each.side === side && [each.one, each.other].some(id => id === one || id === other));
