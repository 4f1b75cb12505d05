/**
 * Two or three tabs at one game, that decide, undo, take over, close and reload in any order: is what any of them showed
 * as kept there afterwards, and nothing else? `npm run -s tabs -- --walks 200 --seed 1`
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { readArguments, runTool } from '../support/arguments.ts';
import { random } from '../support/random.ts';
import { type Below, chooseSomething, gameOf } from './hands.ts';
import { browserPath, pageAddress } from './place.ts';
import { contradictions, linesIn, listenTo, type Said } from './witness.ts';

const STEPS = 14;
const LONGEST_PAUSE = 120;

/** Milliseconds. The browser sometimes never says that a page is closed which was being reloaded. */
const CLOSED_WITHIN = 5000;

const closed = (what: Page | BrowserContext): Promise<void> => Promise.race([what.close(), pause(CLOSED_WITHIN)]);

interface Tally {
  readonly acts: Record<string, number>;
  kept: number;
  lines: number;
  readonly wrong: string[];
}

/** One game and the tabs that are open at it. */
class Walk {
  readonly heard: Said[] = [];
  readonly tabs: Page[] = [];
  private readonly context: BrowserContext;
  private readonly below: Below;
  private readonly tally: Tally;
  private address = `${pageAddress()}?scenario=first-march`;

  constructor(context: BrowserContext, below: Below, tally: Tally) {
    this.context = context;
    this.below = below;
    this.tally = tally;
  }

  get game(): string {
    return new URL(this.address).searchParams.get('game') ?? '';
  }

  async open(): Promise<void> {
    const page = await this.context.newPage();
    page.on('pageerror', error => this.tally.wrong.push(`the page threw: ${error.message}`));
    page.on('dialog', dialog => void dialog.accept().catch(() => undefined));
    this.tabs.push(page);
    await page.goto(this.address);
    await page.locator('.prompt').waitFor();
  }

  /** The first decisions make it a game with an address. */
  async begin(tabs: number): Promise<void> {
    await listenTo(this.context, said => this.heard.push(said));
    await this.open();
    const [first] = this.tabs;
    if (first === undefined) throw new Error('no tab');
    for (let tries = 0; gameOf(first) === undefined && tries < 50; tries++) {
      await chooseSomething(first, this.below);
      await pause(40);
    }
    this.address = first.url();
    while (this.tabs.length < tabs) await this.open();
  }

  async step(): Promise<void> {
    const tab = this.tabs[this.below(this.tabs.length)];
    if (tab === undefined) return this.open();
    const acts = ['decide', 'decide', 'decide', 'decide', 'undo', 'takeOver', 'takeOver', 'reload', 'close'] as const;
    const act = acts[this.below(acts.length)] ?? 'decide';
    this.tally.acts[act] = (this.tally.acts[act] ?? 0) + 1;
    // Some go on without waiting for what they began.
    const done = this.carryOut(act, tab).catch(() => undefined);
    if (this.below(3) > 0 || act === 'close') await done;
    await pause(this.below(LONGEST_PAUSE));
  }

  /** Until nothing is under way in any tab; exactly one of them plays. */
  async settle(): Promise<Page> {
    if (this.tabs.length === 0) await this.open();
    await pause(600);
    for (let tries = 0; tries < 40; tries++) {
      const playing: Page[] = [];
      for (const tab of this.tabs)
        if (
          (await tab
            .locator('.slip.question')
            .count()
            .catch(() => 1)) === 0
        )
          playing.push(tab);
      const [only, ...others] = playing;
      const isQuiet =
        (await only
          ?.locator('.keeping[data-keeping=writing]')
          .count()
          .catch(() => 1)) === 0;
      if (only !== undefined && others.length === 0 && isQuiet) return only;
      await pause(250);
    }
    throw new Error('not exactly one tab plays');
  }

  private async carryOut(act: 'decide' | 'undo' | 'takeOver' | 'reload' | 'close', tab: Page): Promise<void> {
    if (act === 'decide') await chooseSomething(tab, this.below);
    else if (act === 'undo') await tab.keyboard.press('u');
    else if (act === 'reload') {
      await tab.reload({ timeout: 5000 });
      await tab.locator('.prompt').waitFor({ timeout: 5000 });
    } else if (act === 'takeOver') await tab.getByRole('button', { name: 'Play here' }).click({ timeout: 150 });
    else {
      this.tabs.splice(this.tabs.indexOf(tab), 1);
      await closed(tab);
      await this.open();
    }
  }
}

/** What the tabs ask, each thing once: those that follow may need a moment. */
async function samePrompts(tabs: readonly Page[]): Promise<(string | null)[]> {
  let prompts: (string | null)[] = [];
  for (let tries = 0; tries < 20; tries++) {
    prompts = [...new Set(await Promise.all(tabs.map(tab => tab.locator('.prompt').textContent())))];
    if (prompts.length === 1) break;
    await pause(250);
  }
  return prompts;
}

/** Does the page show as many decisions as the database holds, and do all tabs show the same? */
async function compare(walk: Walk, playing: Page, tally: Tally): Promise<void> {
  // What is only half chosen is not part of the game.
  await playing.keyboard.press('Escape');
  const lines = await linesIn(playing, walk.game);
  const shown = Number(await playing.locator('.keeping').getAttribute('data-log'));
  const last: Said = { kind: 'kept', page: 'last', log: shown, lines: lines.length };
  const isBegun = (await playing.locator('.keeping[data-keeping]').count()) > 0;
  tally.wrong.push(...contradictions(isBegun ? [...walk.heard, last] : walk.heard, walk.game, lines));
  const prompts = await samePrompts(walk.tabs);
  if (prompts.length !== 1) tally.wrong.push(`tabs show different positions: ${prompts.join(' | ')}`);
  tally.kept += walk.heard.filter(said => said.kind === 'kept' && said.lines > 0).length;
  tally.lines += lines.length;
}

async function walkOnce(browser: Browser, seed: number, tally: Tally): Promise<void> {
  const below = random(seed);
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' });
  const before = tally.wrong.length;
  try {
    const walk = new Walk(context, below, tally);
    await walk.begin(2 + (seed % 2));
    for (let step = 0; step < STEPS; step++) await walk.step();
    await compare(walk, await walk.settle(), tally);
  } catch (error) {
    tally.wrong.push(error instanceof Error ? error.message : String(error));
  }
  for (let at = before; at < tally.wrong.length; at++) {
    tally.wrong[at] = `walk ${seed}: ${tally.wrong[at]}`;
    console.error(tally.wrong[at]);
  }
  await closed(context);
}

await runTool(async () => {
  const { walks, seed } = readArguments({ walks: 200, seed: 1 });
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const tally: Tally = { acts: {}, kept: 0, lines: 0, wrong: [] };
  for (let walk = 0; walk < walks; walk++) {
    await walkOnce(browser, seed + walk, tally);
    if ((walk + 1) % 10 === 0)
      console.error(`${walk + 1} of ${walks}: ${tally.kept} shown as kept, ${tally.wrong.length} wrong`);
  }
  await browser.close();
  const acts = Object.entries(tally.acts).map(([act, count]) => `${act} ${count}`);
  console.log(`${walks} walks of ${STEPS} steps in two and three tabs: ${acts.join(', ')}`);
  console.log(`${tally.kept} times shown as kept, ${tally.lines} lines, ${tally.wrong.length} wrong`);
  for (const what of tally.wrong) console.log(what);
  process.exit(tally.wrong.length === 0 ? 0 : 1);
});
