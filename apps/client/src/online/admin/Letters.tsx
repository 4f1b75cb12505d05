import type { AdminView } from '@wigwag/protocol';
import { useState } from 'react';
import { Section } from '../account/Section.tsx';
import type { PartProps } from './AdminPage.tsx';
import { When } from './When.tsx';

/** Links in letters work so long. */
const HALF_AN_HOUR = 30 * 60_000;

const linkIn = (text: string): string | undefined => /https?:\/\/\S+#sign-in=[\w-]{43}/.exec(text)?.[0];

function Letter({ letter, t }: Pick<PartProps, 't'> & { readonly letter: AdminView['letters'][number] }) {
  const { to, subject, text, at } = letter;
  const [isCopied, setCopied] = useState(false);
  const link = linkIn(text);
  const isOld = Date.now() - at > HALF_AN_HOUR;
  return (
    <li className="admin-item">
      <p>
        <b>{to}</b>: {subject}
      </p>
      <p className="quiet">
        <When at={at} />
        {link !== undefined && isOld && ` ${t('online.admin.letters.old')}`}
      </p>
      <div className="admin-deeds">
        {link !== undefined && !isOld && (
          <button
            type="button"
            className="choice"
            onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
          >
            {t('online.admin.letters.copy')} <span className="unseen">{to}</span>
          </button>
        )}
        <details className="ban-form">
          <summary>
            {t('online.admin.letters.read')} <span className="unseen">{to}</span>
          </summary>
          <p className="letter-text">{text}</p>
        </details>
        <span role="status">{isCopied && t('online.link.copied')}</span>
      </div>
    </li>
  );
}

/** Where no mail leaves the server: whoever runs it hands links on himself. */
export const Letters = ({ view, t }: PartProps) => (
  <Section title={t('online.admin.letters')}>
    <p>{view.health.sendsMail ? t('online.admin.letters.leave') : t('online.admin.letters.about')}</p>
    {view.letters.length === 0 && <p className="quiet">{t('online.admin.letters.none')}</p>}
    <ul className="admin-list">
      {view.letters.map(letter => (
        <Letter key={letter.id} {...{ letter, t }} />
      ))}
    </ul>
  </Section>
);
