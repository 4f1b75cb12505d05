import type { NoticeWishes } from '@wigwag/protocol';
import type { Translate } from '@wigwag/words';
import { useState } from 'react';
import { setNoticeWishes } from '../api/accounts.ts';
import { useDeed } from '../api/useDeed.ts';
import { Field, Problem } from '../people/Field.tsx';
import { PushHere } from './PushHere.tsx';
import { Section } from './Section.tsx';

interface Props {
  readonly wishes: NoticeWishes;
  readonly hasEmail: boolean;
  readonly t: Translate;
  readonly onSaved: (wishes: NoticeWishes) => void;
}

/** How I am told that it is my turn, when I am not there. */
export function Notices({ wishes, hasEmail, t, onSaved }: Props) {
  const [mail, setMail] = useState(wishes.mail);
  const [webhook, setWebhook] = useState(wishes.webhook ?? '');
  const [isDone, setDone] = useState(false);
  const { isBusy, problem, run } = useDeed(t);
  const save = async (): Promise<void> => {
    onSaved(await setNoticeWishes({ ...wishes, mail, ...(webhook.trim() !== '' && { webhook: webhook.trim() }) }));
    setDone(true);
  };
  return (
    <Section title={t('online.notices')}>
      <PushHere t={t} />
      <form
        onSubmit={event => {
          event.preventDefault();
          run(save);
        }}
      >
        <label className="check-line">
          <input
            type="checkbox"
            checked={mail}
            onChange={({ target }) => {
              setMail(target.checked);
              setDone(false);
            }}
          />
          <span>
            {t('online.notices.mail')}
            {!hasEmail && <small>{t('online.notices.noEmail')}</small>}
          </span>
        </label>
        <Field
          type="url"
          label={t('online.notices.webhook')}
          about={t('online.notices.webhook.about')}
          value={webhook}
          onText={text => {
            setWebhook(text);
            setDone(false);
          }}
        />
        <p className="quiet">{t('online.notices.about')}</p>
        <button type="submit" className="choice" disabled={isBusy}>
          {t('online.save')}
        </button>
        <p role="status">{isDone && t('online.saved')}</p>
        <Problem problem={problem} />
      </form>
    </Section>
  );
}
