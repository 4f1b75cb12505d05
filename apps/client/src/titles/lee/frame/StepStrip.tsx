import { STEPS, type Step } from '@wigwag/lee';
import { useEffect, useRef } from 'react';
import { put } from '../../../shell/desk.ts';
import { replayAt } from '../../../shell/replay/state.ts';
import { stepName } from '../asking/crumbs.ts';
import { stretchAt } from '../replay/moments.ts';
import type { BattleReplay } from '../replay/useReplay.tsx';
import { type Room, useRoom } from '../room.ts';
import { ASKING, laterSaid } from './laterStep.ts';

/** The how-manieth of the steps that ask something it is, or the next of them. */
export function placeOf(step: Step): { readonly n: number; readonly of: number } {
  const found = ASKING.findIndex(each => STEPS.indexOf(each) >= STEPS.indexOf(step));
  return { n: found < 0 ? ASKING.length : found + 1, of: ASKING.length };
}

function stepOf(stretch: number): Step {
  const found = stretchAt(stretch);
  return 'turn' in found ? 'battle' : found.step;
}

/** Of a game that is looked back on: how many lines the log had when the last moment of a step was over; undefined: it has none. */
const endOf = ({ moments }: BattleReplay, step: Step): number | undefined =>
  moments.findLast(({ stretch }) => stepOf(stretch) === step)?.lines;

type State = 'done' | 'now' | 'later';

/** What a click on a step does: one that is done is looked at again, one to come says what it is about. */
function turnTo({ t, view, draft, hold }: Room, step: Step, state: State): void {
  if (state === 'later') {
    put({ message: { text: laterSaid(t, step, view.game.board.step || 'lists'), isNote: true } });
    return;
  }
  const isLooked = draft?.kind === 'look' && draft.step === step;
  hold(state === 'done' && !isLooked ? { kind: 'look', step } : undefined);
}

/** The set-up from left to right: done, now, to come. */
export function StepStrip() {
  const room = useRoom();
  const { t, view, draft, replay } = room;
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
        {ASKING.map((each, i) => {
          const at = STEPS.indexOf(each);
          const state = at < now ? 'done' : at === now ? 'now' : 'later';
          const label = stepName(t, each);
          const end = isPast ? endOf(replay, each) : undefined;
          return (
            <li key={each} className={state}>
              <button
                type="button"
                disabled={isPast && end === undefined}
                aria-current={state === 'now' ? 'step' : undefined}
                aria-pressed={looked === each}
                onClick={() => (end === undefined ? turnTo(room, each, state) : replayAt(end))}
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
