import type { Step } from '@wigwag/lee';
import type { Translate } from '@wigwag/words';
import type { View } from '../room.ts';

/** The steps of 13.3 as the strip names them. */
export const stepName = (t: Translate, step: Step): string =>
  ({
    lists: () => t('lee.client.step.lists'),
    year: () => t('lee.client.step.year'),
    generals: () => t('lee.client.step.generals'),
    cards: () => t('lee.client.step.cards'),
    assignment: () => t('lee.client.step.assignment'),
    declaration: () => t('lee.client.step.declaration'),
    initiative: () => t('lee.client.step.initiative'),
    points: () => t('lee.client.step.points'),
    terrain: () => t('lee.client.step.terrain'),
    bases: () => t('lee.client.step.bases'),
    armyTactics: () => t('lee.client.step.armyTactics'),
    cavalryTactics: () => t('lee.client.step.cavalryTactics'),
    assignPatrols: () => t('lee.client.step.assignPatrols'),
    deployPatrols: () => t('lee.client.step.deployPatrols'),
    deployment: () => t('lee.client.step.deployment'),
    battle: () => t('lee.client.step.battle'),
    end: () => t('lee.client.step.end'),
  })[step]();

/** Who decides about what. */
export function crumbsOf(t: Translate, { game: { board } }: View): string[] {
  const { a } = board.field;
  return [
    ...(board.step === '' ? [] : [stepName(t, board.step)]),
    ...(a === '' || board.step === 'battle' ? [] : [a === 'blue' ? t('lee.client.aIsBlue') : t('lee.client.aIsGrey')]),
    ...(board.step === 'battle' ? [t('lee.client.turn', { n: board.play.turn })] : []),
  ];
}
