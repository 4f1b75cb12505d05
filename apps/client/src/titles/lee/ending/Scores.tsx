import { goalCount, SIDES, type Side } from '@wigwag/lee';
import { keyFor } from '@wigwag/words';
import { tacticName } from '../boards/tacticWords.ts';
import { useRoom } from '../room.ts';
import { listIn, sideCalled } from '../roster.ts';
import { dollars } from '../said.ts';

/** What a side's tactic asked for, which of it was met, and what that pays. */
function Score({ side }: { readonly side: Side }) {
  const { t, language, world, view } = useRoom();
  const { board } = view.game;
  const tactic = board.tactics.army[side];
  const score = board.play.score.find(each => each.side === side);
  if (tactic === undefined || score === undefined) return undefined;
  const value = listIn(world, board, side)?.value ?? 0;
  return (
    <section className={`lee-score by-${side}`}>
      <h2>
        <span className="side-mark" aria-hidden="true" /> {sideCalled({ t, language, world }, side)}
        <b>{t('lee.client.end.points', { count: score.victoryPoints })}</b>
      </h2>
      <p>{t('lee.client.end.tactic', { tactic: tacticName(t, tactic) })}</p>
      <ol>
        {Array.from({ length: goalCount(tactic) }, (_, place) => place + 1).map(goal => {
          const isMet = score.goals.includes(goal);
          return (
            <li key={goal} className={isMet ? 'met' : 'missed'}>
              <span aria-hidden="true">{isMet ? '✓' : '–'}</span> {t(keyFor('lee.goal', tactic, String(goal)))}
              <span className="unseen">{isMet ? t('lee.client.end.met') : t('lee.client.end.missed')}</span>
            </li>
          );
        })}
      </ol>
      <p>
        {t('lee.client.end.sum', {
          percent: score.percent,
          value: dollars(language, value),
          points: score.victoryPoints,
        })}
      </p>
    </section>
  );
}

export const Scores = () => (
  <div className="lee-scores">
    {SIDES.map(side => (
      <Score key={side} side={side} />
    ))}
  </div>
);
