import { GameFacts } from '../../home/games/GameCard.tsx';
import { nameOf } from '../../home/games/nameOf.ts';
import { useDesk } from '../../shell/desk.ts';
import type { KeptGame } from '../../shell/keeping/keptGame.ts';
import { useLook } from '../../shell/useLook.ts';
import { OnlinePage } from '../OnlinePage.tsx';
import { FarAway } from './FarAway.tsx';

interface Props {
  readonly game: KeptGame;
  readonly text: string;
}

/** A game of this browser goes on at the server, against somebody far away. The one that is kept here stays as it is. */
export function TakeOnline({ game, text }: Props) {
  const t = useLook();
  const language = useDesk(desk => desk.language);
  return (
    <OnlinePage t={t}>
      <h1>{t('online.take', { name: nameOf(game, language) })}</h1>
      <GameFacts game={game} now={Date.now()} t={t} />
      <p>{t('online.take.about')}</p>
      <FarAway title={game.ruleset} setup={game.setup} record={text} t={t} />
    </OnlinePage>
  );
}
