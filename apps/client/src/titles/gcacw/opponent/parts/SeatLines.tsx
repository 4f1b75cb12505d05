import { LEVELS, STYLES } from '@wigwag/ai';
import { SIDES, type Side } from '@wigwag/gcacw';
import { keyFor } from '@wigwag/words';
import { useSyncExternalStore } from 'react';
import { useRoom } from '../../room.ts';
import { turnCoach, useCoach } from '../advice/coach.ts';
import { isLevel, isStyle, USUAL } from '../commission.ts';
import type { Opponents } from '../opponents.ts';

interface Props {
  readonly opponents: Opponents;
}

/** Who plays a side: a person at this screen, or the computer. It can be changed at any time. */
function SeatLine({ side, opponents }: Props & { readonly side: Side }) {
  const { view, t } = useRoom();
  const commissions = useSyncExternalStore(
    listener => opponents.subscribe(listener),
    () => opponents.now(),
  );
  const commission = commissions[side];
  const name = t(keyFor('gcacw.side', side));
  const seat = (value: string): void => {
    if (isLevel(value)) opponents.handOver(side, { ...(commission ?? USUAL), level: value });
    else opponents.takeOver(side);
  };
  return (
    <div className="menu-line seat-line">
      <span aria-hidden="true">{name}</span>
      <select
        aria-label={t('client.opponent.who', { side: name })}
        value={commission?.level ?? 'person'}
        disabled={view.isFollowing}
        onChange={({ target }) => seat(target.value)}
      >
        <option value="person">{t('client.opponent.person')}</option>
        {LEVELS.map(level => (
          <option key={level} value={level}>
            {t('client.opponent.computer', { level: t(keyFor('gcacw.commander.level', level)) })}
          </option>
        ))}
      </select>
      {commission !== undefined && (
        <select
          aria-label={t('client.opponent.style', { side: name })}
          value={commission.style}
          disabled={view.isFollowing}
          onChange={({ target: { value } }) => {
            if (isStyle(value)) opponents.handOver(side, { ...commission, style: value });
          }}
        >
          {STYLES.map(style => (
            <option key={style} value={style}>
              {t(keyFor('gcacw.commander.style', style))}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

/** In the menu: who plays, and whether the coach looks on. */
export function SeatLines({ opponents }: Props) {
  const { t } = useRoom();
  const isOn = useCoach(coach => coach.isOn);
  return (
    <>
      {SIDES.map(side => (
        <SeatLine key={side} {...{ side, opponents }} />
      ))}
      <label className="menu-line coach-switch">
        <span>{t('client.coach.switch')}</span>
        <input type="checkbox" checked={isOn} onChange={turnCoach} />
      </label>
    </>
  );
}
