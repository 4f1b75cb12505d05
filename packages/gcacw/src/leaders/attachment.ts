import { type ClauseRow, firstToSpeak } from '@wigwag/kernel';
import type { ClauseId } from '../clauses.generated.ts';
import { levelOf } from '../data/command.ts';
import type { Game } from '../game.ts';
import { leaderData, leadersWith, unitData } from '../pieces/pieces.ts';

const isHigh = (g: Game, leader: number): boolean => levelOf(leaderData(g, leader).size) === 'high';
const isFoot = (g: Game, unit: number): boolean => unitData(g, unit).arm === 'infantry';

/** 6.3/leader-levels-per-unit: another leader of his level is attached to the unit already. */
const levelTaken = (g: Game, leader: number, unit: number): boolean =>
  leadersWith(g, unit).some(
    other => other !== leader && levelOf(leaderData(g, other).size) === levelOf(leaderData(g, leader).size),
  );

/** Why a leader may not be attached to a unit. */
const ATTACHMENT: readonly ClauseRow<ClauseId, [Game, leader: number, unit: number]>[] = [
  ['2.2/leader-never-alone', (g, leader, unit) => isHigh(g, leader) && !g.world.leads[leader]?.[unit]],
  ['2.2/corps-division-leader-attachment', (g, leader, unit) => !isHigh(g, leader) && !g.world.leads[leader]?.[unit]],
  ['2.2/army-leader-infantry-only', (g, leader, unit) => leaderData(g, leader).size === 'army' && !isFoot(g, unit)],
  [
    '2.2/district-leader-infantry-only',
    (g, leader, unit) => leaderData(g, leader).size === 'district' && !isFoot(g, unit),
  ],
  ['6.3/leader-levels-per-unit', levelTaken],
];

export const whyNotAttach = (g: Game, leader: number, unit: number): ClauseId | undefined =>
  firstToSpeak(ATTACHMENT, g, leader, unit);

/** The clauses of attachment as guards of a choice that names a leader and a unit. */
export function attachmentGuards<F, C>(
  leaderOf: (g: Game, f: F, c: C) => number,
  unitOf: (g: Game, f: F, c: C) => number,
) {
  return ATTACHMENT.map(
    ([clause, speaks]) => [clause, (g: Game, f: F, c: C) => speaks(g, leaderOf(g, f, c), unitOf(g, f, c))] as const,
  );
}
