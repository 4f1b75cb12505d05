import { analysing, Story, type Told } from '@wigwag/ai';
import type { AnalysisAsked, AnalysisSaid } from './protocol.ts';

const say = (said: AnalysisSaid): void => self.postMessage(said);

/** What was found is told so often at most, in milliseconds. */
const PAUSE = 1000;

/** What goes wrong here the page hears of as an error of the thread. */
self.addEventListener('message', ({ data }: MessageEvent<AnalysisAsked>) => {
  const { world, log, past, eyes, settings } = data;
  const at: Told['past'] = lines => {
    const seen = past[lines - 1];
    return seen && { world, ...seen };
  };
  const work = analysing(new Story({ world, log, eyes, past: at }), settings);
  let told = performance.now();
  let step = work.next();
  while (step.done !== true) {
    const { done, of, soFar } = step.value;
    const isTime = performance.now() - told > PAUSE;
    if (isTime) told = performance.now();
    say(isTime ? { done, of, found: soFar() } : { done, of });
    step = work.next();
  }
  say({ done: 1, of: 1, found: step.value });
});
