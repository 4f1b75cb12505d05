import { type AnyChoice, DECLARED, type Game, type Thing } from '@wigwag/gcacw';
import { hexName, sideName } from '@wigwag/hex';

/** Pieces by their ids, hexes as printed: `march newton`, `activate reynolds newton,getty -`, `attack 0302 hasty`. */
export function nameOf(game: Game, choice: AnyChoice): string {
  const fields = DECLARED.choices[choice.do] as Readonly<Record<string, Thing>>;
  const values = choice as unknown as Readonly<Record<string, unknown>>;
  return [choice.do, ...Object.entries(fields).map(([field, thing]) => named(game, thing, values[field]))].join(' ');
}

function named(game: Game, thing: Thing, value: unknown): string {
  if (!Array.isArray(value)) return one(game, thing, value);
  return value.length === 0 ? '-' : value.map(each => one(game, thing, each)).join(',');
}

function one({ world }: Game, thing: Thing, value: unknown): string {
  const id = Number(value);
  switch (thing) {
    case 'unit':
    case 'units':
    case 'unitsInOrder':
      return world.units[id]?.id ?? 'nobody';
    case 'leader':
    case 'leaders':
    case 'leadersInOrder':
      return world.leaders[id]?.id ?? 'nobody';
    case 'hex':
    case 'target':
      return hexName(world.grid, id);
    case 'hexside':
      return sideName(world.grid, id);
    default:
      return String(value);
  }
}
