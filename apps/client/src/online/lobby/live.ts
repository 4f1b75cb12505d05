import type { LiveList, LiveNews } from '@wigwag/protocol';
import { useWho } from '../people/who.ts';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

type Listener = (what: LiveList) => void;

const listeners = new Set<Listener>();

/** Hears when a list at the server has changed: it is to be fetched again. Gives how to hear no more. */
export function onNews(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function heard(text: unknown): void {
  const { what } = JSON.parse(String(text)) as LiveNews;
  for (const each of what) for (const listener of listeners) listener(each);
}

/** The line on which the server says that something has changed; it is laid again when it is cut, a while later each time. */
function connect(cuts: number): void {
  const who = useWho.getState().me?.id;
  if (who === undefined) {
    const stop = useWho.subscribe(({ me }) => {
      if (me === undefined) return;
      stop();
      connect(0);
    });
    return;
  }
  const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`);
  let times = cuts;
  socket.addEventListener('open', () => {
    times = 0;
    // What was missed while there was no line.
    for (const listener of listeners) for (const what of ['games', 'challenges'] as const) listener(what);
  });
  socket.addEventListener('message', ({ data }) => heard(data));
  const stop = useWho.subscribe(({ me }) => {
    if (me?.id !== who) socket.close();
  });
  socket.addEventListener('close', () => {
    stop();
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** times);
    setTimeout(() => connect(times + 1), wait * (0.5 + Math.random()));
  });
}

export const keepLive = (): void => connect(0);
