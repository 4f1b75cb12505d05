import { Flood } from '@wigwag/hex';
import { isUnderWay } from '../movement/march/marching.ts';
import { unitState } from '../pieces/pieces.ts';
import { marchFlood } from './flood.ts';
import type { March } from './prospects.ts';

/** Which hexes an allowance reaches. Boats go by Manpower, so that losses on the way matter. */
export class Costs {
  private readonly floods = new Map<number, Flood>();
  private readonly budget: number;

  constructor(budget: number) {
    this.budget = budget;
  }

  of({ game, frame }: March): Flood {
    const { unit } = frame;
    const { manpower } = unitState(game, unit);
    const known = this.floods.get(manpower);
    if (known !== undefined) return known;
    const flood = marchFlood(game, unit, isUnderWay(frame), this.budget, new Flood(game.world.grid.size));
    this.floods.set(manpower, flood);
    return flood;
  }
}
