import type { Ordinary } from '../../data/army.ts';
import { planOf } from '../../field/places.ts';
import type { Game } from '../../game.ts';
import { clipByConvex, commonArea } from '../../geometry/convex.ts';
import { inRing } from '../../geometry/ring.ts';
import { EPS_AREA, isOverlap } from '../../geometry/units.ts';
import { enemyOf } from '../../world.ts';
import type { AreaPiece } from '../board.ts';
import { findBelt } from '../bridges/spacing.ts';
import { type Check, FINE, type Finding, finding, type Placing, pointLit, ringLit } from '../judging/check.ts';
import { liesOnTable, MOST_CORNERS, overlapWith, overlapWithBand } from '../judging/table.ts';
import { areaOf, bandOf, isSimpleRing, pointsIn, spanOf } from '../judging/worked.ts';
import type { Surface } from '../kinds.ts';
import type { StoredPoint } from '../stored.ts';
import { terrainTerms, zoneOf } from '../terms/terms.ts';
import { findSize, HALF, isHalf } from './size.ts';

type Stored = readonly StoredPoint[];

/** An element, or the two halves of one, that somebody wants to lay. */
export interface Laying {
  readonly terrain: Ordinary;
  readonly surface: Surface;
  readonly rings: readonly Stored[];
}

const lit = (rings: readonly Stored[]) => rings.map(ring => ringLit(pointsIn(ring)));

export const findOnTable = ({ game }: Placing, rings: readonly Stored[]): Finding => {
  const off = rings.filter(ring => ring.length > MOST_CORNERS || !liesOnTable(game.world, ring));
  return finding(off.length === 0, { corners: Math.max(...rings.map(ring => ring.length)) }, lit(off));
};

/** One element is one outline: at least three corners, not crossing itself, with a surface. */
export const findOutline = (rings: readonly Stored[]): Finding => {
  const odd = rings.filter(ring => !isSimpleRing(ring) || areaOf(ring) <= EPS_AREA);
  return finding(odd.length === 0, { corners: Math.min(...rings.map(ring => ring.length)) }, lit(odd));
};

/** 13.10/half-2x2: small pieces go down in pairs, and a pair is of small pieces. */
export function findHalves(rings: readonly Stored[]): Finding {
  const wrong = rings.filter(ring => isHalf(ring) !== rings.length > 1);
  return finding(wrong.length === 0, { limit: HALF, pieces: rings.length }, lit(wrong));
}

const findField = (surface: Surface, terrain: Ordinary): Finding =>
  finding(surface !== 'field' || terrain === 'difficult');

const findImpassableBan = ({ game }: Placing, surface: Surface): Finding =>
  finding(surface !== 'impassable' || !terrainTerms(game).bans.includes('impassable'));

export function findEnemyZone({ game, by }: Placing, rings: readonly Stored[]): Finding {
  const zone = zoneOf(game, enemyOf(by));
  const parts = rings.map(ring => clipByConvex(pointsIn(ring), zone)).filter(part => part.length > 2);
  const area = parts.reduce((sum, part) => sum + commonArea(part, zone), 0);
  return finding(!isOverlap(area), { area }, [...parts.map(part => ringLit(part)), ringLit(zone, 'cause')]);
}

/** 13.10/no-stack: `others` are what would lie on the table beside it. */
export function findStacked({ world }: Game, rings: readonly Stored[], others: readonly AreaPiece[]): Finding {
  if (world.options.special || world.options.method === 'scenario') return FINE;
  let [area, under] = [0, undefined as AreaPiece | undefined];
  for (const ring of rings) {
    for (const other of others) {
      const overlap = overlapWith(ring, other);
      if (overlap > area) [area, under] = [overlap, other];
    }
  }
  const shapes = under === undefined ? [] : [...lit(rings), ringLit(pointsIn(under.ring), 'cause', under.id)];
  return finding(!isOverlap(area), { area }, shapes);
}

/** A ring as a piece, to be compared with others that are laid with it. */
const asPiece = ({ terrain, surface }: Laying, ring: Stored): AreaPiece => ({
  id: '',
  terrain,
  surface,
  ring,
  by: 'blue',
  half: false,
});

/** Two halves may not lie on each other either. */
function findStackedLaying({ game }: Placing, laying: Laying): Finding {
  const { areas } = game.board.terrain;
  const found = findStacked(game, laying.rings, areas);
  const [one, other] = laying.rings;
  if (!found.ok || one === undefined || other === undefined) return found;
  return findStacked(game, [one], [asPiece(laying, other)]);
}

/** 13.10: a hill and a built-up area may not lie on a river; on any other linear terrain everything may. */
export function findOnRiver({ board }: Game, rings: readonly Stored[]): Finding {
  for (const river of board.terrain.lines) {
    if (river.linear !== 'river') continue;
    const area = rings.reduce((sum, ring) => sum + overlapWithBand(ring, river), 0);
    if (!isOverlap(area)) continue;
    const banks = bandOf(river).pieces.map(({ shape }) => ringLit(shape, 'cause', river.id));
    return finding(false, { area }, [...lit(rings), ...banks]);
  }
  return FINE;
}

/** 13.7/sp-terrain-allowed: no impassable terrain under a strategic point; its border counts. */
export function findUnderPoint(game: Game, surface: Surface, rings: readonly Stored[]): Finding {
  if (surface !== 'impassable') return FINE;
  const covered = planOf(game).points.filter(point => rings.some(ring => inRing(point, pointsIn(ring))));
  return finding(covered.length === 0, { points: covered.length }, [
    ...lit(rings),
    ...covered.map(point => pointLit(point, 'cause')),
  ]);
}

export const findNearBridge = ({ board }: Game, surface: Surface, rings: readonly Stored[]): Finding =>
  findBelt(
    rings.map(ring => ({ surface, ring })),
    surface === 'impassable' ? board.terrain.bridges.map(spanOf) : [],
  );

/** What is asked of an outline before anything else about it makes sense. */
export const outlineChecks = <C>(of: (choice: C) => Laying): readonly Check<C>[] => [
  ['13.10/list-bans', (at, c) => findImpassableBan(at, of(c).surface)],
  ['7.2/field-is-difficult', (_, c) => findField(of(c).surface, of(c).terrain)],
  ['13.10/ordinary-rest', (at, c) => findOnTable(at, of(c).rings), 'stops'],
  ['13.10/alternate-b-first', (_, c) => findOutline(of(c).rings), 'stops'],
];

export const sizeChecks = <C>(of: (choice: C) => Laying): readonly Check<C>[] => [
  ['13.2/max-12x6', ({ game }, c) => findSize(game, of(c).rings, 'twelveBySix')],
  ['13.10/option-9x4', ({ game }, c) => findSize(game, of(c).rings, 'nineByFour')],
];

/** What holds for terrain wherever it comes from. */
export const groundChecks = <C>(of: (choice: C) => Laying): readonly Check<C>[] => [
  ['13.10/no-stack', (at, c) => findStackedLaying(at, of(c))],
  ['13.10/river-no-hill', ({ game }, c) => (of(c).terrain === 'hill' ? findOnRiver(game, of(c).rings) : FINE)],
  ['13.10/river-no-built-up', ({ game }, c) => (of(c).terrain === 'built-up' ? findOnRiver(game, of(c).rings) : FINE)],
  ['13.7/sp-terrain-allowed', ({ game }, c) => findUnderPoint(game, of(c).surface, of(c).rings)],
  ['13.10/bridge-no-inaccessible', ({ game }, c) => findNearBridge(game, of(c).surface, of(c).rings)],
];
