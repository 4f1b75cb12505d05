import type { ArmyList, Corps, Level } from '../data/army.ts';

/** The whole army, which the commander-in-chief leads, and its reserve artillery. */
export const WHOLE_ARMY = 'army';
export const RESERVE = 'reserve';

/** The artillery of a corps has no id of its own in a list. */
export const artilleryOf = ({ id }: Corps): string => `${id}/artillery`;

/** Something that a general leads: of what level, as generals' cards name levels. */
export interface Formation {
  readonly id: string;
  readonly level: Level;
}

const corpsOf = (corps: Corps): Formation[] =>
  corps.isCorps ? [{ id: corps.id, level: corps.arm === 'cavalry' ? 'cavalry-corps' : 'corps' }] : [];

const divisionsOf = ({ arm, divisions }: Corps): Formation[] =>
  divisions.map(({ id }) => ({ id, level: arm === 'cavalry' ? 'cavalry-division' : 'division' }));

/** Everything in a list that needs a general. */
export const formationsOf = ({ corps, reserve }: ArmyList): Formation[] => [
  { id: WHOLE_ARMY, level: 'army' },
  ...corps.flatMap(corpsOf),
  ...corps.flatMap(divisionsOf),
  ...(reserve.length > 0 ? [{ id: RESERVE, level: 'army-artillery' } as const] : []),
  ...corps
    .filter(({ artillery }) => artillery.length > 0)
    .map(each => ({ id: artilleryOf(each), level: 'corps-artillery' }) as const),
];
