import { useEffect } from 'react';
import { tellPresence } from '../api/table.ts';

/** Whoever has not touched anything for so long is idle. */
const IDLE_MS = 120_000;
const AGAIN_MS = 30_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

type State = 'here' | 'idle' | 'away';

/** Is the tab in sight, and used? */
export const stateAt = (now: number, touched: number, isInSight: boolean): State => {
  if (!isInSight) return 'away';
  return now - touched < IDLE_MS ? 'here' : 'idle';
};

/** Tells the others at a table whether its player is there: now and then, and whenever that changes. */
export function usePresence(id: string, isSeated: boolean): void {
  useEffect(() => {
    if (!isSeated) return;
    let touched = Date.now();
    let told: State | undefined;
    let toldAt = 0;
    const tell = (): void => {
      const now = Date.now();
      const state = stateAt(now, touched, document.visibilityState === 'visible');
      if (state === told && now - toldAt < AGAIN_MS) return;
      told = state;
      toldAt = now;
      void tellPresence(id, state).catch(() => undefined);
    };
    const touch = (): void => {
      touched = Date.now();
      if (told === 'idle') tell();
    };
    const timer = setInterval(tell, 5000);
    for (const sign of SIGNS) window.addEventListener(sign, touch, { passive: true });
    document.addEventListener('visibilitychange', tell);
    tell();
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, touch);
      document.removeEventListener('visibilitychange', tell);
      void tellPresence(id, 'away').catch(() => undefined);
    };
  }, [id, isSeated]);
}
