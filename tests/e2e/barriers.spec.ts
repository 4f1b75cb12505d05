import { expect, type Page, test } from '@playwright/test';
import { type Arranged, arranged, arrangedToTheEnd, hex, initiative, march, TRANSFERS } from './arranged.ts';
import { barriersOn, smallWords } from './barriersOn.ts';
import { Desk } from './desk.ts';

/** Two marches, and a fight whose losses are to be divided. */
const FIGHT: readonly Arranged[] = [
  ...TRANSFERS,
  ...initiative('union'),
  ...march('Pruitt', 1, 'L1106'),
  ...initiative('confederate'),
  ...march('Pickering', 6, 'L1108', 'L1107'),
  [{ do: 'attack', target: hex('L1106'), type: 'hasty' }],
  [{ do: 'roll' }, [1, 6]],
];
const OFFERED: readonly Arranged[] = [...TRANSFERS, [{ do: 'roll' }, [1, 6]]];

/** Where the hexes and pieces of the map are looked at too: hundreds of them, the same in every state. */
const WITH_MAP: readonly string[] = ['the table at its beginning', 'a unit chosen'];

const atTable = async (page: Page, steps: readonly Arranged[]): Promise<Desk> => {
  const desk = new Desk(page);
  await desk.resume(arranged(steps, 4));
  await expect(desk.prompt).toBeVisible();
  return desk;
};

const key =
  (name: string, shown: string) =>
  async (page: Page): Promise<void> => {
    await atTable(page, FIGHT);
    await page.keyboard.press(name);
    await expect(page.locator(shown).first()).toBeVisible();
  };

const tab =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await atTable(page, FIGHT);
    await page.getByRole('tab', { name }).click();
  };

const address =
  (path: string, shown: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
    await expect(page.locator(shown).first()).toBeVisible({ timeout: 20_000 });
  };

/** Every page, and the table in the states that it can be in. */
const PAGES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the first page': address('/', '.card'),
  'a start sheet': async page => {
    await address('/', '.card')(page);
    await page.locator('.card', { hasText: 'Cedar Mountain' }).first().click();
    await expect(page.getByRole('button', { name: /^Start/ }).last()).toBeVisible();
  },
  'kept games': async page => {
    await atTable(page, FIGHT);
    await page.goto('/');
    await expect(page.locator('.game').first()).toBeVisible();
  },
  'the table at its beginning': address('/?scenario=first-battle&seed=3', '.piece'),
  'a unit chosen': async page => {
    const desk = await atTable(page, OFFERED);
    await desk.piece('Calloway').click();
    await expect(page.locator('.chances text').first()).toBeVisible();
  },
  'the card of a piece': async page => {
    const desk = await atTable(page, OFFERED);
    await desk.piece('Lowell').click();
    await expect(page.locator('.piece-card h2')).toBeVisible();
  },
  'an attack being weighed': async page => {
    const desk = await atTable(page, FIGHT.slice(0, -2));
    await desk.pointAt('L1106');
    await expect(page.locator('.odds')).toBeVisible();
  },
  'the card of a battle': async page => {
    await atTable(page, FIGHT);
    await expect(page.locator('.battle-card')).toBeVisible();
  },
  briefing: tab('Briefing'),
  score: tab('Score'),
  forces: tab('Forces'),
  referee: tab('Referee'),
  help: tab('Help'),
  log: tab('Log'),
  replay: key('Shift+R', '.replay-bar'),
  rulebook: key('b', '.book article'),
  palette: key('Control+k', '.palette'),
  menu: key('m', '.menu-leaf'),
  chart: address('/?scenario=first-march&seed=3#chart=combat', '.book table'),
  'the rulebook without a game': address('/?book=gcacw#rule=7.4', '.book article'),
  ending: async page => {
    await new Desk(page).resume(arrangedToTheEnd(FIGHT));
    await expect(page.locator('.ending h2')).toBeVisible();
  },
  report: async page => {
    await new Desk(page).resume(arrangedToTheEnd(FIGHT));
    await page.locator('.ending').getByRole('button', { name: 'After-action report' }).click();
    await expect(page.locator('.report-over h1')).toBeVisible();
  },
  'hidden forces': async page => {
    await page.goto('/?scenario=first-march&seed=12&options=limitedIntelligence');
    await expect(page.locator('.piece').first()).toBeVisible();
  },
  'the lesson on marching': address('/?lesson=first-march', '.lesson'),
  'the lesson on assaults': address('/?lesson=carry-out-the-order', '.lesson'),
  'the start sheet of Lee': address('/?title=lee', 'main button'),
  'a battle of Lee': async page => {
    await page.goto('/?title=lee');
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await expect(page.locator('.prompt')).toBeVisible();
  },
  'an address that leads nowhere': address('/?scenario=nowhere', '[role=alert]'),
};

for (const [name, open] of Object.entries(PAGES)) {
  test(`${name}: nothing bars anybody in light or dark, no word is under 11 pixels`, async ({ page }) => {
    await open(page);
    await expect.poll(() => smallWords(page)).toEqual([]);
    for (const theme of ['light', 'dark'] as const) {
      // The page asks only once what the system likes: it is turned as its own button turns it.
      await page.locator('html').evaluate((root, chosen) => root.setAttribute('data-theme', chosen), theme);
      expect(await barriersOn(page, theme, WITH_MAP.includes(name)), theme).toEqual([]);
    }
  });
}

test('no word is under 11 pixels at any zoom of the map, on a small map and on a large one', async ({ page }) => {
  test.slow();
  for (const scenario of ['first-march', 'cedar-mountain']) {
    await page.goto(`/?scenario=${scenario}&seed=3`);
    await expect(page.locator('.piece').first()).toBeVisible();
    await page.keyboard.press('0');
    for (let step = 0; step < 8; step++) await page.keyboard.press('-');
    await expect.poll(() => smallWords(page), `${scenario} from afar`).toEqual([]);
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('+');
      await expect.poll(() => smallWords(page), `${scenario}, ${step + 1} nearer`).toEqual([]);
    }
  }
});
