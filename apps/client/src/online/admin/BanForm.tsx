import type { Ban } from '@wigwag/protocol';
import type { Translate } from '@wigwag/words';
import { useState } from 'react';
import { useDesk } from '../../shell/desk.ts';
import { setBan } from '../api/admin.ts';
import { useDeed } from '../api/useDeed.ts';
import { Field, Problem } from '../people/Field.tsx';

/** In days; none: for good. */
const LENGTHS = ['1', '7', '30', '365', ''] as const;

/** How long a ban is, in the largest unit of the reader's language. */
function lengthSaid(t: Translate, language: string, days: (typeof LENGTHS)[number]): string {
  if (days === '') return t('online.admin.forGood');
  const [unit, count] = { 1: ['day', 1], 7: ['week', 1], 30: ['day', 30], 365: ['year', 1] }[days] as [string, number];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

interface Props {
  readonly person: { readonly id: string; readonly name: string };
  readonly ban: Ban | undefined;
  readonly t: Translate;
  readonly onChanged: () => void;
}

/** Keeps somebody out, with a reason and an end; or lets him in again. */
export function BanForm({ person, ban, t, onChanged }: Props) {
  const language = useDesk(desk => desk.language);
  const [reason, setReason] = useState('');
  const [days, setDays] = useState<(typeof LENGTHS)[number]>('7');
  const { isBusy, problem, run } = useDeed(t);
  const lift = (): void => run(async () => void (await setBan(person.id, { isBanned: false }).then(onChanged)));
  if (ban !== undefined) {
    return (
      <>
        <button type="button" className="choice quiet" disabled={isBusy} onClick={lift}>
          {t('online.admin.unban')} <span className="unseen">{person.name}</span>
        </button>
        <Problem problem={problem} />
      </>
    );
  }
  const wanted = { isBanned: true, reason, ...(days !== '' && { days: Number(days) }) };
  return (
    <details className="ban-form">
      <summary>
        {t('online.admin.ban')} <span className="unseen">{person.name}</span>
      </summary>
      <form
        onSubmit={event => {
          event.preventDefault();
          run(async () => void (await setBan(person.id, wanted).then(onChanged)));
        }}
      >
        <Field maxLength={200} label={t('online.admin.reason')} value={reason} onText={setReason} />
        <label className="online-field">
          {t('online.admin.howLong')}
          <select value={days} onChange={({ target }) => setDays(LENGTHS.find(each => each === target.value) ?? '7')}>
            {LENGTHS.map(each => (
              <option key={each} value={each}>
                {lengthSaid(t, language, each)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="choice" disabled={isBusy}>
          {t('online.admin.banNow', { name: person.name })}
        </button>
        <Problem problem={problem} />
      </form>
    </details>
  );
}

/** Why somebody is kept out, and until when. */
export function BanSaid({ ban, t }: { readonly ban: Ban; readonly t: Translate }) {
  const language = useDesk(desk => desk.language);
  const until =
    ban.until === undefined
      ? t('online.admin.forGood')
      : t('online.admin.until', {
          when: new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(ban.until),
        });
  return (
    <span className="ban-said">
      {t('online.admin.isBanned')} {[until, ban.reason].filter(each => each !== undefined).join(': ')}
    </span>
  );
}
