import type { Me } from '@wigwag/protocol';
import type { Translate } from '@wigwag/words';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../shell/parts/Icon.tsx';
import { useLook } from '../../shell/useLook.ts';
import { sendSignInLink, signInByPassword } from '../api/accounts.ts';
import { useDeed } from '../api/useDeed.ts';
import { OnlinePage } from '../OnlinePage.tsx';
import { Field, Problem } from './Field.tsx';
import { GuestForm } from './GuestForm.tsx';
import { hasPasskeys, signInWithPasskey } from './passkeys.ts';
import { became, useWho } from './who.ts';

interface Props {
  readonly t: Translate;
  readonly onKnown: (me: Me) => void;
}

function ByPasskey({ t, onKnown }: Props) {
  const { isBusy, problem, run } = useDeed(t);
  if (!hasPasskeys()) return <p className="quiet">{t('online.signIn.noPasskeys')}</p>;
  return (
    <>
      <button
        type="button"
        className="choice main wide"
        disabled={isBusy}
        onClick={() => run(async () => onKnown(await signInWithPasskey()))}
      >
        <Icon name="key" /> {t('online.signIn.passkey')}
      </button>
      <Problem problem={problem} />
    </>
  );
}

/** Where a letter was asked for, and where to find it. */
function ByLink({ t }: Pick<Props, 't'>) {
  const sendsMail = useWho(who => who.sendsMail);
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const { isBusy, problem, run } = useDeed(t);
  const sent = sendsMail ? t('online.signIn.linkSent') : t('online.signIn.linkInLog');
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        run(async () => {
          await sendSignInLink(email);
          setSentTo(email);
        });
      }}
    >
      <Field type="email" required autoComplete="email" label={t('online.email')} value={email} onText={setEmail} />
      <button type="submit" className="choice" disabled={isBusy}>
        {t('online.signIn.sendLink')}
      </button>
      <p role="status">{sentTo !== undefined && sent}</p>
      <Problem problem={problem} />
    </form>
  );
}

function ByPassword({ t, onKnown }: Props) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { isBusy, problem, run } = useDeed(t);
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        run(async () => onKnown(await signInByPassword(name, password)));
      }}
    >
      <Field required autoComplete="username" label={t('online.signIn.name')} value={name} onText={setName} />
      <Field
        type="password"
        required
        autoComplete="current-password"
        label={t('online.password')}
        value={password}
        onText={setPassword}
      />
      <button type="submit" className="choice" disabled={isBusy}>
        {t('online.signIn')}
      </button>
      <Problem problem={problem} />
    </form>
  );
}

const Way = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <details className="way-in">
    <summary>{title}</summary>
    {children}
  </details>
);

/** Known again on this device: by passkey, by a link, by a password; or somebody new. */
export function SignIn({ onKnown }: { readonly onKnown: () => void }) {
  const t = useLook(words => words('online.signIn'));
  const known = (me: Me): void => {
    became(me);
    onKnown();
  };
  return (
    <OnlinePage t={t}>
      <h1>{t('online.signIn')}</h1>
      <ByPasskey t={t} onKnown={known} />
      <Way title={t('online.signIn.byLink')}>
        <ByLink t={t} />
      </Way>
      <Way title={t('online.signIn.byPassword')}>
        <ByPassword t={t} onKnown={known} />
      </Way>
      <h2>{t('online.signIn.new')}</h2>
      <p>{t('online.signIn.guest')}</p>
      <GuestForm t={t} label={t('online.guest.begin')} then={async () => onKnown()} />
    </OnlinePage>
  );
}
