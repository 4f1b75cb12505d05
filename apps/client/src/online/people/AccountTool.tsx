import type { Translate } from '@wigwag/words';
import { KEYS } from '../keys.ts';
import { useMyGames } from '../lobby/myGames.ts';
import { nextGame } from '../lobby/nextGame.ts';
import { useWho } from './who.ts';

/** In the head of every page: who I am, and how many games wait for me. */
export function AccountTool({ t }: { readonly t: Translate }) {
  const { me, isKnown } = useWho();
  const games = useMyGames(({ games: mine }) => mine);
  const count = games.filter(({ isMyTurn }) => isMyTurn).length;
  if (!isKnown) return undefined;
  if (me === undefined) {
    return (
      <a className="choice quiet" href={`?sign-in${location.hash.startsWith('#join=') ? location.hash : ''}`}>
        {t('online.signIn')}
      </a>
    );
  }
  return (
    <>
      {count > 0 && (
        <button type="button" className="turn-count" aria-keyshortcuts={KEYS.next} onClick={() => nextGame()}>
          <span className="turn-number" aria-hidden="true">
            {count}
          </span>
          <span className="turn-words">{t('online.yourTurns', { count })}</span> <kbd>{KEYS.next}</kbd>
        </button>
      )}
      <a className="account-tool" href="?account" title={t('online.account')}>
        <span className="initial" aria-hidden="true">
          {[...me.name][0]?.toUpperCase()}
        </span>
        <span className="account-name">{me.name}</span>
        <span className="unseen">{t('online.account')}</span>
      </a>
    </>
  );
}
