import { ORDINARY } from '../../data/army.ts';
import type { Choice, Flow, Frame, Rule } from '../../game.ts';
import { enemyOf } from '../../world.ts';
import { type Check, finding, guardsOf } from '../judging/check.ts';
import { nextPiece } from '../laying.ts';
import { areaOptions, halvesOptions, hasPlace } from '../places/areas.ts';
import { AREA, findInPool, HALVES } from './elements.ts';

type Area = Omit<Choice<'ordinary', 'layArea'>, 'do'>;
type Halves = Omit<Choice<'ordinary', 'layHalves'>, 'do'>;

/** An element is left out only where the search finds no place for any that is left. */
export const LEAVE_OUT: readonly Check<Omit<Choice<'ordinary', 'leaveOut'>, 'do'>>[] = [
  ['13.10/ordinary-all', (at, c) => findInPool(at, c.terrain)],
  ['13.10/ordinary-all', at => finding(!hasPlace(at))],
];

function layArea(flow: Flow, f: Frame<'ordinary'>, { terrain, surface, ring }: Area): void {
  const { terrain: board } = flow.game.board;
  const [piece, left] = [nextPiece(board), board.pool[terrain] - 1];
  flow.emit({ type: 'areaLaid', piece, terrain, surface, ring, by: f.by, half: false, left });
  flow.pop(f, {});
}

function layHalves(flow: Flow, f: Frame<'ordinary'>, { terrain, surface, ring, other }: Halves): void {
  const { laid, pool } = flow.game.board.terrain;
  const [one, two, left] = [`p${laid + 1}`, `p${laid + 2}`, pool[terrain] - 1];
  const half = { type: 'areaLaid' as const, terrain, surface, by: f.by, half: true, left };
  flow.emit({ ...half, piece: one, ring, pair: two });
  flow.emit({ ...half, piece: two, ring: other, pair: one });
  flow.pop(f, {});
}

export const ordinary: Rule<'ordinary'> = {
  clause: '13.10/ordinary-all',
  verbs: {
    layArea: {
      options: (g, f) => areaOptions({ game: g, by: f.by }),
      guards: guardsOf<'ordinary', 'layArea'>(AREA),
      choose: layArea,
    },
    layHalves: {
      options: (g, f) => halvesOptions({ game: g, by: f.by }),
      guards: guardsOf<'ordinary', 'layHalves'>(HALVES),
      choose: layHalves,
    },
    leaveOut: {
      options: g =>
        ORDINARY.filter(terrain => g.board.terrain.pool[terrain] > 0).map(terrain => ({ do: 'leaveOut', terrain })),
      guards: guardsOf<'ordinary', 'leaveOut'>(LEAVE_OUT),
      choose: (flow, f, { terrain }) => void flow.push({ kind: 'leaveOut', by: enemyOf(f.by), terrain }),
    },
  },
  resume(flow, f, back) {
    if (back?.from !== 'leaveOut' || !back.agreed) return 'ask';
    return flow.pop(f, {});
  },
};

/** Both players say that there is no place for it. */
export const leaveOut: Rule<'leaveOut'> = {
  clause: '13.10/ordinary-all',
  verbs: {
    agreeToLeaveOut: {
      options: () => [{ do: 'agreeToLeaveOut' }],
      guards: [],
      choose: (flow, f) => {
        const { pool } = flow.game.board.terrain;
        const by = enemyOf(f.by);
        flow.emit({ type: 'elementLeftOut', terrain: f.terrain, by, left: pool[f.terrain] - 1 });
        flow.pop(f, { agreed: true });
      },
    },
    tryAgain: {
      options: () => [{ do: 'tryAgain' }],
      guards: [],
      choose: (flow, f) => void flow.pop(f, { agreed: false }),
    },
  },
  resume: () => 'ask',
};
