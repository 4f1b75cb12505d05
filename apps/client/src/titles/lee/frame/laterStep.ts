import { STEPS, type Step } from '@wigwag/lee';
import type { Translate } from '@wigwag/words';
import { stepName } from '../asking/crumbs.ts';

/** Steps that ask nothing of anybody: they come with the one before. */
const SILENT: readonly Step[] = ['points', 'bases'];

/** The steps that ask something, in their order. */
export const ASKING = STEPS.filter(step => !SILENT.includes(step));

/** What a step that asks something is about. */
const aboutStep = (t: Translate, step: Step): string | undefined =>
  ({
    lists: () => t('lee.client.later.lists'),
    year: () => t('lee.client.later.year'),
    generals: () => t('lee.client.later.generals'),
    cards: () => t('lee.client.later.cards'),
    assignment: () => t('lee.client.later.assignment'),
    declaration: () => t('lee.client.later.declaration'),
    initiative: () => t('lee.client.later.initiative'),
    points: () => undefined,
    terrain: () => t('lee.client.later.terrain'),
    bases: () => undefined,
    armyTactics: () => t('lee.client.later.armyTactics'),
    cavalryTactics: () => t('lee.client.later.cavalryTactics'),
    assignPatrols: () => t('lee.client.later.assignPatrols'),
    deployPatrols: () => t('lee.client.later.deployPatrols'),
    deployment: () => t('lee.client.later.deployment'),
    battle: () => t('lee.client.later.battle'),
    end: () => t('lee.client.later.end'),
  })[step]();

/** What is said of a step that is still to come: what it is about, and what has to come before it. */
export function laterSaid(t: Translate, step: Step, now: Step): string {
  const before = ASKING[ASKING.indexOf(step) - 1] ?? now;
  const said = { step: stepName(t, step), about: aboutStep(t, step) ?? '', now: stepName(t, now) };
  return before === now
    ? t('lee.client.laterNext', said)
    : t('lee.client.later', { ...said, before: stepName(t, before) });
}
