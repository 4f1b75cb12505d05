import { PACES } from '@wigwag/clocks';
import type { Challenge } from '@wigwag/protocol';
import { keyFor, type Translate } from '@wigwag/words';
import { useState } from 'react';
import { useDesk } from '../../shell/desk.ts';
import { setupShown } from '../../titles/setups.ts';
import { takeUp, withdraw } from '../api/challenges.ts';
import { useDeed } from '../api/useDeed.ts';
import { addressOfOnlineGame } from '../game/address.ts';
import { battleNamed, useScenarios } from '../game/battle.ts';
import { BattlePicture, SideName } from '../game/Face.tsx';
import { paceKind, paceTime } from '../game/pace.ts';
import { newShare } from '../game/shares.ts';
import { Problem } from '../people/Field.tsx';
import { ratingSaid } from '../people/rating.ts';
import { useChallenges } from './useChallenges.ts';

interface RowProps {
  readonly challenge: Challenge;
  readonly t: Translate;
  readonly isBusy: boolean;
  readonly run: (act: () => Promise<void>) => void;
  readonly look: () => void;
}

/** What it is played with, and whether it counts. */
function rulesSaid(t: Translate, { title, scenario, options, isRated }: Challenge): string {
  const shown = setupShown(t, title, { scenario, options }).options;
  return [...shown, ...(isRated ? [t('online.lobby.rated')] : [])].join(', ');
}

function ChallengeRow({ challenge, t, isBusy, run, look }: RowProps) {
  const language = useDesk(desk => desk.language);
  const name = battleNamed(challenge, useScenarios(), language);
  const { id, title, scenario, by, isMine, side, pace, level, isForMe } = challenge;
  const rules = rulesSaid(t, challenge);
  const take = async (): Promise<void> => {
    await takeUp(id, newShare());
    location.assign(addressOfOnlineGame(id));
  };
  return (
    <li className="challenge">
      <BattlePicture setup={{ scenario }} />
      <div className="challenge-battle">
        <h3>{name}</h3>
        {rules !== '' && <small className="quiet">{rules}</small>}
      </div>
      <span>
        {by.isGuest ? t('online.lobby.guest', { name: by.name }) : by.name}{' '}
        <small className="quiet">{ratingSaid(t, by.rating)}</small>
      </span>
      <span>
        <span className="unseen">{t('online.join.side')}</span>{' '}
        {side === undefined ? t('online.new.either') : <SideName {...{ title, side, t }} />}
      </span>
      <span>
        {pace === undefined ? (
          t('online.new.noClock')
        ) : (
          <>
            <b>{paceKind(t, pace)}</b> {paceTime(t, pace, language)}
          </>
        )}
      </span>
      <small className="quiet">{level === undefined ? t('online.level.any') : t(keyFor('online.level', level))}</small>
      {isMine ? (
        <button
          type="button"
          className="choice quiet"
          disabled={isBusy}
          onClick={() =>
            run(async () => {
              await withdraw(id);
              look();
            })
          }
        >
          {t('online.lobby.withdraw')} <span className="unseen">{name}</span>
        </button>
      ) : (
        <button type="button" className="choice" disabled={isBusy || !isForMe} onClick={() => run(take)}>
          {t('online.lobby.take')} <span className="unseen">{name}</span>
        </button>
      )}
    </li>
  );
}

/** What stands in which column, where there is room for columns; whoever hears a row is told in it. */
const Head = ({ t }: { readonly t: Translate }) => (
  <p className="challenge-head" aria-hidden="true">
    <span>{t('online.library.battle')}</span>
    <span>{t('online.lobby.from')}</span>
    <span>{t('online.join.side')}</span>
    <span>{t('online.new.pace')}</span>
    <span>{t('online.lobby.level')}</span>
  </p>
);

const FILTERS = ['all', 'live', 'days', 'mine'] as const;
type Filter = (typeof FILTERS)[number];

const FILTER_SAID: { readonly [F in Filter]: (t: Translate) => string } = {
  all: t => t('online.lobby.all'),
  live: t => t('online.lobby.live'),
  days: t => t('online.lobby.days'),
  mine: t => t('online.lobby.forMe'),
};

const isShown = ({ pace, isForMe, isMine }: Challenge, filter: Filter): boolean => {
  if (filter === 'all') return true;
  if (filter === 'mine') return isForMe || isMine;
  return pace !== undefined && PACES[pace].kind === filter;
};

/** New people: games that anybody may take up. */
export function Challenges({ t }: { readonly t: Translate }) {
  const [filter, setFilter] = useState<Filter>('all');
  const { all, look } = useChallenges();
  const { isBusy, problem, run } = useDeed(t);
  if (all === undefined) return undefined;
  const shown = all.filter(challenge => isShown(challenge, filter));
  return (
    <section aria-labelledby="challenges">
      <div className="section-head">
        <h2 id="challenges">{t('online.lobby.challenges')}</h2>
        {all.length > 0 && (
          <fieldset className="filters">
            <legend className="unseen">{t('online.lobby.filters')}</legend>
            {FILTERS.map(each => (
              <button
                key={each}
                type="button"
                className="chip"
                aria-pressed={each === filter}
                onClick={() => setFilter(each)}
              >
                {FILTER_SAID[each](t)}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      <Problem problem={problem} />
      <p role="status" className={shown.length === 0 ? 'section-note' : 'unseen'}>
        {all.length === 0 ? t('online.lobby.noChallenges') : t('online.lobby.shown', { count: shown.length })}
      </p>
      {shown.length > 0 && (
        <div className="challenge-list">
          <div className="challenges">
            <Head t={t} />
            <ul>
              {shown.map(challenge => (
                <ChallengeRow key={challenge.id} {...{ challenge, t, isBusy, run, look }} />
              ))}
            </ul>
          </div>
        </div>
      )}
    </section>
  );
}
