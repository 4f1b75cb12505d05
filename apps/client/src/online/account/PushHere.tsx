import type { Translate } from '@wigwag/words';
import { useDeed } from '../api/useDeed.ts';
import { Problem } from '../people/Field.tsx';
import { useWho } from '../people/who.ts';
import { type PushState, pushState, startPush, stopPush } from '../push/subscription.ts';
import { Line } from './Section.tsx';
import { useLoaded } from './useLoaded.ts';

const SAID: { readonly [S in PushState]: (t: Translate) => string } = {
  none: t => t('online.push.none'),
  denied: t => t('online.push.denied'),
  off: t => t('online.push.off'),
  on: t => t('online.push.on'),
};

/** Is this browser told, also while no page of ours is open? It is asked only when somebody wants it. */
export function PushHere({ t }: { readonly t: Translate }) {
  const key = useWho(who => who.pushKey);
  const { value: state, load } = useLoaded(pushState);
  const { isBusy, problem, run } = useDeed(t);
  const change = (act: () => Promise<void>) => (): void => run(() => act().finally(load));
  return (
    <>
      <Line name={t('online.push')} about={<span role="status">{state === undefined ? '' : SAID[state](t)}</span>}>
        {state === 'off' && (
          <button type="button" className="choice" disabled={isBusy} onClick={change(() => startPush(key))}>
            {t('online.push.start')}
          </button>
        )}
        {state === 'on' && (
          <button type="button" className="choice" disabled={isBusy} onClick={change(stopPush)}>
            {t('online.push.stop')}
          </button>
        )}
      </Line>
      <Problem problem={problem} />
    </>
  );
}
