import { useState } from 'react';
import { HOME } from '../shell/home.ts';
import { useLook } from '../shell/useLook.ts';
import { Refused, refusalSaidAtLength } from './api/refused.ts';
import { OnlinePage } from './OnlinePage.tsx';
import { SignIn } from './people/SignIn.tsx';
import { useWho } from './people/who.ts';

/** In place of what the address asks for: why the server does not give it, and what can be done. */
export function NoPage({ refusal }: { readonly refusal: unknown }) {
  const t = useLook();
  const [isSigningIn, setSigningIn] = useState(false);
  const me = useWho(who => who.me);
  const [title, ...about] = refusalSaidAtLength(t, refusal);
  if (isSigningIn) return <SignIn onKnown={() => location.reload()} />;
  const maySignIn = me === undefined && refusal instanceof Refused && refusal.code === 'not-found';
  return (
    <OnlinePage t={t}>
      <div role="alert">
        <h1>{title}</h1>
        {about.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {maySignIn && <p>{t('online.signedOut')}</p>}
      <p className="waiting-buttons">
        {maySignIn && (
          <button type="button" className="choice main" onClick={() => setSigningIn(true)}>
            {t('online.signIn')}
          </button>
        )}
        <button type="button" className={maySignIn ? 'choice' : 'choice main'} onClick={() => location.reload()}>
          {t('online.again')}
        </button>
        <a className="choice" href={HOME}>
          {t('client.home.all')}
        </a>
      </p>
    </OnlinePage>
  );
}
