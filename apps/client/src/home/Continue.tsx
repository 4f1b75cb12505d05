import type { Translate } from '@wigwag/words';
import { addressOfGame } from '../shell/address.ts';
import { useDesk } from '../shell/desk.ts';
import type { KeptGame } from '../shell/keeping/keptGame.ts';
import { glanceShown, seatsShown, sideShown } from '../titles/setups.ts';
import { pictureOf } from './games/GamePicture.tsx';
import { lastPlayed } from './games/lastPlayed.ts';
import { nameOf } from './games/nameOf.ts';

interface Props {
  /** Those in use, the last one played first. */
  readonly games: readonly KeptGame[];
  readonly t: Translate;
}

/** Whose move it is. */
function Mover({ game, t }: { readonly game: KeptGame; readonly t: Translate }) {
  const side = game.decider === undefined ? undefined : sideShown(t, game.ruleset, game.decider);
  if (side === undefined) return undefined;
  return (
    <p className={`mover filled of-${game.ruleset} by-${game.decider}`}>
      <span className="side-mark" aria-hidden="true" />
      {t('client.games.decides', { side })}
    </p>
  );
}

/** The game that was left last, large: one click and it goes on. */
export function Continue({ games, t }: Props) {
  const language = useDesk(desk => desk.language);
  const game = games.find(({ isOver }) => !isOver);
  if (game === undefined) return undefined;
  const name = nameOf(game, language);
  const picture = pictureOf(t, game);
  const { sentences } = glanceShown(t, game.ruleset, game.glance);
  const played = lastPlayed(t, language, game.changed, Date.now());
  return (
    <section className="continue" aria-labelledby="continue">
      <h2 id="continue">{t('client.home.continue')}</h2>
      <div className={picture === undefined ? 'continued no-picture' : 'continued'}>
        {picture}
        <div className="continued-text">
          <Mover game={game} t={t} />
          <h3>{name}</h3>
          {game.name !== undefined && <p className="section-note">{game.label[language]}</p>}
          <p className="section-note">
            {seatsShown(t, game.ruleset, game).map(seat => (
              <span key={seat}>{seat}. </span>
            ))}
            {sentences.map(sentence => (
              <span key={sentence}>{sentence} </span>
            ))}
            {played !== undefined && (
              <time dateTime={played.iso} title={played.date}>
                {t('client.home.left', { when: played.when })}
              </time>
            )}
          </p>
          <a className="choice main" href={addressOfGame(game.id)}>
            {t('client.home.continueGame', { name })}
          </a>
        </div>
      </div>
    </section>
  );
}
