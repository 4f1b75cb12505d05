import type { Linear, Ordinary } from '../data/army.ts';
import type { Game } from '../game.ts';
import type { Side } from '../world.ts';
import type { Writers } from '../writers.ts';
import type { AreaPiece, Counts, TerrainBoard } from './board.ts';
import type { BarrierKind, Bed, BridgeOrigin, HostKind, Means, PieceKind, Surface } from './kinds.ts';
import type { StoredPoint } from './stored.ts';

type Points = readonly StoredPoint[];

/** `left` is what may still be laid afterwards: of linear terrain, of that kind of element, of fences and walls. */
export type TerrainEvent =
  | { readonly type: 'terrainBegun'; readonly linear: number; readonly pool: Counts }
  | {
      readonly type: 'lineLaid';
      readonly piece: string;
      readonly linear: Linear;
      readonly line: Points;
      readonly width: number;
      readonly by: Side;
      readonly sunken: boolean;
      readonly bed: Bed;
      readonly left: number;
    }
  | { readonly type: 'linearPassed'; readonly by: Side; readonly left: number }
  /** Said before the first of these passes. */
  | { readonly type: 'linearRested'; readonly by: Side }
  | {
      readonly type: 'bridgeLaid';
      readonly piece: string;
      readonly at: StoredPoint;
      readonly over: string;
      readonly heading: number;
      readonly length: number;
      readonly width: number;
      readonly origin: BridgeOrigin;
      readonly by: Side;
    }
  /** There is no room for the bridges that are still due. */
  | { readonly type: 'bridgesCrowded'; readonly river: string; readonly missing: number }
  | {
      readonly type: 'areaLaid';
      readonly piece: string;
      readonly terrain: Ordinary;
      readonly surface: Surface;
      readonly ring: Points;
      readonly by: Side;
      readonly half: boolean;
      readonly pair?: string;
      readonly left: number;
    }
  | { readonly type: 'extraLaid'; readonly means: Means; readonly ability: string; readonly by: Side }
  | { readonly type: 'elementLeftOut'; readonly terrain: Ordinary; readonly by: Side; readonly left: number }
  | { readonly type: 'barriersBegun'; readonly left: number }
  | {
      readonly type: 'barrierLaid';
      readonly piece: string;
      readonly barrier: BarrierKind;
      readonly along: string;
      readonly host: HostKind;
      readonly line: Points;
      readonly by: Side;
      readonly left: number;
    }
  | { readonly type: 'barriersRested'; readonly by: Side }
  | { readonly type: 'barrierPassed'; readonly by: Side; readonly left: number }
  /** Where it lies now, and why it was moved. */
  | {
      readonly type: 'areaMoved';
      readonly piece: string;
      readonly terrain: Ordinary;
      readonly surface: Surface;
      readonly ring: Points;
      readonly by: Side;
      readonly means: Means;
      readonly ability: string;
    }
  /** A fence or a wall goes with its field. */
  | {
      readonly type: 'barrierMoved';
      readonly piece: string;
      readonly barrier: BarrierKind;
      readonly along: string;
      readonly line: Points;
    }
  | {
      readonly type: 'areaConverted';
      readonly piece: string;
      readonly terrain: Ordinary;
      readonly by: Side;
      readonly means: Means;
      readonly ability: string;
    }
  | { readonly type: 'worksLaid'; readonly piece: string; readonly line: Points; readonly by: Side }
  | { readonly type: 'pieceTakenOff'; readonly piece: string; readonly kind: PieceKind; readonly by: Side }
  | { readonly type: 'terrainConfirmed'; readonly by: Side }
  | { readonly type: 'terrainFinished' };

const write = ({ board }: Game, change: Partial<TerrainBoard>): void => {
  board.terrain = { ...board.terrain, ...change };
};

const numberOf = (piece: string): number => Number(piece.slice(1));

const changedArea = ({ board }: Game, piece: string, change: Partial<AreaPiece>): readonly AreaPiece[] =>
  board.terrain.areas.map(area => (area.id === piece ? { ...area, ...change } : area));

const withUsed = ({ board }: Game, ability: string): readonly string[] =>
  board.terrain.used.includes(ability) ? board.terrain.used : [...board.terrain.used, ability];

const without = <P extends { readonly id: string }>(pieces: readonly P[], piece: string): readonly P[] =>
  pieces.filter(({ id }) => id !== piece);

export const terrainWriters: Writers<TerrainEvent> = {
  terrainBegun: (game, { linear, pool }) => write(game, { linearLeft: linear, pool }),
  lineLaid: (game, { type: _, piece: id, left, ...rest }) =>
    write(game, {
      lines: [...game.board.terrain.lines, { id, ...rest }],
      laid: numberOf(id),
      linearLeft: left,
    }),
  linearRested: () => undefined,
  linearPassed: (game, { left }) => write(game, { linearLeft: left }),
  bridgeLaid: (game, { type: _, piece: id, ...rest }) =>
    write(game, { bridges: [...game.board.terrain.bridges, { id, ...rest }], laid: numberOf(id) }),
  bridgesCrowded: () => undefined,
  areaLaid: (game, { type: _, piece: id, left, ...rest }) => {
    const { areas, pool } = game.board.terrain;
    write(game, { areas: [...areas, { id, ...rest }], laid: numberOf(id), pool: { ...pool, [rest.terrain]: left } });
  },
  extraLaid: (game, { ability }) => write(game, { used: withUsed(game, ability) }),
  elementLeftOut: (game, { terrain, left }) => write(game, { pool: { ...game.board.terrain.pool, [terrain]: left } }),
  barriersBegun: (game, { left }) => write(game, { barriersLeft: left }),
  barrierLaid: (game, { type: _, piece: id, host: __, left, ...rest }) =>
    write(game, {
      barriers: [...game.board.terrain.barriers, { id, ...rest }],
      laid: numberOf(id),
      barriersLeft: left,
    }),
  barriersRested: () => undefined,
  barrierPassed: (game, { left }) => write(game, { barriersLeft: left }),
  areaMoved: (game, { piece, ring, by, ability }) =>
    write(game, { areas: changedArea(game, piece, { ring, movedBy: by }), used: withUsed(game, ability) }),
  barrierMoved: (game, { piece, line }) =>
    write(game, {
      barriers: game.board.terrain.barriers.map(barrier => (barrier.id === piece ? { ...barrier, line } : barrier)),
    }),
  areaConverted: (game, { piece, ability }) =>
    write(game, { areas: changedArea(game, piece, { surface: 'impassable' }), used: withUsed(game, ability) }),
  worksLaid: (game, { piece: id, line, by }) =>
    write(game, { works: [...game.board.terrain.works, { id, line, by }], laid: numberOf(id) }),
  pieceTakenOff: (game, { piece }) => {
    const { areas, lines, barriers, bridges, works } = game.board.terrain;
    write(game, {
      areas: without(areas, piece),
      lines: without(lines, piece),
      barriers: without(barriers, piece),
      bridges: without(bridges, piece),
      works: without(works, piece),
    });
  },
  terrainConfirmed: () => undefined,
  terrainFinished: () => undefined,
};
