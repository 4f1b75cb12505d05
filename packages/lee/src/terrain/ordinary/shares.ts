import { holds } from '@wigwag/kernel';
import { planOf } from '../../field/places.ts';
import type { Game } from '../../game.ts';
import { atMost } from '../../geometry/units.ts';
import type { Side } from '../../world.ts';
import { type AreaPiece, elementsLeft, type TerrainBoard } from '../board.ts';
import { type Finding, finding, type Placing, ringLit } from '../judging/check.ts';
import { shareIn } from '../judging/table.ts';
import { areaOf, pointsIn } from '../judging/worked.ts';
import type { StoredPoint } from '../stored.ts';
import { zoneOf } from '../terms/terms.ts';

type Stored = readonly StoredPoint[];

/** Elements that each player lays in his own zone. */
const OWN = 3;

/** A zone that is not deeper than this asks for none. */
const SHALLOW = 6;

/** Exactly half is not more than half, however the area was reckoned. */
const MORE_THAN_HALF = 0.5 + 1e-9;

const shareInZone = (game: Game, ring: Stored, side: Side): number => shareIn(ring, areaOf(ring), zoneOf(game, side));

const isIn = (game: Game, ring: Stored, side: Side): boolean => shareInZone(game, ring, side) > MORE_THAN_HALF;

const COUNTED = new WeakMap<TerrainBoard, Partial<Record<Side, number>>>();

/** A pair of halves counts once, and only if both lie in the zone. */
export function elementsInZone(game: Game, side: Side): number {
  const { terrain } = game.board;
  const known = COUNTED.get(terrain);
  const count = known?.[side] ?? counted(game, side);
  if (known?.[side] === undefined) COUNTED.set(terrain, { ...known, [side]: count });
  return count;
}

function counted(game: Game, side: Side): number {
  const { areas } = game.board.terrain;
  const counts = (area: AreaPiece): boolean => area.by === side && isIn(game, area.ring, side);
  return areas.filter((area, i) => {
    if (!counts(area)) return false;
    if (!area.half) return true;
    const at = areas.findIndex(({ id }) => id === area.pair);
    const other = areas[at];
    return at < i && other !== undefined && counts(other);
  }).length;
}

/** The depth of the zone of the plan, to which no cavalry tactic adds. */
const hasDuty = (game: Game, side: Side): boolean =>
  !holds('13.10/ordinary-shallow-zone', atMost(planOf(game).depths[side], SHALLOW));

/** How many elements have to lie in the own zone. */
export const neededInZone = (game: Game, side: Side): number => (hasDuty(game, side) ? OWN : 0);

/** How many elements whoever is on turn has still to lay, this one among them. */
const ownTurnsLeft = ({ board }: Game): number => Math.ceil(elementsLeft(board.terrain.pool) / 2);

/** Whether whoever is on turn may lay this element outside his zone. */
export const mayLieOutside = ({ game, by }: Placing): boolean =>
  !hasDuty(game, by) || elementsInZone(game, by) + ownTurnsLeft(game) - 1 >= OWN;

/** 13.10/ordinary-min-3: refused outside the zone when too few turns would be left to lay three inside. */
export function findDuty(at: Placing, rings: readonly Stored[]): Finding {
  const { game, by } = at;
  const share = Math.min(...rings.map(ring => shareInZone(game, ring, by)));
  const numbers = { inZone: elementsInZone(game, by), needed: OWN, turns: ownTurnsLeft(game), share };
  return finding(mayLieOutside(at) || rings.every(ring => isIn(game, ring, by)), numbers, [
    ...rings.map(ring => ringLit(pointsIn(ring))),
    ringLit(zoneOf(game, by), 'cause'),
  ]);
}
