import { isCrossingAttempt, outcomeOf, type World } from '@wigwag/gcacw';
import { describeEvent, hexLabel, keyFor, type Translate } from '@wigwag/words';
import type { Card } from './battleCard.ts';

const namesOf = (world: World, units: readonly number[]): string =>
  units.map(unit => world.units[unit]?.name).join(', ');

/** The outcome in words. */
export function titleOf(t: Translate, world: World, card: Card): string {
  const { fight, why } = card.mattering;
  if (card.kind === 'combat' && fight?.result !== undefined && fight.target !== undefined) {
    const [defenders, attackers] = [namesOf(world, card.defenders), namesOf(world, card.attackers)];
    const hex = hexLabel(world, fight.target);
    const outcome = keyFor('client.battle.title', outcomeOf({ ...fight, result: fight.result }));
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
