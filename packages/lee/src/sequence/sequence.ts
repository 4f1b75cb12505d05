import type { Game, PushedFrame, Rule } from '../game.ts';
import { STEPS, type Step } from './steps.ts';

/** What is asked first in a step; undefined: the step asks nothing, or what it does is done by its events. */
type Enter = (flow: Parameters<Rule<'sequence'>['resume']>[0]) => PushedFrame | undefined;

/** Each step of 13.3 and the frame that carries it out; a frame ends when its whole step is done. */
export type Entrances = Readonly<Record<Step, Enter>>;

export function sequenceBy(entrances: Entrances): Rule<'sequence'> {
  return {
    clause: '13.3/step-order',
    verbs: {},
    resume(flow, f) {
      for (let at = STEPS.indexOf(f.step) + (flow.game.board.step === '' ? 0 : 1); at < STEPS.length; at++) {
        const step = STEPS[at];
        if (step === undefined) break;
        f.step = step;
        flow.emit({ type: 'stepBegun', step });
        const frame = entrances[step](flow);
        if (frame !== undefined) return flow.push(frame);
      }
      flow.emit({ type: 'battleOver' });
      return flow.pop(f, {});
    },
  };
}

export const isBefore = ({ board }: Game, step: Step): boolean =>
  board.step === '' || STEPS.indexOf(board.step) < STEPS.indexOf(step);
