import type { ArmyList, Level } from '@wigwag/lee';
import type { Language, Translate } from '@wigwag/words';

/** A line of the order of battle. */
export interface Formation {
  readonly id: string;
  readonly name: string;
  readonly depth: number;
  readonly units: number;
}

/** From the army down to its divisions, as the players read it. */
export function formationsOf(list: ArmyList, language: Language): Formation[] {
  return list.corps.flatMap(corps => [
    { id: corps.id, name: corps.name[language], depth: 1, units: 0 },
    ...corps.divisions.map(({ id, name, units }) => ({ id, name: name[language], depth: 2, units: units.length })),
  ]);
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
