import type { Translate } from '@wigwag/words';
import { useState } from 'react';
import { linkOf } from './address.ts';

interface Props {
  readonly secret: string;
  readonly t: Translate;
}

/** The link for whoever is to play the other side. */
export function LinkCard({ secret, t }: Props) {
  const [isCopied, setCopied] = useState(false);
  const link = linkOf(secret);
  const copy = async (): Promise<void> => {
    // Where the page is not secure the browser has no clipboard: the link stands there, marked, to be copied by hand.
    await navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <div className="link-card">
      <p>{t('online.link.about')}</p>
      <div className="link-row">
        <input readOnly aria-label={t('online.link')} value={link} onFocus={({ target }) => target.select()} />
        <button type="button" className="choice main" onClick={() => void copy()}>
          {t('online.link.copy')}
        </button>
      </div>
      <p className="fine" role="status">
        {isCopied ? t('online.link.copied') : t('online.link.works')}
      </p>
    </div>
  );
}
