import type { Told } from '@wigwag/host';
import type { Vocabulary } from '@wigwag/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { ShellRoom } from '../room.ts';

/** Milliseconds of work after which the page may draw and answer. */
const SLICE = 12;

type Room = ShellRoom<Vocabulary, unknown>;

/** By the line with which a moment ended. */
type Known = ReadonlyMap<Told<Vocabulary>, number>;

async function reckon(
  room: Room,
  known: Map<Told<Vocabulary>, number>,
  tell: () => void,
  signal: AbortSignal,
): Promise<void> {
  const { sitting, replay } = room;
  const { log } = sitting.view();
  let until = performance.now() + SLICE;
  for (const { lines } of replay?.moments ?? []) {
    const last = log[lines - 1];
    if (last === undefined || known.has(last)) continue;
    const game = await sitting.past(lines);
    const lead = game && replay?.leadOf(game);
    if (lead !== undefined) known.set(last, lead);
    if (performance.now() < until) continue;
    tell();
    await new Promise(resolve => setTimeout(resolve));
    if (signal.aborted) return;
    until = performance.now() + SLICE;
  }
  tell();
}

/** The lead at the end of each moment, as far as it is known: the game is gone through while the page goes on drawing. */
export function useLeads(room: Room): readonly (number | undefined)[] {
  const { sitting, replay } = room;
  const [known, setKnown] = useState<Known>(new Map());
  const { log } = sitting.view();
  const moments = replay?.moments;
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when there is something new to go through
  useEffect(() => {
    const stop = new AbortController();
    const found = new Map(known);
    void reckon(room, found, () => !stop.signal.aborted && setKnown(new Map(found)), stop.signal);
    return () => stop.abort();
  }, [sitting, log, moments]);
  return useMemo(
    () => (moments ?? []).map(({ lines }) => known.get(log[lines - 1] as Told<Vocabulary>)),
    [moments, known, log],
  );
}
