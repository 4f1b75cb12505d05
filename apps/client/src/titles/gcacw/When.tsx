import { conditionsOf } from '@wigwag/gcacw';
import { dateOf } from '@wigwag/words';
import { useDesk } from '../../shell/desk.ts';
import { phaseName } from './phaseName.ts';
import { useRoom } from './room.ts';

/** Rain and high water, each with the last turn it lasts; nothing on a dry day. */
function WeatherNow() {
  const { world, view, t } = useRoom();
  const { board } = view.game;
  const { rain, minor, major } = conditionsOf(board);
  const until = (turn: number) => ({ turn: Math.min(turn, world.turns) });
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

/** Turn, day, weather and phase; what finds no room is left out from the end. */
export function When() {
  const { world, view, t } = useRoom();
  const language = useDesk(desk => desk.language);
  const { scenario, turns } = world;
  const { turn } = view.game.board;
  return (
    <p className="when">
      <span className="turn">{t('client.turn', { turn, turns })}</span>
      <span className="date">{dateOf(scenario.turns[turn - 1], language)}</span>
      <WeatherNow />
      <span className="phase">{view.frame === undefined ? t('client.over') : phaseName(t, view)}</span>
    </p>
  );
}
