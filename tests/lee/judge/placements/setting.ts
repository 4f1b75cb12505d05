import { spot } from '../plane.ts';
import type { AreaHere, Spot, TableHere } from '../table.ts';

type Player = 'blue' | 'grey';
export type Terrain = AreaHere['terrain'];
export type Surface = AreaHere['surface'];

/** What the placements of 13.10 go by. Blue is player A, with the top edge. */
export interface Setting {
  readonly depthA: number;
  readonly depthB: number;
  readonly isSmall: boolean;
  readonly isSpecial: boolean;
  readonly bans: readonly string[];
  readonly pool: Readonly<Record<Terrain, number>>;
  /** Depth of neutral ground that the cavalry tactic of both opens. */
  readonly opens: number;
}

type Ring = readonly Spot[];

export type Attempt =
  | { readonly do: 'layRiver'; readonly line: Ring }
  | { readonly do: 'layStream'; readonly line: Ring }
  | { readonly do: 'layRoad'; readonly line: Ring; readonly sunken: boolean }
  | { readonly do: 'layRailway'; readonly line: Ring; readonly bed: string }
  | { readonly do: 'placeBridge'; readonly at: Spot }
  | { readonly do: 'layArea'; readonly terrain: Terrain; readonly surface: Surface; readonly ring: Ring }
  | {
      readonly do: 'layHalves';
      readonly terrain: Terrain;
      readonly surface: Surface;
      readonly ring: Ring;
      readonly other: Ring;
    }
  | { readonly do: 'layBarrier'; readonly along: string; readonly line: Ring }
  | { readonly do: 'exchange'; readonly one: string; readonly other: string }
  | { readonly do: 'convert'; readonly piece: string }
  | { readonly do: 'placeMarker'; readonly at: Spot };

export interface Placement {
  readonly table: TableHere;
  readonly setting: Setting;
  readonly by: Player;
  readonly attempt: Attempt;
}

export const OPERATIONAL_BASE = 6 / 2.54;

export interface Plan {
  readonly points: readonly Spot[];
  /** Middles of the edges at which the operational bases stand: A above, B below. */
  readonly bases: readonly Spot[];
  readonly own: Ring;
  readonly enemy: Ring;
  readonly depth: number;
}

const strip = (width: number, top: number, bottom: number): Spot[] => [
  spot(0, top),
  spot(width, top),
  spot(width, bottom),
  spot(0, bottom),
];

export function planOf({ table: { width, height }, setting, by }: Placement): Plan {
  const [a, b] = [strip(width, 0, setting.depthA), strip(width, height - setting.depthB, height)];
  const isA = by === 'blue';
  return {
    points: [spot(width / 4, height / 2 - 6), spot(width / 2, height / 2), spot((3 * width) / 4, height / 2 + 6)],
    bases: [spot(width / 2, 0), spot(width / 2, height)],
    own: isA ? a : b,
    enemy: isA ? b : a,
    depth: isA ? setting.depthA : setting.depthB,
  };
}
