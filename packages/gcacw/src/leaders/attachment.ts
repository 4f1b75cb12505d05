import { type ClauseRow, firstToSpeak } from '@wigwag/kernel';
import type { ClauseId } from '../clauses.generated.ts';
import { levelOf } from '../data/command.ts';
import type { Game } from '../game.ts';
import { leaderData, unitData } from '../pieces/pieces.ts';

const isHigh = (g: Game, leader: number): boolean => levelOf(leaderData(g, leader).size) === 'high';
const isFoot = (g: Game, unit: number): boolean => unitData(g, unit).arm === 'infantry';

/** 6.3/leader-levels-per-unit: another leader of his level is attached to the unit already, and he himself is not. */
export function isLevelTaken(g: Pick<Game, 'world' | 'board'>, leader: number, unit: number): boolean {
  if (g.board.leaders[leader]?.with === unit) return false;
  const level = levelOf(leaderData(g, leader).size);
  for (const other of g.world.leadersOfSide[leaderData(g, leader).side]) {
    if (other === leader || g.board.leaders[other]?.with !== unit) continue;
    if (levelOf(leaderData(g, other).size) === level) return true;
  }
  return false;
}

/** Why a leader may not be attached to a unit. */
const ATTACHMENT: readonly ClauseRow<ClauseId, [Game, leader: number, unit: number]>[] = [
  ['2.2/leader-never-alone', (g, leader, unit) => isHigh(g, leader) && !g.world.leads[leader]?.[unit]],
  ['2.2/corps-division-leader-attachment', (g, leader, unit) => !isHigh(g, leader) && !g.world.leads[leader]?.[unit]],
  ['2.2/army-leader-infantry-only', (g, leader, unit) => leaderData(g, leader).size === 'army' && !isFoot(g, unit)],
  [
    '2.2/district-leader-infantry-only',
    (g, leader, unit) => leaderData(g, leader).size === 'district' && !isFoot(g, unit),
  ],
  ['6.3/leader-levels-per-unit', isLevelTaken],
];

export const whyNotAttach = (g: Game, leader: number, unit: number): ClauseId | undefined =>
  firstToSpeak(ATTACHMENT, g, leader, unit);

export const ATTACHMENT_CLAUSES: readonly ClauseId[] = ATTACHMENT.map(([clause]) => clause);
