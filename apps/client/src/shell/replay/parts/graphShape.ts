import type { Moment } from '../moments.ts';

/** Pixels. */
export const PAD = 16;
export const AXIS = 54;
export const REACH = 28;
export const MARKS = 98;
export const HEIGHT = 108;
const LEAST = 3;

/** Where on the graph a moment is. */
export const placeOf = (index: number, count: number, width: number): number =>
  PAD + (count < 2 ? 0 : (index / (count - 1)) * (width - 2 * PAD));

/** Which moment is nearest to a place on the graph. */
export function nearest(x: number, count: number, width: number): number {
  const share = (x - PAD) / Math.max(1, width - 2 * PAD);
  return Math.max(0, Math.min(count - 1, Math.round(share * (count - 1))));
}

/** A part of the game: its box on the graph. */
export interface Stretch {
  readonly stretch: number;
  readonly from: number;
  readonly to: number;
}

export function stretchesOf(moments: readonly Moment[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (const [index, { stretch }] of moments.entries()) {
    const last = stretches.at(-1);
    if (last?.stretch === stretch) stretches[stretches.length - 1] = { ...last, to: index };
    else stretches.push({ stretch, from: index, to: index });
  }
  return stretches;
}

/** A lead as long as it stays the same: from the moment that brought it to the one that changes it. */
export interface Step {
  readonly from: number;
  readonly to: number;
  readonly lead: number;
}

/** What is not known yet leaves a gap. */
export function stepsOf(leads: readonly (number | undefined)[]): readonly Step[] {
  const steps: Step[] = [];
  for (const [index, lead] of leads.entries()) {
    if (lead === undefined || index === leads.length - 1) continue;
    const last = steps.at(-1);
    if (last !== undefined && last.lead === lead && last.to === index)
      steps[steps.length - 1] = { ...last, to: index + 1 };
    else steps.push({ from: index, to: index + 1, lead });
  }
  return steps.filter(({ lead }) => lead !== 0);
}

/** So many points fill it at least: a lead of one looks like a lead of one. */
const LEAST_SCALE = 5;

export const highest = (leads: readonly (number | undefined)[]): number =>
  leads.reduce<number>((most, lead) => Math.max(most, Math.abs(lead ?? 0)), LEAST_SCALE);

/** Up for the first side, down for the second. */
export function bar({ lead }: Step, most: number): { readonly y: number; readonly height: number } {
  const height = Math.max(LEAST, (Math.abs(lead) / most) * REACH);
  return { y: lead > 0 ? AXIS - height : AXIS, height };
}
