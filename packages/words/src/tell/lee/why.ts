import type { Params } from '@wigwag/kernel';
import type { World } from '@wigwag/lee';
import type { Key } from '../../catalogue.ts';
import { keyFor, type Translate, textFor, type Values } from '../../translate.ts';
import { digits, inInches } from './measures.ts';
import { leeName } from './names.ts';
import { pieceKindLabel, pieceLabel } from './values.ts';

/** Names of params that are years: nothing stands between their thousands. */
const YEARS: readonly string[] = ['year', 'first', 'last'];
/** Names of params that are ids of units. */
const UNITS: readonly string[] = ['enemy', 'unit'];
/** What lies in the way is terrain by its number, or a unit by its name. */
const TERRAIN: readonly string[] = ['area', 'band', 'barrier'];

/** What a piece is called, as far as it is known what it is: wood no. 4. The map calls it by the same number. */
const named = (t: Translate, id: string, kind: string): string =>
  t('lee.piece.named', { kind: pieceKindLabel(t, kind), piece: pieceLabel(t, id) });

function obstacle(t: Translate, world: World, what: string, id: string, kind: string | undefined): string {
  if (TERRAIN.includes(what) && kind !== undefined) return named(t, id, kind);
  const values = TERRAIN.includes(what) ? { piece: pieceLabel(t, id) } : { unit: leeName(t, world, 'unit', id) };
  return t(keyFor('lee.obstacle', what), values);
}

/** What is said of a thing in the way, and of a piece that causes a refusal. */
function thingsIn(t: Translate, world: World, { what, with: id, piece, kind }: Params): Values {
  const known = typeof kind === 'string' ? kind : undefined;
  return {
    ...(typeof what === 'string' && typeof id === 'string' && { obstacle: obstacle(t, world, what, id, known) }),
    ...(typeof piece === 'string' && known !== undefined && { piece: named(t, piece, known) }),
  };
}

function byName(t: Translate, world: World, name: string, value: string): Values {
  if (UNITS.includes(name)) return { [name]: leeName(t, world, 'unit', value) };
  if (name === 'step') return { step: t(keyFor('lee.step', value)) };
  if (name === 'by') return { by: t(keyFor('lee.side', value)) };
  if (name === 'verb') {
    const key = keyFor('lee.verb', value);
    return { verb: textFor(t, key) === undefined ? value : t(key) };
  }
  return { [name]: value };
}

/** Numbers as they are, and with "In" after their name in inches; ids by their names. Counts go by `count`. */
export function paramsOf(t: Translate, world: World, params: Params): Values {
  const values = Object.entries(params).map(([name, value]): Values => {
    if (name === 'piece' || name === 'kind') return {};
    if (typeof value === 'string') return byName(t, world, name, value);
    const number = name === 'count' ? value : digits(t, value);
    return { [name]: YEARS.includes(name) ? String(value) : number, [`${name}In`]: inInches(t, value) };
  });
  return Object.assign(thingsIn(t, world, params), ...values) as Values;
}

/** Is there such a text, and is all that it speaks of known? */
function isSaid(t: Translate, key: string, values: Values): boolean {
  const gaps = textFor(t, key)?.matchAll(/\{\{(\w+)\}\}/g);
  return gaps !== undefined && [...gaps].every(([, name = '']) => Object.hasOwn(values, name));
}

/** The most telling sentence that there is for what is known: with the step that is due, the names, the numbers, or the plain one. */
export function whyKey(t: Translate, clause: string, values: Values): Key {
  const key = keyFor('lee.why', clause);
  return ['untimely', 'named', 'numbers'].map(kind => keyFor(key, kind)).find(each => isSaid(t, each, values)) ?? key;
}
