import type { Game } from '../game.ts';
import { isNear } from '../geometry/box.ts';
import { penetration } from '../geometry/convex.ts';
import { isOnTable } from '../geometry/ring.ts';
import { EPS } from '../geometry/units.ts';
import { SIDES } from '../world.ts';
import { rosterOf } from './roster.ts';
import { onTable, type StandingUnit } from './table/ground.ts';

/** Poses are rounded when they are kept, so that what was just legal may be off by a little more. */
const SLACK = 2 * EPS;

const overlap = (a: StandingUnit, b: StandingUnit): boolean =>
  isNear(a.box, b.box, 0) && penetration(a.quad, b.quad) > SLACK;

/** For the auditor: what is true of the table in every position of the battle. */
export function brokenOf(game: Game): string | undefined {
  const { world, board } = game;
  for (const side of SIDES) {
    const roster = rosterOf(game, side);
    if (Object.keys(board.play.units[side]).some(id => !roster.has(id))) return 'lee/unit-of-nobody';
  }
  const { width, height } = world.table;
  const bases = SIDES.flatMap(side => onTable(game)[side]);
  if (bases.some(({ quad }) => !isOnTable(quad, width, height, SLACK))) return 'lee/unit-off-the-table';
  const isCrowded = bases.some((a, at) => bases.slice(at + 1).some(b => overlap(a, b)));
  return isCrowded ? 'lee/units-overlap' : undefined;
}
