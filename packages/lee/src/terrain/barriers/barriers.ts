import { holds } from '@wigwag/kernel';
import type { Rule } from '../../game.ts';
import type { Side } from '../../world.ts';
import { guardsOf } from '../judging/check.ts';
import { type Emitting, nextPiece } from '../laying.ts';
import { barrierOptions } from '../places/barriers.ts';
import { BARRIER } from './fences.ts';
import { hostKind } from './hosts.ts';

export function passBarrier(flow: Emitting, by: Side): void {
  const { barriersLeft } = flow.game.board.terrain;
  const left = holds('13.10/pass-shrinks', true) ? barriersLeft - 1 : barriersLeft;
  flow.emit({ type: 'barrierPassed', by, left });
}

/** Fences and walls, one at a time: a pass lowers how many may still come. */
export const barriers: Rule<'barriers'> = {
  clause: '13.10/fence-after-ordinary',
  verbs: {
    layBarrier: {
      options: (g, f) => barrierOptions(g, f.by),
      guards: guardsOf<'barriers', 'layBarrier'>(BARRIER),
      choose: (flow, f, { barrier, along, line }) => {
        const { terrain } = flow.game.board;
        const left = terrain.barriersLeft - 1;
        const [piece, host] = [nextPiece(terrain), hostKind(flow.game, along)];
        flow.emit({ type: 'barrierLaid', piece, barrier, along, host, line, by: f.by, left });
        flow.pop(f, { passed: false, rests: false });
      },
    },
    passBarrier: {
      options: () => [{ do: 'passBarrier' }],
      guards: [],
      choose: (flow, f) => {
        passBarrier(flow, f.by);
        flow.pop(f, { passed: true, rests: false });
      },
    },
    passBarrierRest: {
      options: () => [{ do: 'passBarrierRest' }],
      guards: [],
      choose: (flow, f) => {
        flow.emit({ type: 'barriersRested', by: f.by });
        passBarrier(flow, f.by);
        flow.pop(f, { passed: true, rests: true });
      },
    },
  },
  resume: () => 'ask',
};
