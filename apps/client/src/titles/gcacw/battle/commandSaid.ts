import type { Fight, World } from '@wigwag/gcacw';
import type { Translate } from '@wigwag/words';

/** What the die of an order comes to: a 6 fails whatever the value; what comes to 0 still sends one unit. */
export function commandSaid(
  t: Translate,
  leader: World['leaders'][number] | undefined,
  { die, number }: NonNullable<Fight['command']>,
): string {
  if (die === 6) return t('client.battle.commandSix');
  const values = { value: leader?.commandValue ?? 0, die };
  const sum =
    leader?.size === 'district' ? t('client.battle.commandDistrict', values) : t('client.battle.commandWhy', values);
  return number === 0 ? t('client.battle.commandZero', { sum }) : sum;
}
