import type { Possibility } from '@wigwag/gcacw';
import type { Translate } from '@wigwag/words';

/** A way that a roll could have gone. */
export function wayName(t: Translate, { code, count }: Pick<Possibility, 'code' | 'count'>): string {
  switch (code) {
    case 'initiative.union':
      return t('client.battle.way.initiative.union');
    case 'initiative.confederate':
      return t('client.battle.way.initiative.confederate');
    case 'cycleEnded':
      return t('client.battle.way.cycleEnded');
    case 'cavalry.away':
      return t('client.battle.way.cavalry.away');
    case 'cavalry.delay':
      return t('client.battle.way.cavalry.delay', { count });
    case 'cavalry.loss':
      return t('client.battle.way.cavalry.loss');
    case 'bridgeBuilt':
      return t('client.battle.way.bridgeBuilt');
    case 'bridgeFailed':
      return t('client.battle.way.bridgeFailed');
    case 'crossingDestroyed':
      return t('client.battle.way.crossingDestroyed');
    case 'crossingRepaired':
      return t('client.battle.way.crossingRepaired');
    case 'crossingAttemptFailed.destroy':
      return t('client.battle.way.crossingAttemptFailed.destroy');
    case 'crossingAttemptFailed.repair':
      return t('client.battle.way.crossingAttemptFailed.repair');
    case 'randomEvent.rain':
      return t('client.battle.way.randomEvent.rain');
    case 'grand.goes':
      return t('client.battle.way.grand.goes', { count });
    case 'grand.failed':
      return t('client.battle.way.grand.failed');
    default:
      return t('client.battle.way.none');
  }
}
