import { isCrossingAttempt, outcomeOf, type Possibility, type World } from '@wigwag/gcacw';
import { describeEvent, hexLabel, keyFor, type Translate } from '@wigwag/words';
import type { Card } from './battleCard.ts';

const namesOf = (world: World, units: readonly number[]): string =>
  units.map(unit => world.units[unit]?.name).join(', ');

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

/** The outcome in words. */
export function titleOf(t: Translate, world: World, card: Card): string {
  const { fight, why } = card.mattering;
  if (card.kind === 'combat' && fight?.result !== undefined && fight.target !== undefined) {
    const [defenders, attackers] = [namesOf(world, card.defenders), namesOf(world, card.attackers)];
    const hex = hexLabel(world, fight.target);
    const outcome = keyFor('client.battle.title', outcomeOf(fight.result));
    return t(outcome, { defender: defenders, attacker: attackers, hex });
  }
  if (card.kind === 'command' && fight?.command !== undefined) {
    const { number } = fight.command;
    if (number < 0) return t('client.battle.title.failed');
    return t('client.battle.title.some', { count: Math.max(1, Math.min(number, card.units.length)) });
  }
  if (card.kind === 'extended') {
    const { unit, result } = card.made;
    const name = world.units[unit]?.name;
    if (result === 'NE') return t('client.battle.title.extended.NE', { unit: name });
    if (result === 'D') return t('client.battle.title.extended.D', { unit: name });
    return t('client.battle.title.extended.loss', { unit: name, loss: result });
  }
  const event = card.events.find(isCrossingAttempt) ?? card.events[0];
  // What the roll came to, where something else may be told before it, such as the end of the march that led there; a heading has no full stop.
  return event === undefined ? t(keyFor('gcacw.dice', why)) : describeEvent(t, world, event).replace(/\.$/, '');
}
