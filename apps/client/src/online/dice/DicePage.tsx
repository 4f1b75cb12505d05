import type { Vocabulary } from '@wigwag/kernel';
import type { FinishedGame, TableInfo } from '@wigwag/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { HomeTop } from '../../home/HomeTop.tsx';
import { useDesk } from '../../shell/desk.ts';
import type { Laid } from '../../shell/door.ts';
import { useLook } from '../../shell/useLook.ts';
import { tableOf } from '../api/games.ts';
import { refusalSaid } from '../api/refused.ts';
import { finishedGame } from '../api/table.ts';
import { seatSaid } from '../people/seatSaid.ts';
import { laidFor } from '../table/laidFor.ts';
import { Chain } from './Chain.tsx';
import { checkGame, type DiceReport } from './checkGame.ts';
import { HowTheyFell, WithoutUs } from './Fell.tsx';
import { Rolls } from './Rolls.tsx';
import { Verdict } from './Verdict.tsx';
import './dice.css';

/** A finished game with all that its dice were checked for. */
export interface CheckedGame {
  readonly info: TableInfo;
  readonly finished: FinishedGame;
  readonly laid: Laid<Vocabulary>;
  readonly report: DiceReport;
}

type State = 'checking' | { readonly error: unknown } | { readonly checked: CheckedGame } | 'unreadable' | 'open';

async function check(id: string): Promise<State> {
  const info = await tableOf(id);
  if (info.status !== 'over') return 'open';
  const [finished, laid] = await Promise.all([finishedGame(id), laidFor(info)]);
  const report = laid && (await checkGame(finished, laid));
  return laid === undefined || report === undefined ? 'unreadable' : { checked: { info, finished, laid, report } };
}

function useCheck(id: string): State {
  const [state, setState] = useState<State>('checking');
  useEffect(() => {
    let isGone = false;
    check(id).then(
      found => !isGone && setState(found),
      error => !isGone && setState({ error }),
    );
    return () => {
      isGone = true;
    };
  }, [id]);
  return state;
}

/** Every die of a game that is over, computed again on this computer. */
export function DicePage({ id }: { readonly id: string }): ReactElement {
  const state = useCheck(id);
  const language = useDesk(desk => desk.language);
  const t = useLook(words => words('online.dice.title'));
  const note =
    state === 'checking'
      ? t('online.dice.checking')
      : state === 'open'
        ? t('online.dice.open')
        : state === 'unreadable'
          ? t('online.table.other-rules')
          : 'error' in state
            ? refusalSaid(t, state.error)
            : undefined;
  return (
    <div className="home dice-page">
      <HomeTop t={t} />
      <main>
        {typeof state === 'object' && 'checked' in state ? (
          <>
            <div className="dice-head">
              <div>
                <p className="dice-game">
                  <a href={`?game=${encodeURIComponent(id)}`}>{state.checked.laid.name(language)}</a>{' '}
                  {state.checked.info.seats.map(seat => seatSaid(t, seat)).join(' – ')}
                </p>
                <h1>{t('online.dice.title')}</h1>
              </div>
              <Verdict {...{ t, language }} report={state.checked.report} />
            </div>
            <div className="dice-columns">
              <Chain {...{ t, language }} checked={state.checked} />
              <div className="dice-main">
                {state.checked.report.rolls.length > 0 && <Rolls t={t} checked={state.checked} />}
                <div className="dice-foot">
                  {state.checked.report.rolls.length > 0 && <HowTheyFell t={t} report={state.checked.report} />}
                  <WithoutUs t={t} checked={state.checked} />
                </div>
              </div>
            </div>
          </>
        ) : (
          <>
            <h1>{t('online.dice.title')}</h1>
            <p role="status">{note}</p>
          </>
        )}
      </main>
    </div>
  );
}
