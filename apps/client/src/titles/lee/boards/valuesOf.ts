import type { Ability, Character, General } from '@wigwag/lee';
import type { Language, Translate } from '@wigwag/words';
import { number } from '../said.ts';

export const abilityName = (t: Translate, ability: Ability): string =>
  ({
    redraw: () => t('lee.client.ability.redraw'),
    shift: () => t('lee.client.ability.shift'),
    convert: () => t('lee.client.ability.convert'),
    'extra-terrain': () => t('lee.client.ability.extraTerrain'),
    works: () => t('lee.client.ability.works'),
    'exchange-markers': () => t('lee.client.ability.exchangeMarkers'),
  })[ability]();

export const characterName = (t: Translate, character: Character): string =>
  ({
    cautious: () => t('lee.client.character.cautious'),
    neutral: () => t('lee.client.character.neutral'),
    aggressive: () => t('lee.client.character.aggressive'),
  })[character]();

/** What a general's card says besides his name, level and character: what he adds to a move, and what he allows. */
export function valuesOf(t: Translate, language: Language, { movement = 0, abilities }: General): string {
  const sign = movement < 0 ? '−' : '+';
  const moves =
    movement === 0 ? [] : [t('lee.client.general.movement', { n: `${sign}${number(language, Math.abs(movement))}` })];
  return [...moves, ...abilities.map(ability => abilityName(t, ability))].join(', ');
}

/** His name with everything that his card says, to choose him by. */
export function cardOf(t: Translate, language: Language, general: General): string {
  const character = general.character === undefined ? [] : [characterName(t, general.character)];
  const values = [...character, valuesOf(t, language, general)].filter(said => said !== '').join(', ');
  return t('lee.client.general.card', {
    name: general.name,
    values: values === '' ? t('lee.client.general.plain') : values,
  });
}
