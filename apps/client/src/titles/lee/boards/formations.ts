import { type ArmyList, artilleryOf, type Level, RESERVE, WHOLE_ARMY } from '@wigwag/lee';
import type { Language, Translate } from '@wigwag/words';

/** A line of the order of battle. */
export interface Formation {
  readonly id: string;
  readonly name: string;
  readonly depth: number;
  readonly units: number;
}

/** From the army down to its divisions, as the players read it. */
export function formationsOf(t: Translate, list: ArmyList, language: Language): Formation[] {
  return [
    { id: WHOLE_ARMY, name: t('lee.client.army'), depth: 0, units: 0 },
    ...list.corps.flatMap(corps => [
      { id: corps.id, name: corps.name[language], depth: 1, units: 0 },
      ...corps.divisions.map(({ id, name, units }) => ({ id, name: name[language], depth: 2, units: units.length })),
      ...(corps.artillery.length === 0
        ? []
        : [{ id: artilleryOf(corps), name: t('lee.client.level.artillery'), depth: 2, units: corps.artillery.length }]),
    ]),
    ...(list.reserve.length === 0
      ? []
      : [{ id: RESERVE, name: t('lee.client.reserve'), depth: 1, units: list.reserve.length }]),
  ];
}

export const levelName = (t: Translate, level: Level): string =>
  ({
    army: () => t('lee.client.level.army'),
    'army-corps': () => t('lee.client.level.armyCorps'),
    corps: () => t('lee.client.level.corps'),
    division: () => t('lee.client.level.division'),
    'cavalry-corps': () => t('lee.client.level.cavalryCorps'),
    'cavalry-division': () => t('lee.client.level.cavalryDivision'),
    cavalry: () => t('lee.client.level.cavalry'),
    'army-artillery': () => t('lee.client.level.armyArtillery'),
    'corps-artillery': () => t('lee.client.level.corpsArtillery'),
    artillery: () => t('lee.client.level.artillery'),
    brigade: () => t('lee.client.level.brigade'),
  })[level]();
