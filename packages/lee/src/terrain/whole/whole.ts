import type { Linear } from '../../data/army.ts';
import type { Choice, Flow, Frame, Game, Rule } from '../../game.ts';
import { hostKind } from '../barriers/hosts.ts';
import { placeBridge } from '../bridges/bridges.ts';
import { guardsOf } from '../judging/check.ts';
import { layLine, nextPiece } from '../laying.ts';
import { pieceKind } from '../pieceKind.ts';
import { freeAreas, freeBarriers, freeBridges, freeLines, freeWorks } from '../places/whole.ts';
import type { StoredPoint } from '../stored.ts';
import {
  FREE_AREA,
  FREE_BARRIER,
  FREE_BRIDGE,
  FREE_RAILWAY,
  FREE_RIVER,
  FREE_ROAD,
  FREE_STREAM,
  FREE_WORKS,
  pieceIds,
  TAKE_OFF,
} from './free.ts';

type Line = { readonly line: readonly StoredPoint[] };
type Area = Omit<Choice<'whole', 'layArea'>, 'do'>;
type Barrier = Omit<Choice<'whole', 'layBarrier'>, 'do'>;

/** Everything that goes when a piece is taken off: bridges over it, fences along it. */
function goesWith({ board: { terrain } }: Game, piece: string): string[] {
  return [
    piece,
    ...terrain.bridges.filter(({ over }) => over === piece).map(({ id }) => id),
    ...terrain.barriers.filter(({ along }) => along === piece).map(({ id }) => id),
  ];
}

/** What is changed has to be confirmed again by both. */
const changing =
  <C>(change: (flow: Flow, f: Frame<'whole'>, choice: C) => void) =>
  (flow: Flow, f: Frame<'whole'>, choice: C): void => {
    change(flow, f, choice);
    f.confirmed = false;
  };

const line = <C extends Line>(linear: Linear) =>
  changing((flow, f, choice: C) => void layLine(flow, f.by, { linear, ...choice }, flow.game.board.terrain.linearLeft));

const layArea = changing((flow, f, { terrain, surface, ring }: Area) => {
  const board = flow.game.board.terrain;
  const [piece, left] = [nextPiece(board), board.pool[terrain]];
  flow.emit({ type: 'areaLaid', piece, terrain, surface, ring, by: f.by, half: false, left });
});

const layBarrier = changing((flow, f, { barrier, along, line: course }: Barrier) => {
  const board = flow.game.board.terrain;
  const [piece, left] = [nextPiece(board), board.barriersLeft];
  const host = hostKind(flow.game, along);
  flow.emit({ type: 'barrierLaid', piece, barrier, along, host, line: course, by: f.by, left });
});

const layWorks = changing((flow, f, { line: course }: Line) => {
  flow.emit({ type: 'worksLaid', piece: nextPiece(flow.game.board.terrain), line: course, by: f.by });
});

const takeOff = changing((flow, f, { piece }: { readonly piece: string }) => {
  for (const gone of goesWith(flow.game, piece)) {
    const kind = pieceKind(flow.game.board.terrain, gone);
    if (kind !== undefined) flow.emit({ type: 'pieceTakenOff', piece: gone, kind, by: f.by });
  }
});

/** 13.10/methods: a finished map, laid freely and confirmed. */
export const whole: Rule<'whole'> = {
  clause: '13.10/methods',
  verbs: {
    layRiver: {
      options: (g, f) => freeLines(g, f.by, 'river').map(course => ({ do: 'layRiver', line: course })),
      guards: guardsOf<'whole', 'layRiver'>(FREE_RIVER),
      choose: line('river'),
    },
    layStream: {
      options: (g, f) => freeLines(g, f.by, 'stream').map(course => ({ do: 'layStream', line: course })),
      guards: guardsOf<'whole', 'layStream'>(FREE_STREAM),
      choose: line('stream'),
    },
    layRoad: {
      options: (g, f) => freeLines(g, f.by, 'road').map(course => ({ do: 'layRoad', line: course, sunken: false })),
      guards: guardsOf<'whole', 'layRoad'>(FREE_ROAD),
      choose: line('road'),
    },
    layRailway: {
      options: (g, f) => freeLines(g, f.by, 'railway').map(course => ({ do: 'layRailway', line: course, bed: 'flat' })),
      guards: guardsOf<'whole', 'layRailway'>(FREE_RAILWAY),
      choose: line('railway'),
    },
    placeBridge: {
      options: (g, f) => freeBridges(g, f.by),
      guards: guardsOf<'whole', 'placeBridge'>(FREE_BRIDGE),
      choose: changing((flow, f, { at }) => placeBridge(flow, f.by, at)),
    },
    layArea: {
      options: (g, f) => freeAreas(g, f.by),
      guards: guardsOf<'whole', 'layArea'>(FREE_AREA),
      choose: layArea,
    },
    layBarrier: {
      options: (g, f) => freeBarriers(g, f.by),
      guards: guardsOf<'whole', 'layBarrier'>(FREE_BARRIER),
      choose: layBarrier,
    },
    layWorks: {
      options: (g, f) => freeWorks(g, f.by),
      guards: guardsOf<'whole', 'layWorks'>(FREE_WORKS),
      choose: layWorks,
    },
    takeOff: {
      options: g => pieceIds(g).map(piece => ({ do: 'takeOff', piece })),
      guards: guardsOf<'whole', 'takeOff'>(TAKE_OFF),
      choose: takeOff,
    },
    confirmTerrain: {
      options: () => [{ do: 'confirmTerrain' }],
      guards: [],
      choose: (flow, f) => {
        flow.emit({ type: 'terrainConfirmed', by: f.by });
        flow.pop(f, { agreed: f.confirmed });
      },
    },
  },
  resume: () => 'ask',
};
