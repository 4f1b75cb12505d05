import { degrees, inches, type Lee, type THINGS, type World } from '@wigwag/lee';
import type { Field, Params, Thing } from '@wigwag/kernel';
import { ENGLISH } from '../../catalogue.ts';
import { keyFor, type Translate, type Values } from '../../translator.ts';
import { digits, inInches } from './measures.ts';
import { leeName, type Named, NOTHING } from './names.ts';

type Things = typeof THINGS;
type Tell = (value: unknown) => unknown;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isKey = (key: string): boolean => Object.hasOwn(ENGLISH, key);

/** A word of the rules, by the list that it is from. */
const coded =
  (t: Translate, list: string): Tell =>
  value => {
    const key = keyFor('lee', list, String(value));
    return isKey(key) ? t(key) : String(value);
  };

/** Where a point is from the left and the upper edge. */
export function pointLabel(t: Translate, point: unknown): string {
  if (!isRecord(point)) return NOTHING;
  const at = (value: unknown): string => digits(t, inches(Number(value)));
  return t('lee.point', { x: at(point.x), y: at(point.y) });
}

/** "p3" is piece no. 3; a marker has its number after its side. */
const numberIn = (id: string): string => /\d+$/.exec(id)?.[0] ?? id;

export const pieceLabel = (t: Translate, id: string): string =>
  id === '' ? NOTHING : t('lee.piece', { number: numberIn(id) });

/** 4 hills, 3 woods: elements by kind, as far as there are any. */
const countsLabel = (t: Translate, counts: unknown): string =>
  Object.entries(isRecord(counts) ? counts : {})
    .filter(([, count]) => Number(count) > 0)
    .map(([kind, count]) => `${t(keyFor('lee.ordinary', kind))} ${count}`)
    .join(', ') || NOTHING;

const moraleLabel = (t: Translate, level: unknown): string => {
  const key = keyFor('lee.morale', String(level));
  return isKey(key) ? t(key) : t('lee.morale.more', { level });
};

/** The wording of a field, by what it is: the same in events, choices and frames. */
function tellersOf(t: Translate, world: World): Readonly<Record<keyof Things, Tell>> {
  const each =
    (tell: Tell): Tell =>
    value =>
      [value].flat().map(tell).join(', ') || NOTHING;
  const named = (kind: Named): Tell => each(id => leeName(t, world, kind, String(id)));
  const number = each(value => digits(t, Number(value)));
  const mil: Tell = value => inInches(t, inches(Number(value)));
  const piece = each(id => pieceLabel(t, String(id)));
  const point = each(value => pointLabel(t, value));
  const marker = each(id => t('lee.marker', { number: numberIn(String(id)) }));
  const assignment: Tell = value =>
    isRecord(value) ? `${leeName(t, world, 'formation', String(value.corps))} ${marker(value.marker)}` : NOTHING;
  const asItIs: Tell = value => value;
  const year: Tell = value => String(value);
  const code = (list: string): Tell => each(coded(t, list));
  return {
    ...{ side: code('side'), sides: code('side'), flag: asItIs, number, numbers: number, clause: asItIs },
    ...{
      step: code('step'),
      mil,
      angle: value => digits(t, degrees(Number(value))),
      point,
      points: point,
      pose: point,
    },
    ...{ year, yearMaker: code('yearMaker'), list: named('list'), lists: named('list') },
    ...{ general: named('general'), generals: named('general'), card: named('card'), cards: named('card') },
    ...{ formation: named('formation'), formations: named('formation'), unit: named('unit'), units: named('unit') },
    ...{ cavalryTactic: named('cavalryTactic'), level: code('level'), arm: code('arm'), character: code('character') },
    ...{ ordinary: code('ordinary'), linear: code('linear'), piece, pieces: piece },
  };
}

/** What a sentence may say of the fields of something, by their names. */
export function valuesOf(t: Translate, world: World, fields: readonly Field<Lee>[]): Values {
  const tellers: Readonly<Record<string, Tell>> = tellersOf(t, world);
  return Object.fromEntries(fields.flatMap(([name, thing, value]) => toldAs(tellers, name, thing, value)));
}

const toldAs = (
  tellers: Readonly<Record<string, Tell>>,
  name: string,
  thing: Thing<Lee>,
  value: unknown,
): (readonly [string, unknown])[] => {
  const tell = tellers[thing];
  return tell === undefined ? [] : [[name, tell(value)]];
};
