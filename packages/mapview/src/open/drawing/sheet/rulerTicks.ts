/** How broad a ruler is, in pixels. */
export const RULER = 30;

export interface RulerTick {
  readonly inch: number;
  /** In pixels. */
  readonly length: number;
  readonly text?: string;
}

/** Marks so near to each other, in pixels, are left out; so are numbers. */
const NEAREST = 4;
const NUMBERS = 44;

/** A tick each inch where there is room, longer ones each six, with numbers; seen from near also halves and quarters. */
export function rulerTicks(length: number, pixelsAnInch: number): RulerTick[] {
  const finest = [0.25, 0.5, 1, 3, 6].find(step => step * pixelsAnInch >= (step < 1 ? 9 : NEAREST)) ?? 6;
  const numbered = [1, 3, 6, 12, 24].find(step => step * pixelsAnInch >= NUMBERS) ?? 24;
  const ticks: RulerTick[] = [];
  for (let step = 0; step * finest <= length + 1e-9; step++) {
    const inch = step * finest;
    const size = inch % 6 === 0 ? 9 : inch % 1 === 0 ? 5 : inch % 0.5 === 0 ? 3.4 : 2.2;
    ticks.push({ inch, length: size, ...(inch % numbered === 0 ? { text: `${inch}` } : {}) });
  }
  return ticks;
}

/** What a scale bar measures: the largest of these lengths that fits. */
export const scaleLength = (pixelsAnInch: number, most = 190): number =>
  [24, 12, 6, 3, 2, 1].find(inches => inches * pixelsAnInch <= most) ?? 1;
