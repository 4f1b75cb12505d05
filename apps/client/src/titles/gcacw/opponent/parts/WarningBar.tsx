import { SIDES } from '@wigwag/gcacw';
import { useDesk } from '../../../../shell/desk.ts';
import { useRoom } from '../../room.ts';
import { deedSaid, foremost, pointsSaid, termsSaid } from '../advice/said.ts';
import { putOpponent, type Warning } from '../desk.ts';
import { OthersBar } from './OpponentBar.tsx';

/** The coach would do something else: the player goes ahead, or thinks again. */
export function WarningBar({ warning: { thought, loss, goAhead } }: { readonly warning: Warning }) {
  const { view, world, t } = useRoom();
  const language = useDesk(desk => desk.language);
  const reasons = termsSaid(t, thought.explanation?.againstPassing ?? []).slice(0, 2);
  const close = (): void => putOpponent({ warning: undefined });
  return (
    <OthersBar
      side={SIDES.find(side => side === view.frame?.by) ?? 'table'}
      note={t('client.youDecide')}
      label={t('client.coach')}
      answers={
        <>
          <button type="button" className="choice main" onClick={close}>
            {t('client.coach.again')}
          </button>
          <button
            type="button"
            className="choice"
            onClick={() => {
              close();
              goAhead();
            }}
          >
            {t('client.coach.goAhead')}
          </button>
        </>
      }
    >
      <p className="prompt" role="alert">
        {t('client.coach.warns', { points: pointsSaid(-loss, language).replace('−', '') })}
      </p>
      <p className="info">
        {t('client.coach.rather', { deed: deedSaid(t, world, foremost(thought)) })}{' '}
        {reasons.map(({ text, value }) => `${text} ${pointsSaid(value, language)}.`).join(' ')}
      </p>
    </OthersBar>
  );
}
