import { holds } from '@wigwag/kernel';
import type { Flow, Frame, Rule } from '../../game.ts';
import type { Side } from '../../world.ts';
import { guardsOf } from '../judging/check.ts';
import { type Emitting, layLine } from '../laying.ts';
import { lineOptions } from '../places/lines.ts';
import { RAILWAY, RIVER, ROAD, STREAM } from './lines.ts';

const lay = (flow: Flow, f: Frame<'linear'>, laid: Parameters<typeof layLine>[2]): void => {
  const piece = layLine(flow, f.by, laid, flow.game.board.terrain.linearLeft - 1);
  flow.pop(f, { river: laid.linear === 'river' ? piece : '', rests: false });
};

/** 13.10/pass-linear. */
export function passLinear(flow: Emitting, by: Side): void {
  const { linearLeft } = flow.game.board.terrain;
  const left = holds('13.10/pass-shrinks', true) ? linearLeft - 1 : linearLeft;
  flow.emit({ type: 'linearPassed', by, left });
}

/** 13.10/linear-first: one piece or a pass at a time. */
export const linear: Rule<'linear'> = {
  clause: '13.10/linear-first',
  verbs: {
    layRiver: {
      options: (g, f) => lineOptions(g, f.by, 'river').map(line => ({ do: 'layRiver', line })),
      guards: guardsOf<'linear', 'layRiver'>(RIVER),
      choose: (flow, f, { line }) => lay(flow, f, { linear: 'river', line }),
    },
    layStream: {
      options: (g, f) => lineOptions(g, f.by, 'stream').map(line => ({ do: 'layStream', line })),
      guards: guardsOf<'linear', 'layStream'>(STREAM),
      choose: (flow, f, { line }) => lay(flow, f, { linear: 'stream', line }),
    },
    layRoad: {
      options: (g, f) =>
        lineOptions(g, f.by, 'road').flatMap(line =>
          [false, true].map(sunken => ({ do: 'layRoad' as const, line, sunken })),
        ),
      guards: guardsOf<'linear', 'layRoad'>(ROAD),
      choose: (flow, f, { line, sunken }) => lay(flow, f, { linear: 'road', line, sunken }),
    },
    layRailway: {
      options: (g, f) =>
        lineOptions(g, f.by, 'railway').flatMap(line =>
          (['flat', 'embanked'] as const).map(bed => ({ do: 'layRailway' as const, line, bed })),
        ),
      guards: guardsOf<'linear', 'layRailway'>(RAILWAY),
      choose: (flow, f, { line, bed }) => lay(flow, f, { linear: 'railway', line, bed }),
    },
    passLinear: {
      options: () => [{ do: 'passLinear' }],
      guards: [],
      choose: (flow, f) => {
        passLinear(flow, f.by);
        flow.pop(f, { river: '', rests: false });
      },
    },
    passLinearRest: {
      options: () => [{ do: 'passLinearRest' }],
      guards: [],
      choose: (flow, f) => {
        flow.emit({ type: 'linearRested', by: f.by });
        passLinear(flow, f.by);
        flow.pop(f, { river: '', rests: true });
      },
    },
  },
  resume: () => 'ask',
};
