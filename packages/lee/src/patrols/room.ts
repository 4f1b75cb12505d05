import { playerA } from '../field/initiative.ts';
import { planOf } from '../field/places.ts';
import type { Game } from '../game.ts';
import type { Box } from '../geometry/box.ts';
import type { Point } from '../geometry/point.ts';
import { atMost, EPS, inches, mils } from '../geometry/units.ts';
import { openedGround } from '../tactics/cavalryTactic.ts';
import { enemyOf, type Side } from '../world.ts';

const sizeOf = ({ world }: Game): number => world.book.patrols.value.size;

/** The ground that a marker covers, in inches; `at` is stored. */
export function markerBox(game: Game, at: Point): Box {
  const half = sizeOf(game) / 2;
  const [x, y] = [inches(at.x), inches(at.y)];
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

const isWithin = (inner: Box, outer: Box): boolean =>
  atMost(outer.left, inner.left) &&
  atMost(inner.right, outer.right) &&
  atMost(outer.top, inner.top) &&
  atMost(inner.bottom, outer.bottom);

const overlaps = (a: Box, b: Box): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > EPS &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > EPS;

/** 13.14/zone-by-roll and the neutral ground behind it that a cavalry tactic opens: never the enemy's zone. */
export function openTo(game: Game, side: Side): Box {
  const { zones, neutral } = planOf(game);
  const [zone, opened] = [zones[side], openedGround(game, side)];
  return side === playerA(game)
    ? { ...zone, bottom: Math.min(zone.bottom + opened, neutral.bottom) }
    : { ...zone, top: Math.max(zone.top - opened, neutral.top) };
}

export const isOnTable = (game: Game, at: Point): boolean => isWithin(markerBox(game, at), planOf(game).table);

export const isInOwnZone = (game: Game, side: Side, at: Point): boolean =>
  isWithin(markerBox(game, at), planOf(game).zones[side]);

export const isInEnemyZone = (game: Game, side: Side, at: Point): boolean =>
  overlaps(markerBox(game, at), planOf(game).zones[enemyOf(side)]);

/** The whole marker is in the own zone or on ground that a cavalry tactic opened. */
export const isOnOpenGround = (game: Game, side: Side, at: Point): boolean =>
  isWithin(markerBox(game, at), openTo(game, side));

export function isOnMarker(game: Game, at: Point): boolean {
  const box = markerBox(game, at);
  return game.board.patrols.placed.some(placed => overlaps(box, markerBox(game, placed.at)));
}

const isFree = (game: Game, side: Side, at: Point): boolean =>
  isOnTable(game, at) && !isInEnemyZone(game, side, at) && isOnOpenGround(game, side, at) && !isOnMarker(game, at);

/**
 * Where a marker stands that was pushed to the left and upwards as far as it goes: at the border of the ground or against
 * another marker. If there is any room, one of these places is free.
 */
function* corners(game: Game, side: Side): Generator<Point> {
  const [ground, size] = [openTo(game, side), sizeOf(game)];
  const { placed } = game.board.patrols;
  const xs = [mils(ground.left + size / 2), ...placed.map(({ at }) => at.x + mils(size))];
  const ys = [mils(ground.top + size / 2), ...placed.map(({ at }) => at.y + mils(size))];
  for (const x of xs) for (const y of ys) yield { x, y };
}

export function hasRoom(game: Game, side: Side): boolean {
  for (const at of corners(game, side)) if (isFree(game, side, at)) return true;
  return false;
}

const STEP = 6;

/** A sample of places that a marker may have, spread over the ground. */
export function samplePlaces(game: Game, side: Side): Point[] {
  const [ground, half] = [openTo(game, side), sizeOf(game) / 2];
  const places = [...corners(game, side)];
  for (let y = ground.top + half; y <= ground.bottom - half; y += STEP) {
    for (let x = ground.left + half; x <= ground.right - half; x += STEP) places.push({ x: mils(x), y: mils(y) });
  }
  const free = places.filter(at => isFree(game, side, at));
  return [...new Map(free.map(at => [`${at.x},${at.y}`, at])).values()];
}
