import { LIMITS_OF_FILE } from '../shell/keeping/limits.ts';
import { GameStore } from '../shell/keeping/store.ts';
import { lookFrom } from '../titles/libraryFile.ts';
import { OPENINGS } from '../titles/openings.ts';
import { handOver, headOf, prove, readWithin, sentTrouble } from './proof.ts';
import type { Naming, Said, Task } from './protocol.ts';
import { takeOver } from './takeOver.ts';

const say = (said: Said): void => self.postMessage(said);
const decisions = (portion: Extract<Said, { say: 'decisions' }>['decisions']): void =>
  say({ say: 'decisions', decisions: portion });

async function proveFile(file: Blob): Promise<void> {
  const proved = await prove(file, OPENINGS, LIMITS_OF_FILE, {
    decisions,
    replayed: (decision, of) => say({ say: 'replayed', decision, of }),
  });
  say('fault' in proved ? { say: 'fault', fault: proved.fault } : { say: 'done', head: proved.head });
}

async function readText(text: string): Promise<void> {
  const read = readWithin(text, LIMITS_OF_FILE);
  if ('saved' in read) handOver(read.saved.decisions, { decisions });
  say('fault' in read ? { say: 'fault', fault: read.fault } : { say: 'done', head: headOf(read.saved) });
}

async function importFile(file: Blob, naming: Naming): Promise<void> {
  const taking = { store: new GameStore(), openings: OPENINGS, limits: LIMITS_OF_FILE, naming };
  await takeOver(file, taking, (progress, imported) => say({ say: 'imported', progress, imported }));
  say({ say: 'done' });
}

async function check(ids: readonly string[]): Promise<void> {
  const store = new GameStore();
  for (const id of ids) {
    const text = await store.text(id);
    const read = text === undefined ? undefined : readWithin(text, LIMITS_OF_FILE);
    if (read === undefined || 'fault' in read || read.saved.change !== undefined) say({ say: 'damaged', id });
  }
  say({ say: 'done' });
}

function perform(task: Task): Promise<void> {
  lookFrom(task.base);
  if (task.do === 'prove') return proveFile(task.file);
  if (task.do === 'read') return readText(task.text);
  return task.do === 'import' ? importFile(task.file, task.naming) : check(task.ids);
}

self.addEventListener('message', async ({ data }: MessageEvent<Task>) => {
  try {
    await perform(data);
  } catch (error) {
    say({ say: 'fault', fault: sentTrouble(error) });
  }
});
