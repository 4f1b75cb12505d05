import { ORDINARY, type Ordinary } from '../../data/army.ts';
import type { Choice } from '../../game.ts';
import { EXTRA, SHIFT } from '../changes/judging.ts';
import { type Check, forbiddenBy, type Placing } from '../judging/check.ts';
import { SURFACES, type Surface } from '../kinds.ts';
import { AREA, HALVES } from '../ordinary/elements.ts';
import { areaOptions, halvesOptions, someArea } from '../places/areas.ts';
import { belowOf } from '../places/below.ts';
import { naturalRing } from '../places/rings.ts';
import { pointOf, type StoredPoint, storedPoints } from '../stored.ts';
import type { Hint } from './near.ts';
import { displaced, scaled, spiral } from './spiral.ts';

interface Area {
  readonly terrain: Ordinary;
  readonly surface: Surface;
  readonly ring: readonly StoredPoint[];
}

const surfaceOf = ({ surface }: Hint): Surface => SURFACES.find(known => known === surface) ?? 'plain';

/** The outline in hand, or one of natural size around the place. */
function inHand(at: Placing, hint: Hint, terrain: Ordinary): readonly StoredPoint[] | undefined {
  if (hint.ring !== undefined && hint.ring.length > 2) return hint.ring;
  if (hint.at === undefined) return undefined;
  const sketch = { at: pointOf(hint.at), heading: 90, long: 6, short: 4 };
  return storedPoints(naturalRing(belowOf(at.game, 31), terrain, surfaceOf(hint), sketch));
}

const FARTHEST = 30;
/** As it is, then smaller. */
const SCALES = [1, 0.75, 0.5] as const;

/** What is in hand, moved as little as need be, and made smaller only if it finds no place. */
export function nearestArea(
  at: Placing,
  hint: Hint,
  terrain: Ordinary,
  checks: readonly Check<Area>[],
): Area | undefined {
  const outline = inHand(at, hint, terrain);
  if (outline === undefined) return undefined;
  const surface = surfaceOf(hint);
  for (const scale of SCALES) {
    const ring = scale === 1 ? outline : scaled(outline, scale);
    for (const by of spiral(FARTHEST)) {
      const area = { terrain, surface, ring: displaced(ring, by) };
      if (forbiddenBy(checks, at, area) === undefined) return area;
    }
  }
  return undefined;
}

/** Two halves in hand: moved together, then one of them alone, as little as need be. */
function nearestHalves(at: Placing, hint: Hint, terrain: Ordinary): Choice<'ordinary', 'layHalves'> | undefined {
  const { ring, other } = hint;
  if (ring === undefined || other === undefined) return undefined;
  const ways = [
    [1, 1],
    [0, 1],
    [1, 0],
  ] as const;
  const times = ({ x, y }: StoredPoint, n: 0 | 1): StoredPoint => ({ x: x * n, y: y * n });
  for (const [first, second] of ways) {
    for (const by of spiral(FARTHEST)) {
      const moved = { ring: displaced(ring, times(by, first)), other: displaced(other, times(by, second)) };
      const choice = { do: 'layHalves', terrain, surface: surfaceOf(hint), ...moved } as const;
      if (forbiddenBy(HALVES, at, choice) === undefined) return choice;
    }
  }
  return undefined;
}

const wanted = ({ terrain }: Hint, kinds: readonly Ordinary[]): readonly Ordinary[] => {
  const asked = kinds.filter(kind => kind === terrain);
  return asked.length > 0 ? asked : kinds;
};

export function proposeOrdinary(at: Placing, hint: Hint): Choice<'ordinary'> | undefined {
  const kinds = ORDINARY.filter(terrain => at.game.board.terrain.pool[terrain] > 0);
  const [terrain] = wanted(hint, kinds);
  if (terrain === undefined) return undefined;
  if (hint.verb === 'layHalves') return nearestHalves(at, hint, terrain) ?? halvesOptions(at)[0];
  const area = nearestArea(at, hint, terrain, AREA) ?? someArea(belowOf(at.game, 32), at, terrain, 40, AREA);
  if (area !== undefined) return { do: 'layArea', ...area };
  return areaOptions(at)[0] ?? halvesOptions(at)[0] ?? { do: 'leaveOut', terrain };
}

/** Only what the player has in hand: nobody is told to change anything. */
export function proposeChange(at: Placing, hint: Hint): Choice<'changes'> {
  if (hint.verb === 'layExtra') {
    const [terrain = 'wood'] = wanted(hint, ORDINARY);
    const area = nearestArea(at, hint, terrain, EXTRA);
    if (area !== undefined) return { do: 'layExtra', ...area };
  }
  if (hint.verb === 'shift' && hint.piece !== undefined && hint.at !== undefined) {
    for (const by of spiral(FARTHEST)) {
      const choice = { do: 'shift', piece: hint.piece, by: { x: hint.at.x + by.x, y: hint.at.y + by.y } } as const;
      if (forbiddenBy(SHIFT, at, choice) === undefined) return choice;
    }
  }
  return { do: 'changed' };
}
