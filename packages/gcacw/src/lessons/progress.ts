/** How many decisions had been made when each step began; the last of them is the step at hand. */
export type Progress = readonly [number, ...number[]];

export const BEGUN: Progress = [0];

export const stepAt = (progress: Progress): number => progress.length - 1;

export const beganAt = (progress: Progress): number => progress.at(-1) ?? 0;

/** The next step begins. */
export const goOn = (progress: Progress, decisions: number): Progress => [...progress, decisions];

/** Where decisions are taken back from before a step, it is not yet reached again. */
export const takenBack = ([first, ...others]: Progress, decisions: number): Progress => [
  first,
  ...others.filter(began => began <= decisions),
];
