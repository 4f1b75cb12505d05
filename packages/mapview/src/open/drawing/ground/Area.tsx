import type { Point } from '@wigwag/hex';
import { memo, useMemo } from 'react';
import { at } from '../../../drawing/sheet/layout.ts';
import { same } from '../../../drawing/sheet/same.ts';
import type { Zoom } from '../../../drawing/sheet/zoom.ts';
import type { AreaKind, LinePicture } from '../../picture.ts';
import { boxOf } from '../geometry/rings.ts';
import { allInUnits, INCH, inUnits, ringPath } from '../geometry/units.ts';
import type { Look } from '../sheet/look.ts';
import { freeOf } from '../sheet/room.ts';
import { seedOf } from '../sheet/seed.ts';
import { useStable } from '../sheet/useStable.ts';
import { builtUpOf } from './builtUp.ts';
import { fieldOf } from './field.ts';
import { hillOf } from './hill.ts';
import type { Drawn, Site } from './pens.ts';
import { barredOf, difficultOf, impassableOf } from './rough.ts';
import { woodOf } from './wood.ts';

const DRAWINGS: Readonly<Record<AreaKind, (site: Site) => Drawn[]>> = {
  hill: hillOf,
  difficult: difficultOf,
  field: fieldOf,
  wood: woodOf,
  'built-up': builtUpOf,
  impassable: impassableOf,
};

/** What is needed to draw an area. */
export interface Ground {
  readonly id: string;
  readonly kind: AreaKind;
  readonly ring: readonly Point[];
  readonly barred?: boolean;
}

/** An area and the lines over it as seen from its first corner: wherever it is moved, it is drawn the same. */
function fromCorner(area: Ground, near: readonly LinePicture[]) {
  const corner = area.ring[0] ?? { x: 0, y: 0 };
  const local = ({ x, y }: Point): Point => ({ x: thousandths(x - corner.x), y: thousandths(y - corner.y) });
  return {
    corner,
    area: { ...area, ring: area.ring.map(local) },
    near: near.map(each => ({ ...each, line: each.line.map(local) })),
  };
}

const thousandths = (n: number): number => Math.round(n * 1000) / 1000;

/** Larger than any table: then there is no end of signs. */
const isOnTable = (ring: readonly Point[]): boolean => {
  const { width, height } = boxOf(ring);
  return Math.max(width, height) < 200 * INCH;
};

export function strokesOf(area: Ground, near: readonly LinePicture[], zoom: Zoom): Drawn[] {
  const ring = allInUnits(area.ring);
  if (ring.length < 3 || !isOnTable(ring)) return [];
  const site: Site = { ring, seed: seedOf(area.id), zoom, isFree: freeOf(near) };
  const barred = area.barred === true && area.kind !== 'impassable' ? barredOf(site) : [];
  return [...DRAWINGS[area.kind](site), ...barred];
}

function keeping<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return key => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

const breadth = ({ units = 0, pens = 0, hairs = 0 }: Drawn, { pen, hair }: Look): number =>
  Math.max(0, units + pens * pen + hairs * hair);

interface Props {
  readonly area: Ground;
  /** Lines that run over it. */
  readonly near: readonly LinePicture[];
  readonly look: Look;
}

/** A piece of ground, told by its signs and not only by its tint. */
export const Area = memo(function Area({ area, near, look }: Props) {
  const local = fromCorner(area, near);
  const [ground, over] = [useStable(local.area), useStable(local.near)];
  // Whoever zooms goes to and fro: what was drawn for a zoom is kept.
  const kept = useMemo(() => keeping((zoom: Zoom) => strokesOf(ground, over, zoom)), [ground, over]);
  const strokes = kept(look.zoom);
  const d = ringPath(allInUnits(ground.ring));
  return (
    <g className={`area area-${area.kind}`} transform={`translate(${at(inUnits(local.corner))})`} aria-hidden="true">
      {area.kind === 'hill' && <path className="hill-foot" d={d} strokeWidth={7 * look.px} />}
      <path
        className="area-tint"
        d={d}
        strokeWidth={look.pen * 0.8}
        strokeDasharray={`${look.px * 3} ${look.px * 2}`}
      />
      {strokes.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stroke is its place in the drawing
        <path key={index} className={each.pen} d={each.d} strokeWidth={breadth(each, look)} />
      ))}
    </g>
  );
}, same);
