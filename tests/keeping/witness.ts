import type { BrowserContext, Page } from '@playwright/test';
import { placeOfFault } from '@wigwag/content/json';
import { readSaved } from '@wigwag/host';

/** What a page has said: that it wrote a line, or, by the sign in its top bar, that what it shows is kept. */
export type Said =
  | { readonly kind: 'wrote'; readonly page: string; readonly game: string; readonly n: number; readonly text: string }
  | {
      readonly kind: 'kept';
      readonly page: string;
      /** How many lines of the log are shown: the first tells of what came before the first decision. */
      readonly log: number;
      /** How many lines this page had written by then; 0: it has not written since it last said so. */
      readonly lines: number;
      /** Milliseconds since something was clicked or pressed; undefined: it happened by itself. */
      readonly after?: number;
    };

type Say = (said: Said) => void;

/** In the page: looks on what goes to the database and what the sign says. */
function watch(): void {
  const page = Math.random().toString(36).slice(2);
  const say = (window as unknown as { witness: Say }).witness;
  let lines = 0;
  let acted: number | undefined;
  const { add } = IDBObjectStore.prototype;
  const { transaction } = IDBDatabase.prototype;
  const adding = new WeakMap<IDBTransaction, { game: string; n: number; text: string }[]>();
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...asked: Parameters<typeof transaction>) {
    const begun = transaction.apply(this, asked);
    const added: { game: string; n: number; text: string }[] = [];
    adding.set(begun, added);
    // Here, and so before the page itself hears of it.
    begun.addEventListener('complete', () => {
      for (const line of added) {
        lines = line.n + 1;
        say({ kind: 'wrote', page, ...line });
      }
    });
    return begun;
  };
  IDBObjectStore.prototype.add = function (this: IDBObjectStore, value: { game: string; n: number; text: string }) {
    if (this.name === 'lines') adding.get(this.transaction)?.push({ game: value.game, n: value.n, text: value.text });
    return add.call(this, value);
  };
  for (const kind of ['pointerdown', 'keydown', 'click'])
    window.addEventListener(
      kind,
      () => {
        acted = performance.now();
      },
      true,
    );
  const ABSENT = 'undefined undefined';
  let before = ABSENT;
  new MutationObserver(() => {
    const sign = document.querySelector<HTMLElement>('.keeping[data-keeping]');
    const now = `${sign?.dataset.keeping} ${sign?.dataset.log}`;
    if (now === before) return;
    // A page that plays again shows what another has written meanwhile: its own last lines say nothing of that.
    if (before === ABSENT && sign?.dataset.keeping === 'kept') lines = 0;
    before = now;
    if (sign?.dataset.keeping !== 'kept') return;
    const after = acted === undefined ? {} : { after: performance.now() - acted };
    say({ kind: 'kept', page, log: Number(sign.dataset.log), lines, ...after });
    lines = 0;
    acted = undefined;
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-keeping', 'data-log'],
  });
}

/** Hears what all pages of a browser say, as soon as they say it. */
export async function listenTo(context: BrowserContext, hear: Say): Promise<void> {
  await context.exposeBinding('witness', (_source, said: Said) => hear(said));
  await context.addInitScript(watch);
}

interface KeptLine {
  readonly n: number;
  readonly text: string;
}

/** The lines of a game as the database has them. */
export const linesIn = (page: Page, game: string): Promise<KeptLine[]> =>
  page.evaluate(
    id =>
      new Promise<{ n: number; text: string }[]>((resolve, reject) => {
        const opening = indexedDB.open('wigwag');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const range = IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
          const reading = opening.result.transaction('lines').objectStore('lines').getAll(range);
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
    game,
  );

/** How many decisions stand after so many lines; undefined: they cannot be read, or were changed. */
function standingAfter(lines: readonly KeptLine[], count: number): number | undefined {
  const read = readSaved(
    lines
      .slice(0, count)
      .map(({ text }) => text)
      .join(''),
    placeOfFault,
  );
  return 'problem' in read || read.saved.change !== undefined ? undefined : read.saved.decisions.length;
}

/** What was said against what is there. Nothing: all of it is true. */
export function contradictions(all: readonly Said[], game: string, lines: readonly KeptLine[]): string[] {
  const found: string[] = [];
  if (lines.some(({ n }, at) => n !== at)) found.push(`the lines are not numbered 0 to ${lines.length - 1}`);
  if (standingAfter(lines, lines.length) === undefined) found.push('the chain is broken');
  for (const said of all) {
    if (said.kind === 'wrote' && said.game === game && lines[said.n]?.text !== said.text)
      found.push(`line ${said.n} was written and is not there`);
    if (said.kind !== 'kept' || said.lines === 0) continue;
    const standing = said.lines > lines.length ? undefined : standingAfter(lines, said.lines);
    if (standing !== said.log - 1)
      found.push(`${said.log - 1} decisions were shown as kept by ${said.lines} lines, which hold ${standing}`);
  }
  return found;
}
