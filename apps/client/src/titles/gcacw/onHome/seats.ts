import type { Side } from '@wigwag/gcacw';
import { keyFor, type Translate } from '@wigwag/words';
import { isServed } from '../../../online/served.ts';
import { type Commission, type Commissions, enemyOf, NO_COMMISSIONS } from '../opponent/commission.ts';

/** Whom one plays against. */
const AGAINST = ['computer', 'two', 'away', 'alone', 'watch'] as const;
export type Against = (typeof AGAINST)[number];

/** Somebody far away only where a server of games is behind the page. */
export const againstHere = (): readonly Against[] => AGAINST.filter(each => each !== 'away' || isServed());

/** What is chosen on the sheet of a battle. */
export interface Start extends Commission {
  readonly against: Against;
  readonly side: Side;
  /** Forces are hidden from the other side. */
  readonly isHidden: boolean;
}

export function seatsFor({ against, side, level, style }: Start): Commissions {
  const commission = { level, style };
  if (against === 'computer') return { [enemyOf(side)]: commission };
  return against === 'watch' ? { union: commission, confederate: commission } : NO_COMMISSIONS;
}

/** What the button does: a new game, or one beside a game that was left. */
export function startSaid(t: Translate, start: Start, title: string, isAnother: boolean): string {
  const { against, isHidden } = start;
  const values = {
    title,
    side: t(keyFor('gcacw.side', start.side)),
    level: t(keyFor('gcacw.commander.level', start.level)),
  };
  if (against === 'watch')
    return isAnother ? t('client.home.startAnother.watch', values) : t('client.home.start.watch', values);
  if (against === 'computer' && isHidden) {
    return isAnother
      ? t('client.home.startAnother.computerHidden', values)
      : t('client.home.start.computerHidden', values);
  }
  if (against === 'computer') {
    return isAnother ? t('client.home.startAnother.computer', values) : t('client.home.start.computer', values);
  }
  if (isHidden) return isAnother ? t('client.home.startAnother.hidden') : t('client.home.start.hidden', values);
  return isAnother ? t('client.home.startAnother.open') : t('client.home.start.open', values);
}

export function againstSaid(
  t: Translate,
  against: Against,
  isHidden: boolean,
): { readonly name: string; readonly about: string } {
  if (against === 'computer') {
    return { name: t('client.home.against.computer'), about: t('client.home.against.computer.about') };
  }
  if (against === 'alone') return { name: t('client.home.against.alone'), about: t('client.home.against.alone.about') };
  if (against === 'watch') return { name: t('client.home.against.watch'), about: t('client.home.against.watch.about') };
  if (against === 'away') return { name: t('online.away'), about: t('online.away.about') };
  const about = isHidden ? t('client.home.against.two.hidden') : t('client.home.against.two.open');
  return { name: t('client.home.against.two'), about };
}
