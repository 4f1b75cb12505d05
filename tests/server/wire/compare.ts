import type { TestServer } from '@wigwag/server/testing/server';
import { type Script, withLeak } from './script.ts';
import { WatchedTable } from './table.ts';

/** Something that reached a side, or a stranger, in one of two games that they may not tell apart. */
export interface Leak {
  readonly watcher: string;
  /** After so many acts. */
  readonly act: number;
  readonly one: string | undefined;
  readonly other: string | undefined;
}

export interface Compared {
  readonly acts: number;
  /** Messages and answers, and their bytes. */
  readonly pieces: number;
  readonly bytes: number;
  readonly leak: Leak | undefined;
}

const AROUND = 160;

/** The place where they part, with what stands around it. */
function parted(one: string | undefined, other: string | undefined) {
  const at = [...(one ?? '')].findIndex((letter, n) => letter !== other?.[n]);
  const near = (text: string | undefined): string | undefined => text?.slice(Math.max(0, at - AROUND), at + AROUND);
  return { one: near(one), other: near(other) };
}

/** Plays both at the server, and compares everything that reaches the side. `isLeaky`: one that tells something, on purpose. */
export async function compareAtServer(server: TestServer, script: Script, isLeaky = false): Promise<Compared> {
  const { watcher, acts } = script;
  const [hosted, otherHosted] = script.hosted.map(each => (isLeaky ? withLeak(each, watcher) : each));
  if (hosted === undefined || otherHosted === undefined) throw new Error('twins are two');
  const [one, other] = await Promise.all([hosted, otherHosted].map(each => WatchedTable.lay(server, each, script)));
  if (one === undefined || other === undefined) throw new Error('twins are two');
  const count = { pieces: 0, bytes: 0 };
  const compare = async (look: (table: WatchedTable) => Promise<readonly string[]>, act: number) => {
    const [reached, otherReached] = (await Promise.all([one, other].map(look))) as [
      readonly string[],
      readonly string[],
    ];
    count.pieces += reached.length;
    count.bytes += reached.reduce((sum, { length }) => sum + length, 0);
    const most = Math.max(reached.length, otherReached.length);
    const at = Array.from({ length: most }, (_, n) => n).find(n => reached[n] !== otherReached[n]);
    return at === undefined ? undefined : { watcher, act, ...parted(reached[at], otherReached[at]) };
  };
  const reachedBy = (table: WatchedTable) => table.reached();
  const askedBy = async (table: WatchedTable) => [...(await table.asked()), await table.notice()];
  try {
    let leak = (await compare(reachedBy, 0)) ?? (await compare(askedBy, 0));
    for (const [at, act] of acts.entries()) {
      if (leak !== undefined) break;
      await Promise.all([one.play(act.one), other.play(act.other)]);
      leak = await compare(reachedBy, at + 1);
    }
    leak ??= await compare(askedBy, acts.length);
    return { acts: acts.length, ...count, leak };
  } finally {
    one.close();
    other.close();
  }
}
