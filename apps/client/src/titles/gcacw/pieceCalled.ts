import { type Game, NOWHERE } from '@wigwag/gcacw';

interface Called {
  readonly name: string;
  /** Undefined: not on the map, or not to be seen. */
  readonly hex: number | undefined;
}

/** A unit or leader by its id, as briefings and lessons speak of it. */
export function pieceCalled({ world, board }: Game, id: string): Called | undefined {
  const unit = world.units.findIndex(each => each.id === id);
  const leader = world.leaders.findIndex(each => each.id === id);
  const data = world.units[unit] ?? world.leaders[leader];
  const hex = (board.units[unit] ?? board.leaders[leader])?.hex;
  return data && { name: data.name, hex: hex === NOWHERE ? undefined : hex };
}
