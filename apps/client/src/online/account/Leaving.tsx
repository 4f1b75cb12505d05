import type { Account } from '@wigwag/protocol';
import type { Translate } from '@wigwag/words';
import { useState } from 'react';
import { HOME } from '../../shell/home.ts';
import { deleteAccount, signOut, signOutOthers } from '../api/accounts.ts';
import { useDeed } from '../api/useDeed.ts';
import { Field, Problem } from '../people/Field.tsx';
import { stopPush } from '../push/subscription.ts';
import { Section } from './Section.tsx';

interface Props {
  readonly account: Account;
  readonly t: Translate;
  readonly onChanged: () => void;
}

function SigningOut({ account, t, onChanged }: Props) {
  const { isBusy, problem, run } = useDeed(t);
  const others = account.sessions - 1;
  const leave = async (): Promise<void> => {
    // Whoever sits here next is not told what waits for somebody else.
    await stopPush();
    await signOut();
    location.assign(HOME);
  };
  return (
    <Section title={t('online.devices')}>
      <p>{others === 0 ? t('online.devices.none') : t('online.devices.others', { count: others })}</p>
      {account.isGuest && <p>{t('online.devices.guest')}</p>}
      <p className="waiting-buttons">
        {others > 0 && (
          <button
            type="button"
            className="choice"
            disabled={isBusy}
            onClick={() => run(async () => void (await signOutOthers().then(onChanged)))}
          >
            {t('online.devices.endOthers')}
          </button>
        )}
        <button type="button" className="choice" disabled={isBusy} onClick={() => run(leave)}>
          {t('online.signOut')}
        </button>
      </p>
      <Problem problem={problem} />
    </Section>
  );
}

/** The name has to be typed: nobody does it by mistake. */
function Deleting({ account, t }: Props) {
  const [typed, setTyped] = useState('');
  const { isBusy, problem, run } = useDeed(t);
  return (
    <details className="way-in">
      <summary>{t('online.delete')}</summary>
      <form
        onSubmit={event => {
          event.preventDefault();
          run(async () => void (await deleteAccount(typed).then(() => location.assign(HOME))));
        }}
      >
        <p>{t('online.delete.about')}</p>
        <Field
          required
          autoComplete="off"
          label={t('online.delete.type', { name: account.name })}
          value={typed}
          onText={setTyped}
        />
        <button type="submit" className="choice" disabled={isBusy || typed !== account.name}>
          {t('online.delete.now')}
        </button>
        <Problem problem={problem} />
      </form>
    </details>
  );
}

/** Devices, and everything that is mine here: to take along, or to be forgotten. */
export const Leaving = (props: Props) => (
  <>
    <SigningOut {...props} />
    <Section title={props.t('online.mine')}>
      <p>
        <a className="choice" href="/api/account/export" download>
          {props.t('online.export')}
        </a>
      </p>
      <Deleting {...props} />
    </Section>
  </>
);
