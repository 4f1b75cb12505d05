import { type Event, NOBODY, NOWHERE } from '../board.ts';
import type { Cause, VictoryRule } from '../data/victory.ts';
import type { Game } from '../game.ts';
import { enemyOf, unitData } from '../pieces/pieces.ts';
import { type LedgerLine, NO_HEXSIDE } from './ledger.ts';

/** When a kind of rule gives points: as something happens, at the end of each turn, at the end of the game. */
export interface ScoringKind {
  happens?(g: Game, rule: VictoryRule, event: Event): readonly LedgerLine[];
  turnEnds?(g: Game, rule: VictoryRule): readonly LedgerLine[];
  gameEnds?(g: Game, rule: VictoryRule): readonly LedgerLine[];
}

export const NO_LINES: readonly LedgerLine[] = [];

type About = Partial<Pick<LedgerLine, 'points' | 'count' | 'unit' | 'hex' | 'hexside'>>;

export const lineOf = (g: Game, rule: VictoryRule, about: About): LedgerLine => ({
  turn: g.board.turn,
  side: rule.for,
  points: rule.points,
  rule: rule.id,
  count: 1,
  unit: NOBODY,
  hex: NOWHERE,
  hexside: NO_HEXSIDE,
  ...about,
});

export const linesOf = (g: Game, rule: VictoryRule): readonly LedgerLine[] =>
  g.board.ledger.filter(line => line.rule === rule.id);

/** So much more of something of which points are given by the full count: what was counted before is remembered. */
export function counted(g: Game, rule: VictoryRule, count: number, about: About): LedgerLine {
  const per = rule.per ?? 1;
  const before = linesOf(g, rule).reduce((sum, line) => sum + line.count, 0);
  const full = Math.floor((before + count) / per) - Math.floor(before / per);
  return lineOf(g, rule, { ...about, count, points: full * rule.points });
}

/** Of the arms and sizes that the rule speaks of? */
export function concernsUnit(g: Game, { arms, sizes }: VictoryRule, unit: number): boolean {
  const { arm, size } = unitData(g, unit);
  return (arms === undefined || arms.includes(arm)) && (sizes === undefined || sizes.includes(size));
}

/** The chapter of the clause tells what it was lost by: 7 combat, 12 rain. */
const causeOf = (clause: string): Cause =>
  clause.startsWith('7.') ? 'combat' : clause.startsWith('12.') ? 'rain' : 'march';

/** Is this a unit of the enemy that the rule speaks of, lost by what it speaks of? */
export const concernsLossBy = (g: Game, rule: VictoryRule, unit: number, cause: Cause): boolean =>
  unitData(g, unit).side === enemyOf(rule.for) &&
  concernsUnit(g, rule, unit) &&
  (rule.cause === undefined || rule.cause === cause);

export const concernsLoss = (g: Game, rule: VictoryRule, unit: number, because: string): boolean =>
  concernsLossBy(g, rule, unit, causeOf(because));

/** A line for each hex that is so, or one for all of them together. */
export function hexLines(g: Game, rule: VictoryRule, isSo: (hex: number) => boolean): readonly LedgerLine[] {
  const { hexes = [], all = false } = rule;
  const found = hexes.filter(isSo);
  if (!all) return found.map(hex => lineOf(g, rule, { hex }));
  return found.length === hexes.length ? [lineOf(g, rule, { count: found.length })] : NO_LINES;
}
