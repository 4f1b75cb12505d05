import type { ScenarioData, Side } from '@wigwag/gcacw';
import { centre } from '@wigwag/hex';

/** A hex with units of a side, on a plane where a hex has the radius 1. */
export interface Stand {
  readonly side: Side;
  readonly x: number;
  readonly y: number;
}

const hundredths = (n: number): number => Math.round(n * 100) / 100;

/** Where the armies stand at the start, each hex once; nowhere to be seen where forces are hidden. */
export function standsOf({ map: { grid }, armies, setup, options }: ScenarioData): Stand[] {
  if (options.limitedIntelligence === true) return [];
  const owners = new Map(armies.flatMap(({ units }) => units).map(({ id, side }) => [id, side]));
  const sides = new Map(setup.units.map(({ unit, hex }) => [hex, owners.get(unit)]));
  return [...sides].flatMap(([hex, side]) => {
    const { x, y } = centre(grid, hex);
    return side === undefined ? [] : { side, x: hundredths(x), y: hundredths(y) };
  });
}
