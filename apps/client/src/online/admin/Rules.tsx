import type { RulesChecked } from '@wigwag/protocol';
import { keyFor, type Translate } from '@wigwag/words';
import { useState } from 'react';
import { useDesk } from '../../shell/desk.ts';
import { Line, Section } from '../account/Section.tsx';
import { checkGame, findGames } from '../api/admin.ts';
import { useDeed } from '../api/useDeed.ts';
import { battleNamed } from '../game/battle.ts';
import { Problem } from '../people/Field.tsx';
import type { PartProps } from './AdminPage.tsx';

type Outcomes = Readonly<Record<RulesChecked['outcome'], number>>;

const NONE: Outcomes = { same: 0, moved: 0, stands: 0 };

/** Every game that is played, one after another: a page that is closed meanwhile has done harm to none. */
async function checkAll(show: (outcomes: Outcomes) => void): Promise<void> {
  let outcomes = NONE;
  let after: string | undefined;
  do {
    const page = await findGames({ status: 'running', ...(after !== undefined && { after }) });
    for (const { id } of page.games) {
      const { outcome } = await checkGame(id);
      outcomes = { ...outcomes, [outcome]: outcomes[outcome] + 1 };
      show(outcomes);
    }
    after = page.next;
  } while (after !== undefined);
}

function Replay({ t, onChanged }: Omit<PartProps, 'view'>) {
  const [outcomes, setOutcomes] = useState<Outcomes>();
  const { isBusy, problem, run } = useDeed(t);
  const all = async (): Promise<void> => {
    setOutcomes(NONE);
    await checkAll(setOutcomes);
    onChanged();
  };
  return (
    <>
      <p>{t('online.admin.rules.about')}</p>
      <button type="button" className="choice" disabled={isBusy} onClick={() => run(all)}>
        {t('online.admin.rules.replay')}
      </button>
      <p role="status">{outcomes !== undefined && t('online.admin.rules.outcomes', outcomes)}</p>
      <Problem problem={problem} />
    </>
  );
}

function StandingGame({
  id,
  why,
  t,
  onChanged,
}: Omit<PartProps, 'view'> & { readonly id: string; readonly why: string }) {
  const { isBusy, problem, run } = useDeed(t);
  const [outcome, setOutcome] = useState<RulesChecked['outcome']>();
  return (
    <Line name={<code>{id}</code>} about={why}>
      <button
        type="button"
        className="choice"
        disabled={isBusy}
        onClick={() =>
          run(async () => {
            setOutcome((await checkGame(id)).outcome);
            onChanged();
          })
        }
      >
        {t('online.admin.rules.again')} <span className="unseen">{id}</span>
      </button>
      <span role="status">{outcome !== undefined && t(keyFor('online.admin.outcome', outcome))}</span>
      <Problem problem={problem} />
    </Line>
  );
}

const shortly = (hash: string): string => hash.slice(0, 12);

const played = (t: Translate, games: number, isOwn: boolean): string =>
  [t('online.admin.rules.games', { count: games }), ...(isOwn ? [] : [t('online.admin.rules.other')])].join(', ');

/** By which rules games are played; those of other rules go on by these where every position agrees, else they stand. */
export function Rules({ view, t, onChanged }: PartProps) {
  const language = useDesk(desk => desk.language);
  const nameOf = (title: string): string =>
    title === 'gcacw' ? t('online.campaigns') : battleNamed({ title }, [], language);
  return (
    <>
      <Section title={t('online.admin.rules')}>
        {view.rules.map(({ title, version, hash, games, isOwn }) => (
          <Line
            key={`${title} ${hash}`}
            name={t('online.admin.rules.version', { title: nameOf(title), version })}
            about={<code>{shortly(hash)}</code>}
          >
            <span className={isOwn ? 'quiet' : 'ban-said'}>{played(t, games, isOwn)}</span>
          </Line>
        ))}
        <Replay t={t} onChanged={onChanged} />
      </Section>
      <Section title={t('online.admin.rules.standing')}>
        {view.standing.length === 0 && <p>{t('online.admin.rules.noneStands')}</p>}
        {view.standing.map(({ id, why }) => (
          <StandingGame key={id} {...{ id, why, t, onChanged }} />
        ))}
      </Section>
    </>
  );
}
