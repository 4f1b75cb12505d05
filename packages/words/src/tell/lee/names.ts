import { type Army, type Name, SIDES, type World } from '@wigwag/lee';
import type { Language, Translate } from '../../translate.ts';

/** Stands for something that there is not: a refused choice may name one. */
export const NOTHING = '–';

const inLanguage = (t: Translate, { en, pl }: Name): string => ((t('lee.language') as Language) === 'pl' ? pl : en);

type NamesOf = (army: Army, world: World) => Iterable<readonly [id: string, name: Name]>;

const both = (name: string): Name => ({ en: name, pl: name });

function* formationsOf({ lists }: Army): Iterable<readonly [string, Name]> {
  for (const { corps } of lists) {
    for (const each of corps) {
      yield [each.id, each.name];
      for (const { id, name } of each.divisions) yield [id, name];
    }
  }
}

function* unitsOf({ lists }: Army): Iterable<readonly [string, Name]> {
  for (const { corps, reserve } of lists) {
    for (const { id, name } of reserve) yield [id, name];
    for (const { divisions, artillery } of corps)
      for (const { id, name } of [...divisions.flatMap(({ units }) => units), ...artillery]) yield [id, name];
  }
}

const GENERALS: NamesOf = ({ generals }, { book }) =>
  [...generals, ...book.brigadiers.value].map(({ id, name }) => [id, both(name)]);

/** Where the names of ids come from. */
const NAMES = {
  list: ({ lists }) => lists.map(({ id, name }) => [id, name]),
  general: GENERALS,
  card: ({ cards }) => cards.map(({ id, title }) => [id, title]),
  formation: formationsOf,
  unit: unitsOf,
  unitType: ({ unitTypes }) => unitTypes.map(({ id, name }) => [id, name]),
  cavalryTactic: ({ cavalryTactics }) => cavalryTactics.map(({ id, name }) => [id, name]),
} as const satisfies Record<string, NamesOf>;

export type Named = keyof typeof NAMES;

type Found = Readonly<Record<Named, ReadonlyMap<string, Name>>>;

/** A world never changes: its names are gathered once. */
const known = new WeakMap<World, Found>();

function gathered(world: World): Found {
  const before = known.get(world);
  if (before !== undefined) return before;
  const of = (kind: Named): ReadonlyMap<string, Name> =>
    new Map(SIDES.flatMap(side => [...NAMES[kind](world.armies[side], world)]));
  const kinds = Object.keys(NAMES) as readonly Named[];
  const found: Found = Object.fromEntries(kinds.map(kind => [kind, of(kind)] as const)) as Record<
    Named,
    ReadonlyMap<string, Name>
  >;
  known.set(world, found);
  return found;
}

/** What players call a unit, general, card, corps and so on; an id that no army has stays as it is. */
export function leeName(t: Translate, world: World, kind: Named, id: string): string {
  const name = gathered(world)[kind].get(id);
  return name === undefined ? id || NOTHING : inLanguage(t, name);
}

/** A name of the content, in the language of the page. */
export const leeText = (t: Translate, name: Name): string => inLanguage(t, name);
