import { FAR } from './distances.ts';

/** The whole of a share. */
export const WHOLE = 1000;

/** 1 / (1 + points / 4) to the power of 1.5, in thousandths, by halves of a point: roots and divisions are the same on every machine. */
const NEARNESS: readonly number[] = Array.from({ length: FAR + 1 }, (_, halves) => {
  const base = 1 + halves / 8;
  return Math.trunc(WHOLE / (base * Math.sqrt(base)));
});

/** How much of its weight a unit brings to bear over so many halves of a point, of which it can still march so many. */
export function nearness(halves: number, mounted: boolean, within: number): number {
  if (halves >= FAR) return 0;
  const felt = NEARNESS[mounted ? halves >> 1 : halves] ?? 0;
  if (halves <= within) return felt;
  return halves <= 2 * within ? Math.trunc(felt / 3) : Math.trunc(felt / 10);
}

/** The chance to get somewhere in time that needs no force there: near the whole while there is ample time. */
export function inTime(halves: number, within: number): number {
  if (halves >= FAR) return 0;
  if (within <= 0) return 0;
  if (halves === 0) return 900;
  const share = Math.trunc((halves * WHOLE) / within);
  if (share >= 1300) return 0;
  return share <= 300 ? 880 : Math.trunc((880 * (1300 - share)) / 1000);
}
