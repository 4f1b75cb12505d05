import { conditionsOf } from '@wigwag/gcacw';
import { keyFor, phaseTitle } from '@wigwag/words';
import { useState } from 'react';
import { HOME } from '../address.ts';
import { useRoom } from '../context.ts';
import { dateOf } from '../dates.ts';
import { useDesk } from '../desk.ts';
import { Icon } from './Icon.tsx';
import { SaveGame } from './SaveGame.tsx';
import { Settings } from './Settings.tsx';

/** Rain and high water, each with the last turn it lasts; nothing on a dry day. */
function WeatherNow() {
  const { table, view, t } = useRoom();
  const { board } = view.game;
  const { rain, minor, major } = conditionsOf(board);
  const until = (turn: number) => ({ turn: Math.min(turn, table.world.turns) });
  const { weather } = board;
  return (
    <>
      {rain && <span className="weather">{t('client.weather.rain', until(weather.rain))}</span>}
      {minor && (
        <span className="weather" title={t('client.weather.unfordable')}>
          {t('client.weather.minor', until(weather.minor))}
        </span>
      )}
      {major && (
        <span className="weather" title={t('client.weather.unfordable')}>
          {t('client.weather.major', until(weather.major))}
        </span>
      )}
    </>
  );
}

function Where() {
  const { table, view, t } = useRoom();
  const language = useDesk(desk => desk.language);
  const { scenario, turns } = table.world;
  const { turn, phase } = view.game.board;
  const { frame } = view;
  const own = frame?.kind === 'scenarioPhase' ? phaseTitle(t, table.world, frame.place) : undefined;
  const name = own ?? t(keyFor('gcacw.phase', phase));
  return (
    <>
      <h1 className="scenario">
        <a href={HOME} title={t('client.home.all')}>
          {scenario.title[language]}
        </a>
      </h1>
      <p className="when">
        <span className="turn">{t('client.turn', { turn, turns })}</span>
        <span className="date">{dateOf(scenario.turns[turn - 1], language)}</span>
        <span className="phase">{frame === undefined ? t('client.over') : name}</span>
        <WeatherNow />
      </p>
    </>
  );
}

/** A game that has begun is put away only when asked twice. */
function NewGame() {
  const { view, hand, t } = useRoom();
  const [asked, setAsked] = useState(false);
  const label = asked ? t('client.newGameSure') : t('client.newGame');
  const onClick = (): void => {
    const sure = asked || view.log.every(({ by }) => by === 'table');
    setAsked(!sure);
    if (sure) hand.restart();
  };
  return (
    <button
      type="button"
      className={asked ? 'choice main' : 'icon'}
      title={label}
      aria-label={label}
      onClick={onClick}
      onBlur={() => setAsked(false)}
    >
      {asked ? label : <Icon name="anew" />}
    </button>
  );
}

/** Where and when we are, and what concerns the game as a whole. */
export function TopBar() {
  const { view, hand, t } = useRoom();
  const [undo, redo] = [t('client.undo'), t('client.redo')];
  return (
    <header className="topbar">
      <Where />
      <div className="tools">
        <button
          type="button"
          className="icon"
          title={`${undo} (U)`}
          aria-label={undo}
          disabled={!view.mayUndo}
          onClick={hand.undo}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          className="icon"
          title={`${redo} (R)`}
          aria-label={redo}
          disabled={!view.mayRedo}
          onClick={hand.redo}
        >
          <Icon name="redo" />
        </button>
        <NewGame />
        <SaveGame />
        <Settings t={t} />
      </div>
    </header>
  );
}
