import { SIDES } from '@wigwag/gcacw';
import { useDesk } from '../../../../shell/desk.ts';
import { useRoom } from '../../room.ts';
import { adviceSaid, inTenths, pointsSaid, reasonsSaid, reckonedOf, termsSaid } from '../advice/said.ts';
import { putOpponent, type Warning } from '../desk.ts';
import { OthersBar } from './OpponentBar.tsx';

/** What is better about what the coach would do: by what he compared it with, or by what both are worth against passing. */
function useReason({ thought, loss }: Warning): string | undefined {
  const { t } = useRoom();
  const language = useDesk(desk => desk.language);
  const { compared } = thought;
  if (compared !== undefined) {
    const terms = reasonsSaid(t, compared.terms, language);
    return terms === '' ? undefined : t('client.coach.because', { terms });
  }
  const reckoned = reckonedOf(thought);
  return (
    reckoned &&
    t('client.coach.worth', {
      best: pointsSaid(reckoned.value, language),
      term: termsSaid(t, reckoned)[0]?.text ?? '',
      own: pointsSaid(inTenths(reckoned.value) - inTenths(loss), language),
    })
  );
}

/** The coach would do something else: the player goes ahead, or thinks again. */
export function WarningBar({ warning }: { readonly warning: Warning }) {
  const { view, world, t } = useRoom();
  const language = useDesk(desk => desk.language);
  const reason = useReason(warning);
  const { thought, loss, goAhead } = warning;
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
        {t('client.coach.rather', { deed: adviceSaid(t, world, view.frame, thought) })} {reason}
      </p>
    </OthersBar>
  );
}
