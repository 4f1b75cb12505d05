import type { DECLARED, Gcacw, Thing, World } from '@wigwag/gcacw';
import type { Field, Params } from '@wigwag/kernel';
import type { Key } from '../catalogue.ts';
import { keyFor, type Translate, textFor, type Values } from '../translate.ts';
import { hexLabel, inDigits, NOTHING, sideLabel } from './basics.ts';

/** Things that have a wording of their own. What is made up of fields, each sentence words in its own way. */
type Worded = {
  [N in Thing]: (typeof DECLARED.things)[N] extends 'edit' | { readonly fields: object } ? never : N;
}[Thing];

type Tell = (value: unknown) => unknown;

/** The wording of a field, by what it is: the same in events, choices and frames. */
function tellersOf(t: Translate, world: World): Readonly<Record<Worded, Tell>> {
  const each =
    (nameOf: (id: number) => string): Tell =>
    value =>
      [value].flat().map(Number).map(nameOf).join(', ') || NOTHING;
  const unit = each(id => world.units[id]?.name ?? NOTHING);
  const leader = each(id => world.leaders[id]?.name ?? NOTHING);
  const hex = each(id => hexLabel(world, id));
  const number = each(inDigits);
  const asItIs: Tell = value => value;
  return {
    ...{ hex, hexes: hex, origin: hex, target: hex, hexside: each(id => sideLabel(world, id)) },
    ...{ unit, units: unit, unitsInOrder: unit },
    ...{ leader, leaders: leader, leadersInOrder: leader, companion: leader },
    ...{ force: number, forces: number, number, numbers: number, halves: number, die: number, turn: number },
    side: value => t(keyFor('gcacw.side', String(value))),
    dummyType: value => t(keyFor('gcacw.dummy', String(value))),
    clause: value => t(keyFor('gcacw.because', String(value))),
    // The sentence has a word for it, or none.
    ...{ flag: asItIs, text: asItIs, code: asItIs, phase: asItIs, attackType: asItIs },
    ...{ works: asItIs, damage: asItIs, pontoon: asItIs },
  };
}

const isWorded = (tellers: object, thing: Thing): thing is Worded => Object.hasOwn(tellers, thing);

/** What a sentence may say of the fields of something, by their names. */
export function valuesOf(t: Translate, world: World, fields: readonly Field<Gcacw>[]): Values {
  const tellers = tellersOf(t, world);
  return Object.fromEntries(
    fields.flatMap(([name, thing, value]) => (isWorded(tellers, thing) ? [[name, tellers[thing](value)]] : [])),
  );
}

/** One thing by itself. */
export const tell = (t: Translate, world: World, thing: Worded, value: unknown): unknown =>
  tellersOf(t, world)[thing](value);

function verbName(t: Translate, verb: string): string {
  const key = keyFor('gcacw.verb', verb);
  return textFor(t, key) === undefined ? verb : t(key);
}

/** What explains a refusal: numbers, and in the kernel's own who decides and what was chosen. */
export const paramsOf = (t: Translate, params: Params): Values =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (typeof value === 'number') return [name, inDigits(value)];
      if (name === 'by') return [name, t(keyFor('gcacw.side', value))];
      return [name, name === 'verb' ? verbName(t, value) : value];
    }),
  );

export interface Sentence {
  readonly key: Key;
  readonly values?: Values;
}
