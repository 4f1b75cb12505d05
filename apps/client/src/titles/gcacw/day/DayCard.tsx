import '../css/battle.css';
import '../css/score.css';
import { type Tally, tally } from '@wigwag/gcacw';
import { dateOf, keyFor } from '@wigwag/words';
import { useEffect, useMemo, useState } from 'react';
import { useDesk } from '../../../shell/desk.ts';
import { IconButton } from '../../../shell/parts/IconButton.tsx';
import { replayAt } from '../../../shell/replay/state.ts';
import { capital } from '../asking/asking.ts';
import { useFolded } from '../battle/useFolded.ts';
import { putDayAway } from '../desk.ts';
import { useRoom } from '../room.ts';
import { describeTally } from '../score/describeTally.ts';
import { Totals } from '../score/Totals.tsx';
import type { Day } from './day.ts';
import { dayOver } from './dayOver.ts';

/** The points as they stood when the turn was over. */
function useTallyThen({ line }: Day): Tally | undefined {
  const { sitting } = useRoom();
  const [then, setThen] = useState<Tally>();
  useEffect(() => {
    let isWanted = true;
    void sitting.past(line + 1).then(game => {
      if (isWanted) setThen(game && tally(game));
    });
    return () => {
      isWanted = false;
    };
  }, [sitting, line]);
  return then;
}

function Scored({ scored }: Pick<ReturnType<typeof dayOver>, 'scored'>) {
  const { t } = useRoom();
  return (
    <section className="card-ways">
      <h3>{t('client.day.points')}</h3>
      {scored.length === 0 ? (
        <p className="empty">{t('client.day.noPoints')}</p>
      ) : (
        <ul className="day-lines">
          {scored.map(({ side, sentence }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: points stand in their order, and two may be alike
            <li key={place} className={`by-${side}`}>
              {sentence}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What a turn brought that is over: points and why, who leads, who rested. It stays until it is put away. */
export function DayCard({ day }: { readonly day: Day }) {
  const { sitting, view, world, t } = useRoom();
  const language = useDesk(desk => desk.language);
  const { log, eyes, isApart } = view;
  const then = useTallyThen(day);
  const { why, scored, recovered } = useMemo(
    () => dayOver(t, world, log, day, isApart ? eyes : undefined),
    [t, world, log, day, eyes, isApart],
  );
  const title = t('client.day.over', { turn: day.turn });
  const [folded, setFolded] = useFolded();
  return (
    <section className={`battle-card day-card ${folded ? 'folded' : ''}`} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <p>{[dateOf(world.scenario.turns[day.turn - 1], language), ...why].join(' · ')}</p>
        <IconButton
          icon={folded ? 'up' : 'down'}
          label={folded ? t('client.battle.unfold') : t('client.battle.fold')}
          expanded={!folded}
          className="battle-fold"
          onClick={() => setFolded(!folded)}
        />
        <IconButton
          icon="close"
          label={t('client.battle.close')}
          className="battle-close"
          onClick={() => putDayAway(sitting.view().log[day.line])}
        />
      </header>
      {then !== undefined && (
        <div className="day-totals">
          <Totals tally={then} outcome={describeTally(t, world, then.result)} />
        </div>
      )}
      <Scored scored={scored} />
      {recovered.map(({ side, sentences }) => (
        <section key={side} className={`card-ways by-${side}`}>
          <h3>{capital(t('client.day.recovery', { side: t(keyFor('gcacw.side', side)) }))}</h3>
          <ul className="day-lines">
            {sentences.map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      ))}
      <section className="card-follows">
        <button type="button" className="card-then" onClick={() => replayAt(day.line + 1)}>
          {t('client.battle.asItWas')}
        </button>
      </section>
    </section>
  );
}
