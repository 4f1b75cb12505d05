import type { Account } from '@wigwag/protocol';
import type { Translate } from '@wigwag/words';
import { useState } from 'react';
import { lastPlayed } from '../../home/games/lastPlayed.ts';
import { useDesk } from '../../shell/desk.ts';
import { me, removePasskey, setEmail, setPassword } from '../api/accounts.ts';
import { useDeed } from '../api/useDeed.ts';
import { Field, Problem } from '../people/Field.tsx';
import { deviceName, hasPasskeys, makePasskey } from '../people/passkeys.ts';
import { became, useWho } from '../people/who.ts';
import { Line, Section } from './Section.tsx';

interface Props {
  readonly account: Account;
  readonly t: Translate;
  /** The account is another than it was. */
  readonly onChanged: () => void;
}

function Passkeys({ account, t, onChanged }: Props) {
  const language = useDesk(desk => desk.language);
  const { isBusy, problem, run } = useDeed(t);
  const used = (at: number | undefined): string =>
    at === undefined
      ? t('online.keys.unused')
      : t('online.keys.used', { when: lastPlayed(t, language, at, Date.now())?.when ?? '' });
  return (
    <>
      {account.passkeys.map(({ id, name, usedAt }) => (
        <Line key={id} name={t('online.keys.passkey', { device: name })} about={used(usedAt)}>
          <button
            type="button"
            className="choice quiet"
            disabled={isBusy}
            onClick={() => run(async () => void (await removePasskey(id).then(onChanged)))}
          >
            {t('online.keys.remove')} <span className="unseen">{name}</span>
          </button>
        </Line>
      ))}
      <Problem problem={problem} />
    </>
  );
}

/** This device from now on; a guest chooses the name of his account. */
function NewPasskey({ account, t, onChanged, name }: Props & { readonly name: string }) {
  const [device, setDevice] = useState(deviceName());
  const { isBusy, problem, run } = useDeed(t);
  if (!hasPasskeys()) return <p className="quiet">{t('online.signIn.noPasskeys')}</p>;
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        run(async () => {
          became(await makePasskey(device, account.isGuest ? name : undefined));
          onChanged();
        });
      }}
    >
      <Field required maxLength={40} label={t('online.keys.device')} value={device} onText={setDevice} />
      <button type="submit" className={account.isGuest ? 'choice main' : 'choice'} disabled={isBusy}>
        {t('online.keys.add')}
      </button>
      <Problem problem={problem} />
    </form>
  );
}

function Email({ account, t }: Props) {
  const sendsMail = useWho(who => who.sendsMail);
  const [email, setText] = useState(account.email ?? '');
  const [isSent, setSent] = useState(false);
  const { isBusy, problem, run } = useDeed(t);
  const sent = sendsMail ? t('online.keys.confirmSent') : t('online.keys.confirmInLog');
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        run(async () => {
          await setEmail(email);
          setSent(true);
        });
      }}
    >
      <Field
        type="email"
        required
        autoComplete="email"
        label={t('online.email')}
        about={
          account.email === undefined ? t('online.keys.noEmail') : t('online.keys.email', { email: account.email })
        }
        value={email}
        onText={setText}
      />
      <button type="submit" className="choice" disabled={isBusy}>
        {t('online.keys.confirm')}
      </button>
      <p role="status">{isSent && sent}</p>
      <Problem problem={problem} />
    </form>
  );
}

function Password({ account, t, onChanged, name }: Props & { readonly name: string }) {
  const [password, setText] = useState('');
  const [current, setCurrent] = useState('');
  const [isDone, setDone] = useState(false);
  const { isBusy, problem, run } = useDeed(t);
  const { hasPassword, isGuest } = account;
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        run(async () => {
          await setPassword({ password, ...(isGuest && { name }), ...(hasPassword && { current }) });
          setText('');
          setCurrent('');
          setDone(true);
          became(await me());
          onChanged();
        });
      }}
    >
      {hasPassword && (
        <Field
          type="password"
          required
          autoComplete="current-password"
          label={t('online.keys.current')}
          value={current}
          onText={setCurrent}
        />
      )}
      <Field
        type="password"
        required
        minLength={10}
        autoComplete="new-password"
        label={t('online.keys.newPassword')}
        about={hasPassword ? t('online.keys.endsOthers') : t('online.field.password')}
        value={password}
        onText={setText}
      />
      <button type="submit" className="choice" disabled={isBusy}>
        {t('online.keys.setPassword')}
      </button>
      <p role="status">{isDone && t('online.saved')}</p>
      <Problem problem={problem} />
    </form>
  );
}

/** How I am known again: by devices, by mail, by a password. A guest makes an account of himself by any of them. */
export function Keys(props: Props) {
  const { account, t } = props;
  const [name, setName] = useState(account.name);
  return (
    <Section title={account.isGuest ? t('online.keys.makeAccount') : t('online.keys')}>
      {account.isGuest && (
        <>
          <p>{t('online.keys.guest')}</p>
          <Field required maxLength={40} label={t('online.name')} value={name} onText={setName} />
        </>
      )}
      <Passkeys {...props} />
      <details className="way-in" open={account.isGuest}>
        <summary>{t('online.keys.newPasskey')}</summary>
        <NewPasskey {...props} name={name} />
      </details>
      <details className="way-in">
        <summary>{t('online.signIn.byLink')}</summary>
        <Email {...props} />
      </details>
      <details className="way-in">
        <summary>{t('online.signIn.byPassword')}</summary>
        <Password {...props} name={name} />
      </details>
    </Section>
  );
}
