import type { Rule } from '../../game.ts';
import { force } from './force.ts';
import { cohesion, mark } from './marking.ts';
import { move } from './move.ts';
import { occupy } from './occupy.ts';

/** A corps is active: what its attacks and combats bring about is entered, and at the very end its units move. */
export const moves: Rule<'moves'> = {
  clause: '7.1/normal-last',
  verbs: {
    combatDone: {
      options: () => [{ do: 'combatDone' }],
      guards: [['7.1/normal-last', (_game, { fought }) => fought]],
      choose: (flow, f) => {
        f.fought = true;
        flow.emit({ type: 'combatEnded', side: f.by, corps: f.corps });
      },
    },
    move,
    force,
    occupy,
    mark,
    cohesion,
    endMoves: {
      options: () => [{ do: 'endMoves' }],
      guards: [],
      choose: (flow, f) => {
        f.done = true;
        flow.emit({ type: 'movesEnded', side: f.by, corps: f.corps });
      },
    },
  },
  resume: (flow, f) => (f.done ? flow.pop(f, {}) : 'ask'),
};
