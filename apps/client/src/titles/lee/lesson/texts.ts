import type { AnyChoice, Step } from '@wigwag/lee';
import { keyFor, type Translate } from '@wigwag/words';
import type { View } from '../room.ts';

const BY_FRAME: Readonly<Record<string, (t: Translate) => string>> = {
  linear: t => t('lee.client.lesson.linear'),
  bridges: t => t('lee.client.lesson.bridges'),
  ordinary: t => t('lee.client.lesson.ordinary'),
  barriers: t => t('lee.client.lesson.barriers'),
  changes: t => t('lee.client.lesson.changes'),
  works: t => t('lee.client.lesson.works'),
  activation: t => t('lee.client.lesson.activation'),
};

/** A button as it is labelled. */
function button(t: Translate, verb: AnyChoice['do']): string {
  const label = t(keyFor('lee.choice', verb));
  return label.charAt(0).toUpperCase() + label.slice(1);
}

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
export function lessonText(t: Translate, step: Step, frame: View['frame']): string {
  if (frame === undefined) return t('lee.client.lesson.done');
  if (frame.kind !== 'moves') return (BY_FRAME[frame.kind] ?? BY_STEP[step])(t);
  return frame.fought
    ? t('lee.client.lesson.moves', { button: button(t, 'endMoves') })
    : t('lee.client.lesson.combat', { button: button(t, 'combatDone') });
}
