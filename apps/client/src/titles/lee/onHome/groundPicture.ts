import type { Point } from '@wigwag/lee';
import type { OpenPicture } from '@wigwag/mapview/open';
import type { LeeGround } from '@wigwag/titles';
import { areaKind, lineKind } from '../map/names.ts';

const at = ([x, y]: readonly [number, number]): Point => ({ x, y });

/** The ground of a kept battle as the map draws it. */
export const groundPicture = ({ width, height, areas, lines }: LeeGround): OpenPicture => ({
  ...{ width, height, zones: [], points: [], depots: [], barriers: [], bridges: [], works: [], patrols: [], bases: [] },
  areas: areas.map((area, place) => ({
    ...{ id: `area-${place}`, label: '', kind: areaKind(area), ring: area.ring.map(at) },
    ...(area.surface === 'impassable' && { barred: true }),
  })),
  lines: lines.map((line, place) => ({
    ...{ id: `line-${place}`, label: '', kind: lineKind(line), line: line.line.map(at), width: line.width },
  })),
});
