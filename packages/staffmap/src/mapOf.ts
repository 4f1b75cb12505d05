import { type HexData, type MapData, redoubtServes, type ScenarioData, SIDES } from '@wigwag/gcacw';

/** The map as it was in the scenario's year: without redoubts of other years. */
export function mapOf({ map, year }: Pick<ScenarioData, 'map' | 'year'>): MapData {
  const stands = ({ redoubt }: HexData): boolean =>
    redoubt === undefined || SIDES.some(side => redoubtServes(redoubt, side, year));
  const withoutRedoubt = ({ redoubt: _, ...hex }: HexData): HexData => hex;
  return { ...map, hexes: map.hexes.map(hex => (stands(hex) ? hex : withoutRedoubt(hex))) };
}
