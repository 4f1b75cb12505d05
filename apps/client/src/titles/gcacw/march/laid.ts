import type { MarchWay } from '@wigwag/gcacw';
import { useMemo } from 'react';
import type { Asking, Marching } from '../asking/asking.ts';
import { putOnMap, useMapDesk } from '../desk.ts';
import { planOf } from './planOf.ts';

/** A way that is being laid out on the map: nothing of it is decided. */
export interface Laid {
  readonly unit: number;
  /** The hexes that it has to go through, in order. */
  readonly kept: readonly number[];
  /** Where it leads; undefined: beside the map. */
  readonly to: number | undefined;
  readonly by: 'hand' | 'keys' | 'touch';
}

export const lay = (laid: Laid | undefined): void => putOnMap({ laid });

/** A hex is kept as part of the way; again: it is not. */
export function keep(hex: number): void {
  const { laid } = useMapDesk.getState();
  if (laid === undefined) return;
  const kept = laid.kept.at(-1) === hex ? laid.kept.slice(0, -1) : [...laid.kept, hex];
  lay({ ...laid, kept });
}

/** A march on the table: of which unit, how it begins, and the way that is laid out for it. */
export interface LaidMarch {
  readonly unit: number;
  readonly marching: Marching;
  readonly laid: Laid | undefined;
  /** Undefined: none is laid out, or there is none. */
  readonly way: MarchWay | undefined;
}

/** The march that is being laid out, or could be for the unit that is chosen; undefined: there is none. */
export function useLaidMarch({ marches, mover }: Asking): LaidMarch | undefined {
  const desk = useMapDesk(({ laid }) => laid);
  const laid = desk !== undefined && marches?.has(desk.unit) === true ? desk : undefined;
  const unit = laid?.unit ?? mover;
  const marching = unit === undefined ? undefined : marches?.get(unit);
  return useMemo(() => {
    if (unit === undefined || marching === undefined) return undefined;
    const way = laid?.to === undefined ? undefined : planOf(marching.game, unit).wayThrough([...laid.kept, laid.to]);
    return { unit, marching, laid, way };
  }, [unit, marching, laid]);
}
