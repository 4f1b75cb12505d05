import type { World } from '@wigwag/gcacw';
import { ENGLISH, type Key } from '../catalogue.ts';
import { keyFor, type Translate, type Values } from '../translator.ts';
import { hexLabel, inDigits, NOTHING, sideLabel } from './basics.ts';

type Tell = (value: unknown) => string;

/** How a field is told, by its name: the same in events, choices, frames and refusals. */
function tellersOf(t: Translate, world: World): Readonly<Record<string, Tell>> {
  const each =
    (nameOf: (id: number) => string): Tell =>
    value =>
      [value].flat().map(Number).map(nameOf).join(', ') || NOTHING;
  const units = each(unit => world.units[unit]?.name ?? NOTHING);
  const leaders = each(leader => world.leaders[leader]?.name ?? NOTHING);
  const hexes = each(hex => hexLabel(world, hex));
  const hexside = each(at => sideLabel(world, at));
  const side: Tell = value => t(keyFor('gcacw.side', String(value)));
  const because: Tell = clause => t(keyFor('gcacw.because', String(clause)));
  const verb: Tell = value => {
    const key = keyFor('gcacw.verb', String(value));
    return Object.hasOwn(ENGLISH, key) ? t(key) : String(value);
  };
  const as: Tell = value => t(keyFor('gcacw.dummy', String(value)));
  const numbers: Tell = value => [value].flat().join(', ') || NOTHING;
  return {
    ...{ unit: units, units, digging: units, loser: units, leader: leaders, along: leaders },
    ...{ hex: hexes, from: hexes, to: hexes, target: hexes, hexside, losses: numbers },
    ...{ side, by: side, winner: side, because, verb, as },
  };
}

export function valuesOf(t: Translate, world: World, fields: object): Values {
  const tellers = tellersOf(t, world);
  const tell = ([name, value]: [string, unknown]): [string, unknown] => [
    name,
    tellers[name]?.(value) ?? (typeof value === 'number' ? inDigits(value) : value),
  ];
  return Object.fromEntries(Object.entries(fields).map(tell));
}

export interface Sentence {
  readonly key: Key;
  readonly values?: Values;
}
