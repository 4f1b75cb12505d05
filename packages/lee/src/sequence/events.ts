import type { Writers } from '../writers.ts';
import type { Step } from './steps.ts';

export type SequenceEvent = { readonly type: 'stepBegun'; readonly step: Step } | { readonly type: 'battleOver' };

export const sequenceWriters: Writers<SequenceEvent> = {
  stepBegun: ({ board }, { step }) => {
    board.step = step;
  },
  battleOver: () => undefined,
};
