import type { Said, Task } from './protocol.ts';
import { Thinker } from './thinker.ts';

const say = (said: Said): void => self.postMessage(said);

let thinker: Thinker | undefined;

/** What goes wrong here the page hears of as an error of the thread. */
self.addEventListener('message', ({ data }: MessageEvent<Task>) => {
  if (data.do === 'lay') {
    thinker = new Thinker(data.world);
    return;
  }
  if (thinker === undefined) throw new Error('asked without a map');
  const { id, question } = data;
  const thought = thinker.think(question, {
    weighed: count => say({ say: 'weighed', id, count }),
    soFar: choice => say({ say: 'soFar', id, choice }),
  });
  say({ say: 'thought', id, thought });
});
