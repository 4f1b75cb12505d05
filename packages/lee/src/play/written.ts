import { SIDES, type Side } from '../world.ts';
import type { Placed, PlayBoard, UnitsOfSide } from './board.ts';

type Units = PlayBoard['units'];

/** The units with one of them changed; what was worked out from the old ones stays true of the old ones. */
export function changed(units: Units, side: Side, id: string, change: (placed: Placed) => Placed): Units {
  const placed = units[side][id];
  return placed === undefined ? units : { ...units, [side]: { ...units[side], [id]: change(placed) } };
}

export function everyUnit(units: Units, change: (placed: Placed) => Placed): Units {
  const all = (of: UnitsOfSide): UnitsOfSide =>
    Object.fromEntries(Object.entries(of).map(([id, placed]) => [id, change(placed)]));
  const [blue, grey] = SIDES.map(side => all(units[side]));
  return { blue: blue ?? {}, grey: grey ?? {} };
}

/** A list without the first that is meant. */
export function without<E>(list: readonly E[], isMeant: (each: E) => boolean): E[] {
  const at = list.findIndex(isMeant);
  return list.filter((_, i) => i !== at);
}
