import { SIDES } from '@wigwag/gcacw';
import { useDesk } from '../../../../shell/desk.ts';
import { useRoom } from '../../room.ts';
import { deedSaid, foremost, inTenths, pointsSaid, reckonedOf, termsSaid } from '../advice/said.ts';
import { putOpponent, type Warning } from '../desk.ts';
import { OthersBar } from './OpponentBar.tsx';

/** The coach would do something else: the player goes ahead, or thinks again. */
export function WarningBar({ warning: { thought, loss, goAhead } }: { readonly warning: Warning }) {
  const { view, world, t } = useRoom();
  const language = useDesk(desk => desk.language);
  const points = (value: number): string => pointsSaid(value, language);
  const reckoned = reckonedOf(thought);
  const worth =
    reckoned &&
    t('client.coach.worth', {
      best: points(reckoned.value),
      term: termsSaid(t, reckoned)[0]?.text ?? '',
      own: points(inTenths(reckoned.value) - inTenths(loss)),
    });
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
        {t('client.coach.warns', { points: points(-loss).replace('−', '') })}
      </p>
      <p className="info">
        {t('client.coach.rather', { deed: deedSaid(t, world, foremost(thought)) })} {worth}
      </p>
    </OthersBar>
  );
}
