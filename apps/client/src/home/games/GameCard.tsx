import type { Translate } from '@wigwag/words';
import { useRef, useState } from 'react';
import { isServed } from '../../online/served.ts';
import { addressOfGame } from '../../shell/address.ts';
import { useDesk } from '../../shell/desk.ts';
import type { KeptGame } from '../../shell/keeping/keptGame.ts';
import { STORE } from '../../shell/keeping/store.ts';
import { seatsShown, setupShown, sideShown } from '../../titles/setups.ts';
import { NameField } from './GameName.tsx';
import { pictureOf } from './GamePicture.tsx';
import { lastPlayed } from './lastPlayed.ts';
import { type Deed, More } from './More.tsx';
import { nameOf } from './nameOf.ts';

/** What may be done to a game from the list. */
export interface Deeds {
  readonly onAgain: (game: KeptGame) => void;
  readonly onArchive: (game: KeptGame) => void;
  readonly onDelete: (game: KeptGame) => void;
}

export interface CardProps extends Deeds {
  readonly game: KeptGame;
  readonly isDamaged: boolean;
  readonly now: number;
  readonly t: Translate;
}

/** Seeds are long, and nobody reads them: enough to tell one from another. */
const SHOWN_OF_SEED = 6;
const shortSeed = (seed: string): string => (seed.length > SHOWN_OF_SEED ? `${seed.slice(0, SHOWN_OF_SEED)}…` : seed);

/** Where it is from, how far it is, what it is played with, and when it was last played. Of hidden decisions not even the number is told. */
export function GameFacts({ game, now, t }: Pick<CardProps, 'game' | 'now' | 't'>) {
  const language = useDesk(desk => desk.language);
  const { name, label, decisions, isOver, seed, changed, ruleset, setup } = game;
  const { options, hasSecrets } = setupShown(t, ruleset, setup);
  const played = lastPlayed(t, language, changed, now);
  const side = game.decider === undefined ? undefined : sideShown(t, ruleset, game.decider);
  return (
    <>
      {side !== undefined && (
        <p className={`decides of-${game.ruleset} by-${game.decider}`}>
          <span className="side-mark" aria-hidden="true" />
          {t('client.games.decides', { side })}
        </p>
      )}
      <p className="facts">
        {name !== undefined && <span>{label[language]}</span>}
        {!hasSecrets && <span>{t('client.games.decisions', { count: decisions })}</span>}
        {isOver && <span className="over-mark">{t('client.games.over')}</span>}
        {played !== undefined && (
          <time dateTime={played.iso} title={played.date}>
            {t('client.games.played', { when: played.when })}
          </time>
        )}
      </p>
      <p className="facts fine">
        {seatsShown(t, ruleset, game).map(seat => (
          <span key={seat}>{seat}</span>
        ))}
        {options.length > 0 && <span>{options.join(', ')}</span>}
        {!hasSecrets && seed !== undefined && seed !== '' && (
          <span title={seed}>{t('client.games.seed', { seed: shortSeed(seed) })}</span>
        )}
      </p>
    </>
  );
}

function deedsOf({ game, t, onAgain, onArchive, onDelete }: CardProps, rename: () => void): readonly Deed[] {
  const archive = game.archived === undefined ? t('client.games.archive') : t('client.games.unarchive');
  return [
    { label: t('client.games.rename'), onDo: rename },
    { label: t('client.games.again'), onDo: () => onAgain(game) },
    ...(isServed() && !game.isOver
      ? [{ label: t('online.take.do'), onDo: () => location.assign(`?take=${encodeURIComponent(game.id)}`) }]
      : []),
    { label: archive, onDo: () => onArchive(game) },
    { label: t('client.games.delete'), onDo: () => onDelete(game), isGrave: true },
  ];
}

/** A game that is kept. */
export function GameCard(props: CardProps) {
  const { game, isDamaged, t } = props;
  const language = useDesk(desk => desk.language);
  const [isNaming, setNaming] = useState(false);
  const picture = pictureOf(t, game);
  const called = nameOf(game, language);
  const card = useRef<HTMLLIElement>(null);
  const onNamed = (name: string | undefined, byKey: boolean): void => {
    setNaming(false);
    if (byKey) card.current?.querySelector<HTMLElement>('.more > button')?.focus();
    if (name === undefined || name === called) return;
    void STORE.mark(game.id, { name: name === '' || name === game.label[language] ? undefined : name });
  };
  return (
    <li ref={card} className={picture === undefined ? 'game no-picture' : 'game'}>
      {picture !== undefined && <div className="game-picture">{picture}</div>}
      <div className="game-text">
        <div className="game-head">
          {isNaming ? <NameField name={called} t={t} onDone={onNamed} /> : <h3 title={called}>{called}</h3>}
          <More label={t('client.games.more', { name: called })} deeds={deedsOf(props, () => setNaming(true))} />
        </div>
        <GameFacts {...props} />
        {isDamaged && (
          <p className="damaged">
            <strong>{t('client.games.damaged')}.</strong> {t('client.games.damagedWhy')}
          </p>
        )}
        <a className="choice" href={addressOfGame(game.id)} aria-label={`${continueLabel(props)}: ${called}`}>
          {continueLabel(props)}
        </a>
      </div>
    </li>
  );
}

const continueLabel = ({ game, t }: CardProps): string =>
  game.isOver ? t('client.games.look') : t('client.games.continue');
