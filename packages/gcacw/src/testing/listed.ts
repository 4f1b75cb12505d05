import { hexName } from '@wigwag/hex';
import { choiceFields, namedBy } from '@wigwag/kernel';
import { DECLARED, type Thing } from '../fields/declared.ts';
import type { Gcacw } from '../game.ts';
import type { Table } from './table.ts';

function nameOf({ game: { world } }: Table, thing: Thing, value: unknown): string {
  const id = Number(value);
  if (thing === 'unit') return world.units[id]?.id ?? String(value);
  if (thing === 'leader') return world.leaders[id]?.id ?? String(value);
  return thing === 'hex' || thing === 'target' ? hexName(world.grid, id) : String(value);
}

/** The choices now open of a verb, by names: 'logan smith+harrow -', one word for each of its fields. */
export const listed = (t: Table, verb: string): string[] =>
  t.open(verb).map(choice =>
    choiceFields(DECLARED, choice)
      .map(field => namedBy<Gcacw>(DECLARED.things, field).map(([thing, value]) => nameOf(t, thing, value)))
      .map(names => names.join('+') || '-')
      .join(' '),
  );
