import { create } from 'zustand';

export const WATCH_SPEEDS = [0.5, 1, 2, 4] as const;
type WatchSpeed = (typeof WATCH_SPEEDS)[number];

/** How two that play by themselves are watched. */
interface Watch {
  readonly isPaused: boolean;
  readonly speed: WatchSpeed;
  /** So many actions more before it pauses again. */
  readonly steps: number;
}

export const useWatch = create<Watch>(() => ({ isPaused: false, speed: 1, steps: 0 }));

export const turnPause = (): void => useWatch.setState(({ isPaused }) => ({ isPaused: !isPaused, steps: 0 }));

/** One action, and pauses. */
export const stepOn = (): void => useWatch.setState(({ steps }) => ({ isPaused: true, steps: steps + 1 }));

export const setSpeed = (speed: WatchSpeed): void => useWatch.setState({ speed });

/** Milliseconds before an action, and before what belongs to it. */
const BEFORE_ACTION = 900;
const WITHIN_ACTION = 300;

const rest = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));

/** Comes back when an action may begin. */
function released(): Promise<void> {
  return new Promise(resolve => {
    const look = (): boolean => {
      const { isPaused, steps } = useWatch.getState();
      if (isPaused && steps === 0) return false;
      if (isPaused) useWatch.setState({ steps: steps - 1 });
      resolve();
      return true;
    };
    if (look()) return;
    const stop = useWatch.subscribe(() => {
      stop();
      if (!look()) void released().then(resolve);
    });
  });
}

/** What has begun is seen to its end; before the next action it waits for whoever watches. */
export async function inStep(isNewAction: boolean): Promise<void> {
  if (isNewAction) await released();
  await rest((isNewAction ? BEFORE_ACTION : WITHIN_ACTION) / useWatch.getState().speed);
}
