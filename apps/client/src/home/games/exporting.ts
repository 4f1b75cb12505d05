import { aboutOf, type Packed, packing } from '../../shell/keeping/collection/format.ts';
import type { KeptGame } from '../../shell/keeping/keptGame.ts';
import type { GameStore } from '../../shell/keeping/store.ts';

/** The lines of a text, each with its line feed; the last one may lack it where a game came from an older version. */
const linesIn = (text: string): string[] => (text.match(/[^\n]*\n|[^\n]+$/g) ?? []).map(endedLine);

const endedLine = (line: string): string => (line.endsWith('\n') ? line : `${line}\n`);

async function* gamesFrom(store: GameStore, rows: readonly KeptGame[], tell: (done: number) => void) {
  for (const [at, row] of rows.entries()) {
    tell(at);
    const text = await store.text(row.id);
    if (text !== undefined) yield { about: aboutOf(row), lines: linesIn(text) } satisfies Packed;
  }
}

/** Every game but those in the bin, as one file. */
export async function exportGames(store: GameStore, tell: (done: number, count: number) => void): Promise<Blob> {
  const rows = (await store.list()).filter(({ deleted }) => deleted === undefined);
  const pieces: string[] = [];
  const games = gamesFrom(store, rows, done => tell(done, rows.length));
  for await (const piece of packing(rows.length, games)) pieces.push(piece);
  return new Blob(pieces, { type: 'application/x-ndjson' });
}

/** `wigwag-games-2026-11-17.ndjson` */
export const fileName = (now: Date): string => `wigwag-games-${now.toISOString().slice(0, 10)}.ndjson`;
