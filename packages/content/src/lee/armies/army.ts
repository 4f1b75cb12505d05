import type { Army, ArmyList, Corps, General, Unit, UnitType } from '@wigwag/lee';
import type { ArmyFields, CorpsFields, ListFields, UnitFields } from './schema.ts';

type Fields<K extends keyof ArmyFields> = Extract<ArmyFields[K], readonly unknown[]>[number];

/** An army with everything that its file may leave out. */
export function armyOf(fields: ArmyFields): Army {
  const { id, name, source, years, abilities = [], cards, terrain, cavalryTactics, unitTypes, lists } = fields;
  return {
    id,
    name,
    source,
    years,
    abilities,
    generals: fields.generals.map(generalOf),
    cards: cards.map(card => ({ ...card, abilities: card.abilities ?? [] })),
    ...(terrain && { terrain: { counts: terrain.counts, bans: terrain.bans ?? [] } }),
    cavalryTactics: cavalryTactics.map(({ opens, ...tactic }) => ({ ...tactic, ...(opens && { opens }) })),
    unitTypes: unitTypes.map(typeOf),
    lists: lists.map(listOf),
  };
}

const generalOf = ({ character, abilities = [], movement, ...general }: Fields<'generals'>): General => ({
  ...general,
  ...(character && { character }),
  abilities,
  ...(movement && { movement }),
});

const typeOf = ({ zone, from, ...type }: Fields<'unitTypes'>): UnitType => ({
  ...type,
  ...(zone && { zone }),
  ...(from && { from }),
});

const unitOf = ({ upgrades = [], ...unit }: UnitFields): Unit => ({
  ...unit,
  upgrades: upgrades.map(({ name, from }) => ({ name, ...(from && { from }) })),
});

const corpsOf = ({ isCorps = true, divisions, artillery = [], ...corps }: CorpsFields): Corps => ({
  ...corps,
  isCorps,
  divisions: divisions.map(division => ({ ...division, units: division.units.map(unitOf) })),
  artillery: artillery.map(unitOf),
});

const listOf = ({ corps, reserve = [], works = 0, ...list }: ListFields): ArmyList => ({
  ...list,
  corps: corps.map(corpsOf),
  reserve: reserve.map(unitOf),
  works,
});
