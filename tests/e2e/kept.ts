import type { Page } from '@playwright/test';

interface KeptRow {
  readonly id: string;
  readonly lines: number;
  readonly decisions: number;
  readonly address: string;
}

/** All rows of a table of the page's database. */
const rows = (page: Page, table: 'games' | 'lines'): Promise<unknown[]> =>
  page.evaluate(
    name =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('wigwag');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains(name)) return resolve([]);
          const reading = database.transaction(name).objectStore(name).getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result);
          };
        };
      }),
    table,
  );

/** The games that the browser keeps. */
export const keptGames = (page: Page): Promise<KeptRow[]> => rows(page, 'games') as Promise<KeptRow[]>;

/** All lines of a game. */
export async function keptText(page: Page, game: string): Promise<string> {
  const lines = (await rows(page, 'lines')) as { readonly game: string; readonly text: string }[];
  return lines
    .filter(line => line.game === game)
    .map(({ text }) => text)
    .join('');
}
