import { conditionsOf } from '@wigwag/gcacw';
import { keyFor, LANGUAGES, phaseTitle } from '@wigwag/words';
import { useState } from 'react';
import { useRoom } from '../context.ts';
import { setLanguage, setTheme, useDesk } from '../desk.ts';
import { Icon } from './Icon.tsx';

function dateOf(iso: string | undefined, language: string): string {
  if (iso === undefined) return '';
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(Date.parse(iso));
}

/** Rain and high water, each with the last turn it lasts; nothing on a dry day. */
function WeatherNow() {
  const { view, t } = useRoom();
  const { board } = view.game;
  const { rain, minor, major } = conditionsOf(board);
  return (
    <>
      {rain && <span className="weather">{t('client.weather.rain', { turn: board.weather.rain })}</span>}
      {minor && <span className="weather">{t('client.weather.minor', { turn: board.weather.minor })}</span>}
      {major && <span className="weather">{t('client.weather.major', { turn: board.weather.major })}</span>}
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
      <h1 className="scenario">{scenario.title[language]}</h1>
      <p className="when">
        <span className="turn">{t('client.turn', { turn, turns })}</span>
        <span className="date">{dateOf(scenario.turns[turn - 1], language)}</span>
        <span className="phase">{frame === undefined ? t('client.over') : name}</span>
        <WeatherNow />
      </p>
    </>
  );
}

function Languages() {
  const { t } = useRoom();
  const language = useDesk(desk => desk.language);
  return (
    <fieldset className="languages">
      <legend className="unseen">{t('client.language')}</legend>
      {LANGUAGES.map(each => (
        <button key={each} type="button" lang={each} aria-pressed={each === language} onClick={() => setLanguage(each)}>
          {each.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

function ThemeButton() {
  const { t } = useRoom();
  const theme = useDesk(desk => desk.theme);
  const label = theme === 'dark' ? t('client.light') : t('client.dark');
  return (
    <button
      type="button"
      className="icon"
      title={label}
      aria-label={label}
      onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
    </button>
  );
}

/** A game that has begun is put away only when asked twice. */
function NewGame() {
  const { view, hand, t } = useRoom();
  const [asked, setAsked] = useState(false);
  const label = asked ? t('client.newGameSure') : t('client.newGame');
  const onClick = (): void => {
    const sure = asked || !view.mayUndo;
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
        <Languages />
        <ThemeButton />
      </div>
    </header>
  );
}
