import type { Step } from '@wigwag/lee';
import type { Translate } from '@wigwag/words';

const BY_FRAME: Readonly<Record<string, (t: Translate) => string>> = {
  linear: t => t('lee.client.lesson.linear'),
  bridges: t => t('lee.client.lesson.bridges'),
  ordinary: t => t('lee.client.lesson.ordinary'),
  barriers: t => t('lee.client.lesson.barriers'),
  changes: t => t('lee.client.lesson.changes'),
  works: t => t('lee.client.lesson.works'),
};

const BY_STEP: Readonly<Record<Step, (t: Translate) => string>> = {
  lists: t => t('lee.client.lesson.lists'),
  year: t => t('lee.client.lesson.year'),
  generals: t => t('lee.client.lesson.generals'),
  cards: t => t('lee.client.lesson.cards'),
  assignment: t => t('lee.client.lesson.assignment'),
  declaration: t => t('lee.client.lesson.declaration'),
  initiative: t => t('lee.client.lesson.initiative'),
  points: t => t('lee.client.lesson.initiative'),
  terrain: t => t('lee.client.lesson.linear'),
  bases: t => t('lee.client.lesson.tactics'),
  armyTactics: t => t('lee.client.lesson.tactics'),
  cavalryTactics: t => t('lee.client.lesson.cavalry'),
  assignPatrols: t => t('lee.client.lesson.patrols'),
  deployPatrols: t => t('lee.client.lesson.markers'),
  deployment: t => t('lee.client.lesson.deployment'),
  battle: t => t('lee.client.lesson.battle'),
  end: t => t('lee.client.lesson.end'),
};

/** What a learner is told now. */
export const lessonText = (t: Translate, step: Step, frame: string | undefined): string =>
  frame === undefined ? t('lee.client.lesson.done') : (BY_FRAME[frame] ?? BY_STEP[step])(t);
