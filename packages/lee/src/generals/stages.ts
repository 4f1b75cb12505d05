/** 13.5: the draws, in this order. */
export const STAGES = ['cinc', 'corps', 'divisions', 'cavalry', 'artillery'] as const;
export type Stage = (typeof STAGES)[number];
