import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { bundledScenarios } from '@wigwag/content/bundled';
import type { ScenarioData } from '@wigwag/gcacw';
import { Authority } from '@wigwag/host';
import type { GameRecord } from '@wigwag/kernel';
import { hostedFrom, longGame } from './longGame.ts';

const DECISIONS = 1000;
const TIMES = 7;
/** One after the other: some lie just behind a kept position, others far. */
const UNDONE = 100;

/** How long players wait for what the host does, in milliseconds of the clock: the best of several times. */
export interface House {
  readonly decisionsOfLongGame: number;
  readonly openLongGameMs: number;
  readonly openLongGameWithHiddenForcesMs: number;
  readonly undoMs: number;
  readonly openLargestWorldInWorkerMs: number;
  readonly cloneLargestWorldMs: number;
}

const sizeOf = ({ armies, turns }: ScenarioData): number =>
  turns.length * armies.reduce((sum, { units, leaders }) => sum + units.length + leaders.length, 0);

/** The scenario with the most pieces and turns. */
const largestScenario = (): string =>
  [...bundledScenarios().values()].sort((a, b) => sizeOf(b) - sizeOf(a))[0]?.id ?? '';

function milliseconds(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const best = (work: () => void): number => Math.min(...Array.from({ length: TIMES }, () => milliseconds(work)));

const never = { dice: () => undefined, consent: 'alone', pace: () => undefined } as const;

/** As the page opens a game that it kept: played through once, with the log of every audience. */
function openingOf(
  scenario: string,
  limitedIntelligence: boolean,
): { readonly ms: number; readonly record: GameRecord } {
  const record = longGame(hostedFrom(scenario, limitedIntelligence), DECISIONS);
  const hosted = hostedFrom(scenario, limitedIntelligence);
  return { ms: best(() => void new Authority({ hosted, ...never }, record)), record };
}

function undoMs(scenario: string, record: GameRecord): number {
  const seat = new Authority({ hosted: hostedFrom(scenario), ...never }, record).seat('union');
  const all = milliseconds(() => {
    for (let n = 0; n < UNDONE; n++) void seat.send({ do: 'undo' });
  });
  return all / UNDONE;
}

/** What a worker does when it is started with the name of a scenario. */
if (!isMainThread && typeof workerData?.scenario === 'string') {
  const { scenario } = workerData as { readonly scenario: string };
  parentPort?.postMessage(best(() => void hostedFrom(scenario)));
}

async function inWorker(scenario: string): Promise<number> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { scenario } });
  try {
    return await new Promise<number>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  } finally {
    await worker.terminate();
  }
}

export async function house(): Promise<House> {
  const scenario = largestScenario();
  const { ms, record } = openingOf(scenario, false);
  const { world } = hostedFrom(scenario).opening.game;
  return {
    decisionsOfLongGame: record.decisions.length,
    openLongGameMs: ms,
    openLongGameWithHiddenForcesMs: openingOf(scenario, true).ms,
    undoMs: undoMs(scenario, record),
    openLargestWorldInWorkerMs: await inWorker(scenario),
    cloneLargestWorldMs: best(() => void structuredClone(world)),
  };
}
