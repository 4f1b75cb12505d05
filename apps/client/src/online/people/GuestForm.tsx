import type { Translate } from '@wigwag/words';
import { useId, useState } from 'react';
import { useDesk } from '../../shell/desk.ts';
import { setSettings, settings } from '../api/accounts.ts';
import { becomeGuest } from '../api/people.ts';
import { useDeed } from '../api/useDeed.ts';
import { became } from './who.ts';

const LONGEST = 40;

async function tellLanguage(): Promise<void> {
  const { language } = useDesk.getState();
  const known = await settings();
  if (known.language !== language) await setSettings({ ...known, language });
}

interface Props {
  readonly t: Translate;
  /** What the button does. */
  readonly label: string;
  /** What follows when there is a name; what it is refused is said here. */
  readonly then?: () => Promise<void>;
}

/** A name and one click: nothing else is asked. */
export function GuestForm({ t, label, then }: Props) {
  const [name, setName] = useState('');
  const { isBusy, problem, run } = useDeed(t);
  const id = useId();
  return (
    <form
      className="guest-form"
      onSubmit={event => {
        event.preventDefault();
        run(async () => {
          const me = await becomeGuest(name);
          // Letters come in it; it can be chosen on the account page, too.
          await tellLanguage().catch(() => undefined);
          await then?.();
          became(me);
        });
      }}
    >
      <label htmlFor={id}>{t('online.name')}</label>
      <input
        id={id}
        required
        maxLength={LONGEST}
        autoComplete="nickname"
        value={name}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="choice main" disabled={isBusy || name.trim() === ''}>
        {label}
      </button>
      {problem !== undefined && (
        <p className="field-problem" role="alert" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </form>
  );
}
