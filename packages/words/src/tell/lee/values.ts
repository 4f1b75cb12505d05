import type { Field, Thing } from '@wigwag/kernel';
import { degrees, inches, type Lee, RESERVE, type THINGS, UNNAMED_TACTIC, WHOLE_ARMY, type World } from '@wigwag/lee';
import { keyFor, type Translate, textFor, type Values } from '../../translate.ts';
import { coveredInches, digits, inInches } from './measures.ts';
import { leeName, type Named, NOTHING } from './names.ts';

type Things = typeof THINGS;
type Tell = (value: unknown) => unknown;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isKey = (t: Translate, key: string): boolean => textFor(t, key) !== undefined;

/** A word of the rules, by the list that it is from. */
const coded =
  (t: Translate, list: string): Tell =>
  value => {
    const key = keyFor('lee', list, String(value));
    return isKey(t, key) ? t(key) : String(value);
  };

/** Inches: a place as near as that to a quarter is said to be there. */
const ABOUT = 0.05;

const aboutQuarter = (value: number): number => {
  const quarter = Math.round(value * 4) / 4;
  return Math.abs(value - quarter) < ABOUT ? quarter : value;
};

/** Where a point is from the left and the upper edge. */
export function pointLabel(t: Translate, point: unknown): string {
  if (!isRecord(point)) return NOTHING;
  const at = (value: unknown): string => digits(t, aboutQuarter(inches(Number(value))));
  return t('lee.point', { x: at(point.x), y: at(point.y) });
}

/** "p3" is piece no. 3; a marker has its number after its side. */
const numberIn = (id: string): string => /\d+$/.exec(id)?.[0] ?? id;

export const pieceLabel = (t: Translate, id: string): string =>
  id === '' ? NOTHING : t('lee.piece', { number: numberIn(id) });

/** The lists that have the names of what lies on the table. */
const PIECE_NAMES = ['lying', 'ordinary', 'linear', 'barrier', 'surface'] as const;

/** What a piece on the table is called, as far as only its kind is known. */
export function pieceKindLabel(t: Translate, kind: string): string {
  const key = PIECE_NAMES.map(list => keyFor(`lee.${list}`, kind)).find(each => isKey(t, each));
  return key === undefined ? kind : t(key);
}

/** 4 hills, 3 woods: elements by kind, as far as there are any. */
export const countsLabel = (t: Translate, counts: unknown): string =>
  Object.entries(isRecord(counts) ? counts : {})
    .filter(([, count]) => Number(count) > 0)
    .map(([kind, count]) => `${t(keyFor('lee.ordinary', kind))} ${count}`)
    .join(', ') || NOTHING;

/** A field is difficult terrain of its own name; other ground is called by its kind, and impassable where it is. */
export function areaKind(
  t: Translate,
  { terrain, surface }: { readonly terrain: string; readonly surface: string },
): string {
  if (surface === 'field') return t('lee.surface.field');
  const kind = t(keyFor('lee.ordinary', terrain));
  return surface === 'impassable' ? t('lee.area.impassable', { kind }) : kind;
}

const moraleLabel = (t: Translate, level: unknown): string => {
  const key = keyFor('lee.morale', String(level));
  return isKey(t, key) ? t(key) : t('lee.morale.more', { level });
};

/** The army, its reserve artillery and the artillery of a corps have no names of their own. */
export function formationLabel(t: Translate, world: World, id: string): string {
  if (id === WHOLE_ARMY) return t('lee.formation.army');
  if (id === RESERVE) return t('lee.formation.reserve');
  const [corps = '', part] = id.split('/');
  const name = leeName(t, world, 'formation', corps);
  return part === 'artillery' ? t('lee.formation.artillery', { corps: name }) : name;
}

const covered = (t: Translate, mils: unknown): string => inInches(t, coveredInches(inches(Number(mils))));

/** How far the steps of a move go ahead. */
const lengthOf = (t: Translate, steps: unknown): string =>
  covered(
    t,
    (Array.isArray(steps) ? steps : []).reduce((sum, step) => sum + (Number(step?.ahead) || 0), 0),
  );

/** The wording of a field, by what it is: the same in events, choices and frames. */
function tellersOf(t: Translate, world: World): Readonly<Record<keyof Things, Tell>> {
  const each =
    (tell: Tell, between = ', '): Tell =>
    value =>
      [value].flat().map(tell).join(between) || NOTHING;
  const named = (kind: Named): Tell => each(id => leeName(t, world, kind, String(id)));
  const formation = each(id => formationLabel(t, world, String(id)));
  const cavalryTactic: Tell = id =>
    id === UNNAMED_TACTIC ? t('lee.cavalryTactic.unnamed') : leeName(t, world, 'cavalryTactic', String(id));
  const number = each(value => digits(t, Number(value)));
  const mil: Tell = value => inInches(t, inches(Number(value)));
  const piece = each(id => pieceLabel(t, String(id)));
  const point = each(value => pointLabel(t, value), '; ');
  const marker = each(id => t('lee.marker', { number: numberIn(String(id)) }));
  const assignment: Tell = value => (isRecord(value) ? `${formation(value.corps)} ${marker(value.marker)}` : NOTHING);
  const counts: Tell = value => countsLabel(t, value);
  const asItIs: Tell = value => value;
  const year: Tell = value => String(value);
  const code = (list: string): Tell => each(coded(t, list));
  return {
    ...{ side: code('side'), sides: code('side'), flag: asItIs, number, numbers: number, clause: asItIs },
    ...{
      step: code('step'),
      mil,
      covered: value => covered(t, value),
      angle: value => digits(t, degrees(Number(value))),
      point,
      points: point,
      pose: point,
    },
    ...{ year, yearMaker: code('yearMaker'), list: named('list'), lists: named('list') },
    ...{ general: named('general'), generals: named('general'), card: named('card'), cards: named('card') },
    ...{ formation, formations: formation, unit: named('unit'), units: named('unit') },
    ...{ cavalryTactic, level: code('level'), arm: code('arm'), character: code('character') },
    ...{ ordinary: code('ordinary'), linear: code('linear'), piece, pieces: piece, surface: code('surface') },
    pieceKind: each(kind => pieceKindLabel(t, String(kind))),
    ...{
      stage: code('drawStage'),
      terrainStage: code('stage'),
      bed: code('bed'),
      barrier: code('barrier'),
      host: code('host'),
    },
    ...{ bridgeOrigin: code('bridgeOrigin'), means: code('means'), ability: asItIs, counts, pool: counts },
    ...{ battlefield: code('battlefield'), listOwner: code('listOwner'), amount: code('amount'), size: code('size') },
    ...{ morale: value => moraleLabel(t, value), tactic: code('tactic'), marker },
    ...{ assignment, assignments: each(assignment), moveKind: code('moveKind'), forcedCause: code('forcedCause') },
    ...{ stepKind: code('stepKind'), moveStep: asItIs, moveSteps: value => lengthOf(t, value), mark: code('mark') },
    ...{ holder: code('holder'), holders: code('holder') },
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
