/**
 * How the built page feels, in a browser without a graphics card: `npm run bench -- --page --json`. Figures in milliseconds and
 * kilobytes are reported; ratios against other pages in the same run are what can be compared between machines.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { writeRecord } from '@wigwag/kernel';
import { browserPath, pageAddress } from '../../keeping/place.ts';
import { readArguments, runTool, UsageError } from '../../support/arguments.ts';
import { hostedFrom, longGame } from '../longGame.ts';
import { type Gesture, type Moved, moved } from './frames.ts';
import { PEERS } from './peers.ts';
import { type Sizes, sizesOf } from './sizes.ts';
import { clicks, toFirstAction, undos, type Waited } from './table.ts';
import { type Thought, thoughtAfterAnswer } from './thinking.ts';

const CAMPAIGN = 'rappahannock-to-bull-run';
const SEED = 1;
/** The ground, painted or drawn. */
const GROUND = '.level canvas, .plane .ground-under';
const GESTURES: readonly Gesture[] = ['wheel', 'drag'];
/** Of the game in which decisions are taken back. */
const DECISIONS = 600;
const [CLICKS, UNDOS] = [12, 12];

const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);
const at = (values: readonly number[], part: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
const round = (value: number): number => Math.round(value * 10) / 10;
const spread = (values: readonly number[]) => ({ p50: round(at(values, 0.5)), p95: round(at(values, 0.95)) });

/** Until it is seen; and until the log has followed. */
const waits = (all: readonly Waited[]) => ({
  ...spread(all.map(({ shown }) => shown)),
  settled: spread(all.map(({ settled }) => settled)),
});

type ByGesture = Record<Gesture, Moved[]>;
const none = (): ByGesture => ({ wheel: [], drag: [] });

interface Round {
  readonly ours: ByGesture;
  readonly peers: { readonly [P in keyof typeof PEERS]: ByGesture };
  readonly clicked: Waited[];
  readonly undone: Waited[];
  readonly firstMap: number[];
  readonly thought: Thought[];
}

/** Functions that are handed to a page call it: whoever translates them keeps their names so. */
const NAMED = 'globalThis.__name = each => each;';

async function newPage(browser: Browser): Promise<Page> {
  const look = { viewport: { width: 1440, height: 900 }, locale: 'en-GB', reducedMotion: 'reduce' } as const;
  const page = await (await browser.newContext(look)).newPage();
  await page.addInitScript(NAMED);
  return page;
}

const campaign = (): string => `${pageAddress()}?scenario=${CAMPAIGN}&seed=${SEED}`;

/** Until the ground is there, and the page has come to rest. */
async function openCampaign(page: Page): Promise<number> {
  const start = Date.now();
  await page.goto(campaign());
  await page.locator(GROUND).first().waitFor({ state: 'attached' });
  const there = Date.now() - start;
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
  return there;
}

async function gesturesOn(page: Page, selector: string, found: ByGesture): Promise<void> {
  for (const gesture of GESTURES) found[gesture].push(await moved(page, selector, gesture));
}

async function peersIn(browser: Browser, { peers }: Round): Promise<void> {
  for (const [name, draw] of Object.entries(PEERS)) {
    const page = await newPage(browser);
    await page.setContent(draw());
    await page.evaluate(NAMED);
    await page.waitForTimeout(1000);
    await gesturesOn(page, '.peer', peers[name as keyof typeof PEERS]);
    await page.context().close();
  }
}

async function playIn(browser: Browser, { ours, clicked, firstMap }: Round): Promise<void> {
  const page = await newPage(browser);
  firstMap.push(await openCampaign(page));
  await gesturesOn(page, '.hexmap', ours);
  await toFirstAction(page);
  clicked.push(...(await clicks(page, CLICKS)));
  await page.context().close();
}

/** A long game that the browser finds kept. */
async function undoIn(browser: Browser, record: string, { undone }: Round): Promise<void> {
  const page = await newPage(browser);
  const kept = [`wigwag.${CAMPAIGN}.${SEED}`, record] as const;
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), kept);
  await openCampaign(page);
  undone.push(...(await undos(page, UNDOS)));
  await page.context().close();
}

/** A campaign against the computer: the Union answers first, and the computer thinks about its first action. */
async function thinkIn(browser: Browser, { thought }: Round): Promise<void> {
  const page = await newPage(browser);
  await page.goto(`${campaign()}&opponent=veteran&side=union`);
  await page.locator(GROUND).first().waitFor({ state: 'attached' });
  thought.push(await thoughtAfterAnswer(page));
  await page.context().close();
}

/** What a page fetches when it has nothing else to do, it does not fetch. */
const NEVER_IDLE = 'window.requestIdleCallback = () => 0;';

async function sizesAt(browser: Browser, address: string, shown: string, script = ''): Promise<Sizes> {
  const page = await newPage(browser);
  await page.addInitScript(script);
  const sizes = await sizesOf(page, async () => {
    await page.goto(address);
    await page.locator(shown).first().waitFor({ state: 'attached' });
  });
  await page.context().close();
  return sizes;
}

/** Of the first page; of a table until it can be played at; and with all that may be opened at it. */
async function sizesIn(browser: Browser) {
  return {
    firstView: await sizesAt(browser, pageAddress(), '.home a, .home button'),
    table: await sizesAt(browser, campaign(), GROUND, NEVER_IDLE),
    withTheRest: (await sizesAt(browser, campaign(), GROUND)).code,
  };
}

const framesOf = (rounds: readonly Moved[]): number[] => rounds.flatMap(({ frames }) => frames);
const mainOf = (rounds: readonly Moved[]): number =>
  round(
    at(
      rounds.map(({ main }) => main),
      0.5,
    ),
  );

const figuresOf = (found: ByGesture) =>
  Object.fromEntries(
    GESTURES.map(gesture => [gesture, { frame: spread(framesOf(found[gesture])), mainThread: mainOf(found[gesture]) }]),
  );

/** Less than 1: quicker than the peer. */
const ratiosTo = (ours: ByGesture, peer: ByGesture) =>
  Object.fromEntries(
    GESTURES.map(gesture => [
      gesture,
      {
        frameP95: round(at(framesOf(ours[gesture]), 0.95) / at(framesOf(peer[gesture]), 0.95)),
        mainThread: round(mainOf(ours[gesture]) / Math.max(0.1, mainOf(peer[gesture]))),
      },
    ]),
  );

async function measure(browser: Browser, rounds: number, tell: (line: string) => void) {
  tell(`a game of ${DECISIONS} decisions`);
  const record = writeRecord(longGame(hostedFrom(CAMPAIGN), DECISIONS));
  tell('sizes');
  const sizes = await sizesIn(browser);
  const waited = { clicked: [], undone: [], firstMap: [], thought: [] };
  const all: Round = { ours: none(), peers: { tiles: none(), drawing: none() }, ...waited };
  for (let n = 0; n < rounds; n++) {
    tell(`round ${n + 1} of ${rounds}: gestures and clicks, undo, thinking, peers`);
    await playIn(browser, all);
    await undoIn(browser, record, all);
    await thinkIn(browser, all);
    await peersIn(browser, all);
  }
  const { ours, peers, clicked, undone, firstMap, thought } = all;
  return {
    ratios: { tiles: ratiosTo(ours, peers.tiles), drawing: ratiosTo(ours, peers.drawing) },
    gestures: { ours: figuresOf(ours), tiles: figuresOf(peers.tiles), drawing: figuresOf(peers.drawing) },
    clickToLit: waits(clicked),
    undo: waits(undone),
    thinking: {
      frame: spread(thought.flatMap(({ frames }) => frames)),
      longest: round(Math.max(...thought.flatMap(({ frames }) => frames))),
      over50: thought.map(({ jerks }) => jerks.map(round)),
    },
    firstMap: spread(firstMap),
    kilobytes: sizes,
  };
}

async function launch(): Promise<Browser> {
  const executablePath = browserPath();
  try {
    return await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new UsageError(
      `${executablePath} does not start: ${why}. Name another Chrome or Chromium with CHROME_PATH=/path/to/chrome.`,
    );
  }
}

await runTool(async () => {
  const { rounds, json } = readArguments({ rounds: 3 });
  const tell = (line: string): void => console.error(line);
  const browser = await launch();
  try {
    const results = await measure(browser, rounds, tell);
    if (json) console.log(JSON.stringify(results, null, 2));
    else console.dir(results, { depth: null });
  } finally {
    await browser.close();
  }
});
