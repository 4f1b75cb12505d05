import type { Hex } from '@wigwag/hex';
import type { Side } from '../../vocabulary.ts';

/** LI/ten-markers */
export const MOST_FORCES = 10;

/** A force marker. Its units keep their hex on the board; one without units is a dummy (LI/dummy). */
export interface Force {
  /** 1 to 10, for each side. */
  readonly id: number;
  readonly side: Side;
  readonly hex: Hex;
  readonly units: readonly number[];
}

interface Named {
  readonly side: Side;
  readonly force: number;
}

const isNamed = ({ side, id }: Force, named: Named): boolean => side === named.side && id === named.force;

/** The marker under which a unit is; undefined: it stands openly. */
export const forceUnder = (forces: readonly Force[], unit: number): Force | undefined =>
  forces.length === 0 ? undefined : forces.find(({ units }) => units.includes(unit));

const ascending = (a: number, b: number): number => a - b;

/** The markers after units have been put under one of them, taken from the others where they were there. */
export function placedBy(
  forces: readonly Force[],
  { hex, units, ...named }: Named & { readonly hex: Hex; readonly units: readonly number[] },
): readonly Force[] {
  const others = forces.map(force => ({ ...force, units: force.units.filter(unit => !units.includes(unit)) }));
  const there = others.find(force => isNamed(force, named));
  const force = {
    id: named.force,
    side: named.side,
    hex,
    units: [...(there?.units ?? []), ...units].sort(ascending),
  };
  return there === undefined ? [...others, force] : others.map(each => (each === there ? force : each));
}

export const openedBy = (forces: readonly Force[], named: Named): readonly Force[] =>
  forces.filter(force => !isNamed(force, named));

/** The markers after one of them has moved. */
export const movedTo = (forces: readonly Force[], named: Named, hex: Hex): readonly Force[] =>
  forces.map(force => (isNamed(force, named) ? { ...force, hex } : force));
