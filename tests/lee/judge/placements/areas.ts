import { areFarApart, blockOf, farFromLine, gapOf, isInside } from '../plane.ts';
import { areaOf, bandOf, sharedArea } from '../scan.ts';
import type { AreaHere, Spot } from '../table.ts';
import { EPS, type Look } from '../verdict.ts';
import { isOnTable, isSimpleRing } from './form.ts';
import { type Placement, type Plan, planOf, type Surface, type Terrain } from './setting.ts';
import { isHalf, isTooLarge } from './size.ts';

interface Piece {
  readonly terrain: Terrain;
  readonly surface: Surface;
  readonly ring: readonly Spot[];
}

const SHAPE = ['13.2/max-12x6', '13.2/trade-dimensions', '13.1/recommendation', '13.10/option-9x4'];

/** The share of a ring that lies in a zone. */
const shareIn = (ring: readonly Spot[], zone: readonly Spot[]): number => sharedArea([ring], [zone]) / areaOf(ring);

/** What has to be true of a piece wherever it comes from: stacking, rivers, points, bridges. */
export function checkGround(look: Look, placement: Placement, piece: Piece, others: readonly AreaHere[]): void {
  const { table, setting } = placement;
  const { terrain, surface, ring } = piece;
  for (const other of setting.isSpecial ? [] : others) {
    if (areFarApart(ring, other.ring, 0)) continue;
    const area = sharedArea([ring], [other.ring]);
    look.noteGap(area - 0.01);
    if (look.overlaps(area)) look.fault('13.10/no-stack');
  }
  for (const river of table.lines.filter(({ linear }) => linear === 'river')) {
    if (terrain !== 'hill' && terrain !== 'built-up') continue;
    const wet = sharedArea([ring], bandOf(river.line, river.width, !look.kind));
    look.noteGap(wet - 0.01);
    if (look.overlaps(wet)) look.fault(terrain === 'hill' ? '13.10/river-no-hill' : '13.10/river-no-built-up');
  }
  if (surface === 'impassable') checkImpassable(look, placement, ring);
}

export function checkImpassable(look: Look, placement: Placement, ring: readonly Spot[]): void {
  for (const point of planOf(placement).points) {
    const border = farFromLine([...ring, ring[0] as Spot], point);
    look.noteGap(border);
    // A border runs under a point by the letter if it touches it; how near that is, is left open.
    const isUnder = isInside(ring, point) ? border > 1e-9 || !look.kind : border <= (look.kind ? -1 : EPS);
    if (isUnder) look.fault('13.7/sp-terrain-allowed');
  }
  for (const { at, heading, length, width } of placement.table.bridges) {
    const gap = gapOf(blockOf(at, heading, length, width), ring);
    look.noteGap(gap - 6);
    if (gap <= 6 + EPS - look.lean) {
      look.fault('13.10/bridge-no-inaccessible', '13.10/bridge-no-conversion', '13.10/bridge-overrides-golden');
    }
  }
}

function checkShape(look: Look, { table, setting }: Placement, ring: readonly Spot[]): boolean {
  if (!isSimpleRing(ring) || !isOnTable(look, table, ring)) {
    look.fault(...SHAPE, '13.10/ordinary-rest', '13.10/alternate-b-first');
    return false;
  }
  if (!setting.isSpecial && isTooLarge(look, ring, setting.isSmall)) look.fault(...SHAPE);
  return true;
}

/** How many elements of a player lie more than half in his zone; two halves are one if both do. */
function ownCount({ table, by }: Placement, { own }: Plan): number {
  const mine = table.areas.filter(area => area.by === by);
  const isIn = ({ ring }: AreaHere): boolean => shareIn(ring, own) > 0.5 + 1e-9;
  const whole = mine.filter(area => !area.half && isIn(area)).length;
  const halves = mine
    .filter(area => area.half && isIn(area))
    .filter(({ pair }) => mine.some(other => other.id === pair && isIn(other)));
  return whole + halves.length / 2;
}

/** 13.10/ordinary-min-3: three of one's own in one's own zone, as long as there are turns for them. */
function checkDuty(look: Look, placement: Placement, rings: readonly (readonly Spot[])[]): void {
  const plan = planOf(placement);
  look.noteGap(plan.depth - 6);
  if (plan.depth <= 6 + EPS + look.lean) return;
  const { pool } = placement.setting;
  const left = Math.ceil((pool.hill + pool.difficult + pool.wood + pool['built-up']) / 2);
  const isIn = rings.every(ring => {
    const share = shareIn(ring, plan.own);
    if (share > 0.45 && share < 0.55) look.noteGap((share - 0.5) * areaOf(ring));
    // Corners are whole mils: a share is exactly one half, or farther off than this.
    return share > 0.5 + 1e-9;
  });
  if (!isIn && ownCount(placement, plan) + left - 1 < 3) look.fault('13.10/ordinary-min-3', '13.10/ordinary-rest');
}

/** 13.10: one element of ordinary terrain, or two halves of one. */
export function checkOrdinary(look: Look, placement: Placement, piece: Piece, other?: readonly Spot[]): void {
  const { table, setting } = placement;
  const rings = other === undefined ? [piece.ring] : [piece.ring, other];
  if (setting.pool[piece.terrain] < 1) look.fault('13.10/ordinary-all', '13.10/list-choice');
  if (piece.surface === 'impassable' && setting.bans.includes('impassable')) look.fault('13.10/list-bans');
  if (piece.surface === 'field' && piece.terrain !== 'difficult') look.fault('7.2/field-is-difficult');
  if (!rings.map(ring => checkShape(look, placement, ring)).every(isFine => isFine)) return;
  // A small piece alone: the text lets two such take the place of one, and does not say that one may not.
  if (other === undefined && !look.kind && isHalf(look, piece.ring, -look.lean)) look.fault('13.10/half-2x2');
  if (other !== undefined && !rings.every(ring => isHalf(look, ring, look.lean))) look.fault('13.10/half-2x2');
  const { enemy } = planOf(placement);
  rings.forEach((ring, i) => {
    const there = sharedArea([ring], [enemy]);
    look.noteGap(there - 0.01);
    if (look.overlaps(there)) look.fault('13.10/ordinary-not-enemy');
    const twin = i === 1 ? [{ ring: piece.ring } as AreaHere] : [];
    checkGround(look, placement, { ...piece, ring }, [...table.areas, ...twin]);
  });
  checkDuty(look, placement, rings);
}
