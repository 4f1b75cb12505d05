import { STEPS, type Step } from '@wigwag/lee';
import { useEffect, useRef } from 'react';
import { replayAt } from '../../../shell/replay/state.ts';
import { stepName } from '../asking/crumbs.ts';
import { stretchAt } from '../replay/moments.ts';
import type { BattleReplay } from '../replay/useReplay.tsx';
import { useRoom } from '../room.ts';

/** Steps that ask nothing of anybody: they come with the one before. */
const SILENT: readonly Step[] = ['points', 'bases'];

const SHOWN = STEPS.filter(step => !SILENT.includes(step));

/** The how-manieth of the steps that ask something it is, or the next of them. */
export function placeOf(step: Step): { readonly n: number; readonly of: number } {
  const found = SHOWN.findIndex(each => STEPS.indexOf(each) >= STEPS.indexOf(step));
  return { n: found < 0 ? SHOWN.length : found + 1, of: SHOWN.length };
}

function stepOf(stretch: number): Step {
  const found = stretchAt(stretch);
  return 'turn' in found ? 'battle' : found.step;
}

/** Of a game that is looked back on: how many lines the log had when the last moment of a step was over; undefined: it has none. */
const endOf = ({ moments }: BattleReplay, step: Step): number | undefined =>
  moments.findLast(({ stretch }) => stepOf(stretch) === step)?.lines;

/** The set-up from left to right: done, now, to come. A step that is done can be looked at again. */
export function StepStrip() {
  const { t, view, draft, hold, replay } = useRoom();
  const { step } = view.game.board;
  const isPast = view.past !== undefined;
  const now = STEPS.indexOf(step === '' ? 'lists' : step);
  const strip = useRef<HTMLElement>(null);
  // On a narrow screen the strip is longer than the screen is wide.
  useEffect(() => {
    const { current: whole } = strip;
    if (whole === null || now === 0) return;
    const showNow = (): void => {
      const item = whole.querySelector<HTMLElement>('li.now');
      // Only the strip goes sideways, never what it lies on.
      if (item) whole.scrollTo({ left: item.offsetLeft - (whole.clientWidth - item.offsetWidth) / 2 });
    };
    // At once, and when a tablet is turned.
    const watching = new ResizeObserver(showNow);
    watching.observe(whole);
    return () => watching.disconnect();
  }, [now]);
  const looked = draft?.kind === 'look' ? draft.step : undefined;
  return (
    <nav ref={strip} className="lee-strip" aria-label={t('lee.client.steps')}>
      <ol>
        {SHOWN.map((each, i) => {
          const at = STEPS.indexOf(each);
          const state = at < now ? 'done' : at === now ? 'now' : 'later';
          const label = stepName(t, each);
          const end = isPast ? endOf(replay, each) : undefined;
          return (
            <li key={each} className={state}>
              <button
                type="button"
                disabled={isPast ? end === undefined : state === 'later'}
                aria-current={state === 'now' ? 'step' : undefined}
                aria-pressed={looked === each}
                onClick={() =>
                  end === undefined
                    ? hold(state === 'done' && looked !== each ? { kind: 'look', step: each } : undefined)
                    : replayAt(end)
                }
              >
                <span className="lee-mark" aria-hidden="true">
                  {state === 'done' ? '✓' : i + 1}
                </span>
                {label}
                {state === 'done' && <span className="unseen">{t('lee.client.done')}</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
