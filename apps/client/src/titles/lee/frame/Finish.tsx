import { SIDES } from '@wigwag/lee';
import { Ending } from '../../../shell/parts/Ending.tsx';
import { tacticName } from '../boards/tacticWords.ts';
import { useRoom } from '../room.ts';

/** What both tactics brought. */
export function Finish() {
  const { t, language, world, view } = useRoom();
  const { play, tactics } = view.game.board;
  const of = (side: 'blue' | 'grey') => play.score.find(score => score.side === side);
  const [blue, grey] = [of('blue')?.victoryPoints ?? 0, of('grey')?.victoryPoints ?? 0];
  const winner = blue === grey ? undefined : blue > grey ? 'blue' : 'grey';
  const headline =
    winner === undefined
      ? t('lee.client.end.drawn')
      : t('lee.client.end.won', { army: world.armies[winner].name[language] });
  return (
    <Ending winner={winner} headline={headline}>
      <table className="lee-score">
        <tbody>
          {SIDES.map(side => {
            const score = of(side);
            const tactic = tactics.army[side];
            return (
              <tr key={side} className={`by-${side}`}>
                <th scope="row">{world.armies[side].name[language]}</th>
                <td>{tactic && tacticName(t, tactic)}</td>
                <td>{score && t('lee.client.end.goals', { goals: score.goals.join(', ') || '–' })}</td>
                <td>{score?.percent ?? 0} %</td>
                <td>{t('lee.client.end.points', { count: score?.victoryPoints ?? 0 })}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Ending>
  );
}
