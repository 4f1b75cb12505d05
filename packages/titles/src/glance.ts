import type { Stand } from '@wigwag/content';
import { type Gcacw, gcacw, type Side, tally } from '@wigwag/gcacw';
import { centre } from '@wigwag/hex';
import { type Game, ready } from '@wigwag/kernel';

/** A campaign in a list: how far it is, how it stands, where the armies are. */
export interface CampaignGlance {
  readonly turn: number;
  readonly points?: Readonly<Record<Side, number>>;
  readonly stands: readonly Stand[];
}

const hundredths = (n: number): number => Math.round(n * 100) / 100;

/** Where forces are hidden only the turn is told. */
export function campaignGlance(game: Game<Gcacw>): CampaignGlance {
  const { world, board } = game;
  if (world.options.limitedIntelligence) return { turn: board.turn, stands: [] };
  const sides = new Map(board.units.map(({ hex }, unit) => [hex, world.units[unit]?.side]));
  const stands = [...sides].flatMap(([hex, side]) => {
    if (hex < 0 || side === undefined) return [];
    const { x, y } = centre(world.grid, hex);
    return { side, x: hundredths(x), y: hundredths(y) };
  });
  const points = tally(ready(gcacw, game))?.result.points;
  return { turn: board.turn, stands, ...(points && { points }) };
}
