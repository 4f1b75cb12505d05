import type { Choice, Flow, Frame, Rule } from '../../game.ts';
import { guardsOf } from '../judging/check.ts';
import { nextPiece } from '../laying.ts';
import { convertOptions, exchangeOptions, extraOptions, shiftOptions } from '../places/changes.ts';
import { CONVERT, EXCHANGE, EXTRA, SHIFT } from './judging.ts';
import { type Allowed, allowedBy, exchangeAllowed, mayChange } from './means.ts';
import { areaCalled, exchanged, type Moved, shiftedPiece } from './moved.ts';

type Extra = Omit<Choice<'changes', 'layExtra'>, 'do'>;

function playFor(flow: Flow, f: Frame<'changes'>, { card }: Allowed): void {
  if (card !== undefined) flow.emit({ type: 'cardPlayed', side: f.by, card });
}

function move(flow: Flow, f: Frame<'changes'>, moved: Moved | undefined, allowed: Allowed | undefined): void {
  if (moved === undefined || allowed === undefined) return;
  const { means, ability } = allowed;
  playFor(flow, f, allowed);
  for (const { id, terrain, surface, ring } of moved.areas) {
    flow.emit({ type: 'areaMoved', piece: id, terrain, surface, ring, by: f.by, means, ability });
  }
  for (const { id, barrier, along, line } of moved.barriers) {
    flow.emit({ type: 'barrierMoved', piece: id, barrier, along, line });
  }
}

function layExtra(flow: Flow, f: Frame<'changes'>, { terrain, surface, ring }: Extra): void {
  const allowed = allowedBy(flow.game, f.by, 'extra-terrain');
  if (allowed === undefined) return;
  playFor(flow, f, allowed);
  const board = flow.game.board.terrain;
  const [piece, left] = [nextPiece(board), board.pool[terrain]];
  flow.emit({ type: 'extraLaid', by: f.by, means: allowed.means, ability: allowed.ability });
  flow.emit({ type: 'areaLaid', piece, terrain, surface, ring, by: f.by, half: false, left });
}

/** 13.10/special-after: each player makes all his changes, who has the initiative first. */
export const changes: Rule<'changes'> = {
  clause: '13.10/special-after',
  verbs: {
    exchange: {
      options: (g, f) => exchangeOptions({ game: g, by: f.by }),
      guards: guardsOf<'changes', 'exchange'>(EXCHANGE),
      choose: (flow, f, c) => move(flow, f, exchanged(flow.game, c), exchangeAllowed(flow.game, f.by)),
    },
    shift: {
      options: (g, f) => shiftOptions({ game: g, by: f.by }),
      guards: guardsOf<'changes', 'shift'>(SHIFT),
      choose: (flow, f, c) => move(flow, f, shiftedPiece(flow.game, c), allowedBy(flow.game, f.by, 'shift')),
    },
    convert: {
      options: (g, f) => convertOptions({ game: g, by: f.by }),
      guards: guardsOf<'changes', 'convert'>(CONVERT),
      choose: (flow, f, { piece }) => {
        const allowed = allowedBy(flow.game, f.by, 'convert');
        const area = areaCalled(flow.game, piece);
        if (allowed === undefined || area === undefined) return;
        playFor(flow, f, allowed);
        const { means, ability } = allowed;
        flow.emit({ type: 'areaConverted', piece, terrain: area.terrain, by: f.by, means, ability });
      },
    },
    layExtra: {
      options: (g, f) => extraOptions({ game: g, by: f.by }),
      guards: guardsOf<'changes', 'layExtra'>(EXTRA),
      choose: layExtra,
    },
    changed: { options: () => [{ do: 'changed' }], guards: [], choose: (flow, f) => void flow.pop(f, {}) },
  },
  resume: (flow, f) => (mayChange(flow.game, f.by) ? 'ask' : flow.pop(f, {})),
};
