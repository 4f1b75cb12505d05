import { startTransition, useEffect, useState } from 'react';

/** Runs once the next frame is on the screen; what it gives back calls it off. */
export function afterPaint(run: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  // What is asked for in a frame comes before it is painted, and the next task after that. A hidden page has no frames.
  const next = (): void => port2.postMessage(undefined);
  const isSeen = document.visibilityState === 'visible';
  const waits = isSeen ? requestAnimationFrame(next) : 0;
  if (!isSeen) next();
  return () => {
    cancelAnimationFrame(waits);
    port1.close();
  };
}

/** The value as it was until everything else that changed with it is on the screen: drawing that nobody waits for holds up no frame. */
export function useAfterPaint<T>(value: T): T {
  const [late, setLate] = useState(value);
  // A value may be a function.
  useEffect(
    () => (late === value ? undefined : afterPaint(() => startTransition(() => setLate(() => value)))),
    [late, value],
  );
  return late;
}

/** Browsers that do not say when they are idle get a moment to draw. */
const MOMENT = 200;
/** A page that is never idle does not wait longer. */
const LONGEST = 2000;

/** Until the page has nothing else to do. */
export const idle = (): Promise<unknown> =>
  new Promise(resolve => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: LONGEST });
    else setTimeout(resolve, MOMENT);
  });
