/**
 * A browser that is killed within two seconds of a decision that was shown as kept: is it there afterwards?
 * `npm run -s killed -- --times 40 --seed 1`
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../tools/browser.mjs';
import { serve } from '../../tools/serve.mjs';
import { readArguments, runTool, UsageError } from '../support/arguments.ts';
import { random } from '../support/random.ts';
import { type Below, chooseSomething, gameOf } from './hands.ts';
import { contradictions, linesIn, listenTo, type Said } from './witness.ts';

const WITHIN = 2000;
const PORT = 5302;

interface Running {
  readonly program: ChildProcess;
  readonly browser: Browser;
  readonly page: Page;
}

/** Chromium in a process group of its own, so that all of it can be killed at once. */
async function launch(folder: string, hear: (said: Said) => void): Promise<Running> {
  const path = findBrowser();
  if (path === undefined) throw new UsageError('there is no Chrome or Chromium; say where with CHROME_PATH');
  const args = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
  const program = spawn(path, [...args, `--user-data-dir=${folder}`, '--remote-debugging-port=0', 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    program.stderr?.on('data', data => {
      said += data;
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    program.once('exit', () => reject(new Error(said)));
  });
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('no context');
  await listenTo(context, hear);
  return { program, browser, page: context.pages()[0] ?? (await context.newPage()) };
}

async function kill({ program, browser }: Running): Promise<void> {
  const gone = new Promise(resolve => program.once('exit', resolve));
  process.kill(-(program.pid ?? 0), 'SIGKILL');
  await gone;
  await browser.close().catch(() => undefined);
}

/** Chooses until something is shown as kept that was not before. */
async function decide(page: Page, below: Below, heard: readonly Said[]): Promise<void> {
  const keptBefore = heard.filter(({ kind }) => kind === 'kept').length;
  for (let tries = 0; tries < 60; tries++) {
    await chooseSomething(page, below);
    await pause(60);
    const kept = heard.filter(said => said.kind === 'kept' && said.lines > 0);
    if (heard.filter(({ kind }) => kind === 'kept').length > keptBefore && kept.length > 0) return;
  }
  throw new Error(`nothing could be decided at ${page.url()}`);
}

interface Tally {
  decisions: number;
  lines: number;
  readonly after: number[];
  readonly lost: string[];
}

/** One visit, from the start of the browser until it is killed. */
async function visit(folder: string, game: string | undefined, below: Below, tally: Tally): Promise<string> {
  const heard: Said[] = [];
  const running = await launch(folder, said => heard.push(said));
  const { page } = running;
  await page.goto(`http://127.0.0.1:${PORT}/${game === undefined ? '?scenario=first-march' : `?game=${game}`}`);
  await page.locator('.prompt').waitFor();
  for (let more = below(3); more >= 0; more--) await decide(page, below, heard);
  await pause(below(WITHIN));
  await kill(running);
  const id = game ?? gameOfHeard(heard);
  await look(folder, id, heard, tally);
  return id;
}

const gameOfHeard = (heard: readonly Said[]): string => {
  const wrote = heard.find(said => said.kind === 'wrote');
  if (wrote?.kind !== 'wrote') throw new Error('nothing was written');
  return wrote.game;
};

/** The browser starts again, and shows the game. */
async function look(folder: string, game: string, heard: readonly Said[], tally: Tally): Promise<void> {
  const running = await launch(folder, () => undefined);
  await running.page.goto(`http://127.0.0.1:${PORT}/?game=${game}`);
  await running.page.locator('.prompt').waitFor();
  if (gameOf(running.page) !== game) throw new Error('another game was opened');
  tally.lost.push(...contradictions(heard, game, await linesIn(running.page, game)));
  for (const said of heard) {
    if (said.kind === 'wrote') tally.lines += 1;
    else if (said.lines > 0) {
      tally.decisions += 1;
      if (said.after !== undefined) tally.after.push(said.after);
    }
  }
  await kill(running);
}

const at = (sorted: readonly number[], part: number): string =>
  `${Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)} ms`;

await runTool(async () => {
  const { times, seed } = readArguments({ times: 40, seed: 1 });
  await serve(PORT, 1);
  const below = random(seed);
  const tally: Tally = { decisions: 0, lines: 0, after: [], lost: [] };
  let folder = '';
  let game: string | undefined;
  for (let time = 0; time < times; time++) {
    // A game of some visits; then another, in a browser that has kept nothing yet.
    if (time % 8 === 0) {
      if (folder !== '') rmSync(folder, { recursive: true, force: true });
      folder = mkdtempSync(join(tmpdir(), 'wigwag-killed-'));
      game = undefined;
    }
    game = await visit(folder, game, below, tally);
    console.error(`${time + 1} of ${times}: ${tally.decisions} shown as kept, ${tally.lost.length} lost`);
  }
  rmSync(folder, { recursive: true, force: true });
  const sorted = tally.after.toSorted((one, other) => one - other);
  console.log(`killed ${times} times, each within ${WITHIN} ms of a decision`);
  console.log(`${tally.decisions} times shown as kept (${tally.lines} lines), ${tally.lost.length} lost`);
  console.log(`from click to kept: median ${at(sorted, 0.5)}, 95 of 100 ${at(sorted, 0.95)}, longest ${at(sorted, 1)}`);
  for (const what of tally.lost) console.log(what);
  process.exit(tally.lost.length === 0 ? 0 : 1);
});
