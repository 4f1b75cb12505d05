import { type Frame, type Game, type Kind, NOWHERE } from '@wigwag/gcacw';
import type { MapAsked } from '@wigwag/mapview';
import { forceCode } from '@wigwag/staffmap';
import type { Asking } from '../asking/asking.ts';

/** Who is asked, and the hexes of what may be chosen now. */
export function askedOn({ board }: Game, frame: Frame<Kind> | undefined, asking: Asking): MapAsked {
  const by = frame?.by;
  if (by === undefined || by === 'table') return { side: undefined, hexes: [] };
  const { units, leaders, forces, hexes, chosenUnits, chosenLeaders } = asking;
  const found = [
    ...[...units.keys(), ...chosenUnits].map(unit => board.units[unit]?.hex ?? NOWHERE),
    ...[...leaders.keys(), ...chosenLeaders].map(leader => board.leaders[leader]?.hex ?? NOWHERE),
    ...board.forces.filter(force => forces.has(forceCode(force))).map(({ hex }) => hex),
    ...hexes.keys(),
  ];
  return { side: by, hexes: [...new Set(found)].filter(hex => hex !== NOWHERE) };
}
