import type { Translate } from '@wigwag/words';
import { addressOfGame } from '../shell/address.ts';
import { useDesk } from '../shell/desk.ts';
import { useGames } from '../shell/keeping/useGames.ts';
import { addressOfScenario } from '../titles/gcacw/address.ts';
import { datesOf } from '../titles/gcacw/dates.ts';
import { type Entry, previewOf } from '../titles/gcacw/library/library.ts';

/** How long a game lasts, by the decisions it takes: a piece a turn takes about a minute. */
function lengthOf({ pieces, turns }: Entry, t: Translate): string {
  const minutes = pieces * turns;
  if (minutes < 70) return t('client.home.length.short');
  return minutes < 180 ? t('client.home.length.evening') : t('client.home.length.long');
}

export function Facts({ entry, t }: { readonly entry: Entry; readonly t: Translate }) {
  const language = useDesk(desk => desk.language);
  const { from, to, turns, pieces } = entry;
  return (
    <p className="facts">
      <span>{datesOf(from, to, language)}</span>
      <span>{t('client.home.turns', { count: turns })}</span>
      <span>{t('client.home.pieces', { count: pieces })}</span>
      <span>{lengthOf(entry, t)}</span>
    </p>
  );
}

/** A picture that is not there leaves plain paper. */
export const Preview = ({ scenario }: { readonly scenario: string }) => (
  <img
    className="preview"
    src={previewOf(scenario)}
    alt=""
    width="480"
    height="320"
    loading="lazy"
    onError={event => event.currentTarget.classList.add('missing')}
  />
);

/** A scenario in the list; a game that was left waits on it. */
export function Card({ entry, t }: { readonly entry: Entry; readonly t: Translate }) {
  const language = useDesk(desk => desk.language);
  const address = addressOfScenario(entry.id);
  const left = useGames().find(game => game.address === address && !game.isOver);
  return (
    <li className="card">
      <a href={`#${entry.id}`}>
        <Preview scenario={entry.id} />
        <h3>{entry.title[language]}</h3>
        <Facts entry={entry} t={t} />
      </a>
      {left !== undefined && (
        <a className="go-on" href={addressOfGame(left.id)}>
          {t('client.home.goOn')}
        </a>
      )}
    </li>
  );
}
