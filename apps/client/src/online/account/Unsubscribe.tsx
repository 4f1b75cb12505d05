import { type ReactElement, useState } from 'react';
import { useLook } from '../../shell/useLook.ts';
import { endLetters } from '../api/accounts.ts';
import { useDeed } from '../api/useDeed.ts';
import { OnlinePage } from '../OnlinePage.tsx';
import { Problem } from '../people/Field.tsx';

/** Where a letter leads whoever wants no more of them: one click, nobody has to sign in. */
function Unsubscribe({ code }: { readonly code: string }) {
  const t = useLook();
  const [isDone, setDone] = useState(false);
  const { isBusy, problem, run } = useDeed(t);
  return (
    <OnlinePage t={t}>
      <h1>{t('online.unsubscribe')}</h1>
      <p role="status">{isDone && t('online.unsubscribed')}</p>
      {!isDone && (
        <button
          type="button"
          className="choice main"
          disabled={isBusy}
          onClick={() => run(async () => void (await endLetters(code).then(() => setDone(true))))}
        >
          {t('online.unsubscribe')}
        </button>
      )}
      <Problem problem={problem} />
    </OnlinePage>
  );
}

export const unsubscribePage = (code: string): ReactElement => <Unsubscribe code={code} />;
