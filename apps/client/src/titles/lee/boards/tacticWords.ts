import type { AnyChoice } from '@wigwag/lee';
import type { Translate } from '@wigwag/words';

export type Tactic = Extract<AnyChoice, { do: 'chooseTactic' }>['tactic'];

type Goal = (t: Translate, quarter: number) => string;

const most: Goal = t => t('lee.client.goal.most');
const base: Goal = t => t('lee.client.goal.base');
const enemyBase: Goal = t => t('lee.client.goal.enemyBase');
const quarter: Goal = (t, n) => t('lee.client.goal.quarter', { n });

export const GOALS: Readonly<Record<Tactic, readonly Goal[]>> = {
  cautious: [most, base, t => t('lee.client.goal.fewer')],
  neutral: [most, base, quarter, enemyBase],
  aggressive: [t => t('lee.client.goal.all'), t => t('lee.client.goal.morale'), enemyBase, quarter, most],
};

type Pay = readonly [label: (t: Translate) => string, percent: number];

export const PAYS: Readonly<Record<Tactic, readonly Pay[]>> = {
  cautious: [
    [t => t('lee.client.pay.allThree'), 100],
    [t => t('lee.client.pay.anyTwo'), 50],
  ],
  neutral: [
    [t => t('lee.client.pay.allFour'), 200],
    [t => t('lee.client.pay.oneToThree'), 100],
    [t => t('lee.client.pay.anyTwo'), 50],
  ],
  aggressive: [
    [t => t('lee.client.pay.oneToFour'), 400],
    [t => t('lee.client.pay.threeToFive'), 300],
    [t => t('lee.client.pay.anyThree'), 100],
  ],
};

export const tacticName = (t: Translate, tactic: Tactic): string =>
  ({
    cautious: () => t('lee.client.tactic.cautious'),
    neutral: () => t('lee.client.tactic.neutral'),
    aggressive: () => t('lee.client.tactic.aggressive'),
  })[tactic]();
