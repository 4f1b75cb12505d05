import { ANALYSIS_SETTINGS, type Analysis, type Eyes } from '@wigwag/ai';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Sitting, View } from '../../room.ts';
import type { AnalysisAsked, AnalysisSaid, Seen } from './protocol.ts';

type State =
  | { readonly is: 'idle' | 'failed' }
  | { readonly is: 'working'; readonly done: number; readonly of: number }
  | { readonly is: 'done' };

export interface Analysing {
  readonly state: State;
  readonly analysis: Analysis | undefined;
  readonly start: () => void;
  /** What was found stays. */
  readonly stop: () => void;
}

/** Analyses that were made once, by the log they were made from. */
const known = new WeakMap<View['log'], Analysis>();

/** Fewer games than on the command line: somebody waits, and has one core for it. */
const PLAYOUTS = 8;
const MOMENTS = 16;

/** Whose past can be analysed here; undefined: nobody's, for what everybody sees of hidden forces is too little. */
export function eyesOf(sitting: Sitting, { world, isShared, eyes }: View): Eyes | undefined {
  if (world.scenario.victory === undefined) return undefined;
  if (!sitting.title.hasSecrets(world)) return 'all';
  return isShared || (eyes !== 'union' && eyes !== 'confederate') ? undefined : eyes;
}

async function askedOf(sitting: Sitting, { world, log }: View, eyes: Eyes, signal: AbortSignal) {
  const past: (Seen | undefined)[] = [];
  for (let lines = 1; lines <= log.length && !signal.aborted; lines++) {
    const game = await sitting.past(lines);
    past.push(game && { board: game.board, stack: game.stack });
  }
  const settings = { ...ANALYSIS_SETTINGS, playouts: PLAYOUTS, moments: MOMENTS };
  return { world, log, past, eyes, settings } satisfies AnalysisAsked;
}

/** The analysis of the game as it is seen from here, in a thread of its own, when somebody asks for it. */
export function useAnalysis(sitting: Sitting, view: View): Analysing {
  const { log } = view;
  const [state, setState] = useState<State>({ is: 'idle' });
  const [found, setFound] = useState<{ readonly log: View['log']; readonly analysis: Analysis }>();
  const running = useRef<AbortController>(undefined);
  const stop = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    setState({ is: 'idle' });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another log is another game to analyse
  useEffect(() => stop, [log, stop]);
  const start = (): void => {
    const eyes = eyesOf(sitting, view);
    if (eyes === undefined) return;
    const control = new AbortController();
    running.current = control;
    setState({ is: 'working', done: 0, of: 1 });
    void askedOf(sitting, view, eyes, control.signal).then(asked => {
      if (control.signal.aborted) return;
      const worker = new Worker(new URL('./analysisWorker.ts', import.meta.url), { type: 'module' });
      control.signal.addEventListener('abort', () => worker.terminate());
      worker.addEventListener('error', () => {
        if (control.signal.aborted) return;
        control.abort();
        setState({ is: 'failed' });
      });
      worker.addEventListener('message', ({ data }: MessageEvent<AnalysisSaid>) => {
        if (control.signal.aborted) return;
        if (data.found !== undefined) setFound({ log, analysis: data.found });
        setState({ is: 'working', done: data.done, of: data.of });
        if (data.found?.isWhole !== true) return;
        known.set(log, data.found);
        control.abort();
        setState({ is: 'done' });
      });
      worker.postMessage(asked);
    });
  };
  const analysis = known.get(log) ?? (found?.log === log ? found.analysis : undefined);
  return { state, analysis, start, stop };
}
