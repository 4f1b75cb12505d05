import type { Account } from '@wigwag/protocol';
import type { Translate } from '@wigwag/words';
import { useState } from 'react';
import { setName } from '../api/accounts.ts';
import { useDeed } from '../api/useDeed.ts';
import { Field, Problem } from '../people/Field.tsx';
import { became } from '../people/who.ts';
import { Section } from './Section.tsx';

interface Props {
  readonly account: Account;
  readonly t: Translate;
  readonly onChanged: () => void;
}

/** What others call me, also at the tables where I sit already. */
export function MyName({ account, t, onChanged }: Props) {
  const [name, setText] = useState(account.name);
  const [isDone, setDone] = useState(false);
  const { isBusy, problem, run } = useDeed(t);
  return (
    <Section title={t('online.name')}>
      <form
        onSubmit={event => {
          event.preventDefault();
          run(async () => {
            became(await setName(name));
            setDone(true);
            onChanged();
          });
        }}
      >
        <Field
          required
          maxLength={40}
          autoComplete="nickname"
          label={t('online.myName')}
          about={t('online.myName.about')}
          value={name}
          onText={text => {
            setText(text);
            setDone(false);
          }}
        />
        <button type="submit" className="choice" disabled={isBusy || name.trim() === account.name}>
          {t('online.save')}
        </button>
        <p role="status">{isDone && t('online.saved')}</p>
        <Problem problem={problem} />
      </form>
    </Section>
  );
}
