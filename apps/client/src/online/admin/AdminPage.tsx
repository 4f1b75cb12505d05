import type { AdminView } from '@wigwag/protocol';
import type { Translate } from '@wigwag/words';
import { type ReactElement, useState } from 'react';
import { useLook } from '../../shell/useLook.ts';
import { useLoaded } from '../account/useLoaded.ts';
import { account as fetchAccount } from '../api/accounts.ts';
import { adminView } from '../api/admin.ts';
import { Refused, refusalSaid } from '../api/refused.ts';
import { OnlinePage } from '../OnlinePage.tsx';
import { Problem } from '../people/Field.tsx';
import { Games } from './Games.tsx';
import { Health } from './Health.tsx';
import { Letters } from './Letters.tsx';
import { People } from './People.tsx';
import { Reports } from './Reports.tsx';
import { Rules } from './Rules.tsx';
import '../account/account.css';
import './admin.css';

export interface PartProps {
  readonly view: AdminView;
  readonly t: Translate;
  /** Something was done: everything is looked at again. */
  readonly onChanged: () => void;
}

const PARTS = ['reports', 'games', 'people', 'letters', 'rules', 'health'] as const;
type Part = (typeof PARTS)[number];

const NAMED: { readonly [P in Part]: (t: Translate) => string } = {
  reports: t => t('online.admin.reports'),
  games: t => t('online.admin.games'),
  people: t => t('online.admin.people'),
  letters: t => t('online.admin.letters'),
  rules: t => t('online.admin.rules'),
  health: t => t('online.admin.health'),
};

const SHOWN: { readonly [P in Part]: (props: PartProps) => ReactElement } = {
  reports: props => <Reports {...props} />,
  games: props => <Games {...props} />,
  people: props => <People {...props} />,
  letters: props => <Letters {...props} />,
  rules: props => <Rules {...props} />,
  health: props => <Health {...props} />,
};

/** How much waits there for whoever runs the server. */
const WAITING: { readonly [P in Part]?: (view: AdminView) => number } = {
  reports: ({ reports }) => reports.length,
  letters: ({ letters }) => letters.length,
  rules: ({ standing }) => standing.length,
};

function asked(): Part {
  const part = new URLSearchParams(location.search).get('admin');
  return PARTS.find(each => each === part) ?? 'reports';
}

/** The first link works once: whoever has no key yet could not come back. */
function KeyHint({ t }: { readonly t: Translate }) {
  const { value: mine } = useLoaded(fetchAccount);
  const isKnownAgain = mine === undefined || mine.hasPassword || mine.passkeys.length > 0 || mine.email !== undefined;
  if (isKnownAgain) return undefined;
  return (
    <p className="admin-hint">
      {t('online.admin.noKey')} <a href="?account">{t('online.account')}</a>
    </p>
  );
}

interface WaysProps {
  readonly view: AdminView | undefined;
  readonly part: Part;
  readonly t: Translate;
  readonly onPart: (part: Part) => void;
}

const Ways = ({ view, part, t, onPart }: WaysProps) => (
  <fieldset className="filters admin-ways">
    <legend className="unseen">{t('online.admin')}</legend>
    {PARTS.map(each => {
      const waiting = view === undefined ? 0 : (WAITING[each]?.(view) ?? 0);
      return (
        <button key={each} type="button" className="chip" aria-pressed={each === part} onClick={() => onPart(each)}>
          {NAMED[each](t)} {waiting > 0 && <b>{waiting}</b>}
        </button>
      );
    })}
  </fieldset>
);

/** For whoever runs the server: complaints, games, people, letters, rules, figures. */
export function AdminPage() {
  const t = useLook(words => words('online.admin'));
  const [part, setPart] = useState(asked);
  const { value: view, refusal, load } = useLoaded(adminView);
  const onPart = (wanted: Part): void => {
    history.replaceState(history.state, '', `?admin=${wanted}`);
    setPart(wanted);
  };
  const isNobody = refusal instanceof Refused && refusal.code === 'not-found';
  const said = isNobody ? t('online.admin.notYou') : refusal !== undefined && refusalSaid(t, refusal);
  return (
    <OnlinePage t={t} isWide>
      <h1>{t('online.admin')}</h1>
      <Problem problem={said === false ? undefined : said} />
      {!isNobody && (
        <>
          <KeyHint t={t} />
          <Ways {...{ view, part, t, onPart }} />
          {view !== undefined && SHOWN[part]({ view, t, onChanged: load })}
        </>
      )}
    </OnlinePage>
  );
}
