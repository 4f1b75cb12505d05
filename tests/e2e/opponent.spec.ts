import { expect, type Locator, type Page, test } from '@playwright/test';

const RAID = '/?scenario=stuarts-raid&opponent=regular&side=union&seed=3';

const bar = (page: Page) => page.locator('.decision');
const mine = (page: Page) => page.locator('.decider', { hasText: 'you decide' });
const answers = (page: Page) => bar(page).locator('.choices button:not(.hint-button):not([aria-disabled=true])');

/** It is the player's decision, or the game is over. */
async function myMove(page: Page): Promise<boolean> {
  await expect(mine(page).or(page.locator('.ending')).first()).toBeVisible({ timeout: 30_000 });
  const since = page.getByRole('button', { name: 'Close', exact: true });
  if (await since.isVisible()) await since.click();
  return (await page.locator('.ending').count()) === 0;
}

/** Clicks, and waits until the page has answered: the bar asks something else, or another plays. A hex may be covered by who stands there. */
async function answerWith(page: Page, answer: Locator, isCovered = false): Promise<void> {
  const before = await bar(page).innerText();
  await answer.click({ timeout: 10_000, force: isCovered });
  await expect
    .poll(async () => (await page.locator('.ending').count()) > 0 || (await bar(page).innerText()) !== before)
    .toBe(true);
}

test('a whole game against the computer by mouse, with its reasons and a hint carried out', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto(RAID);
  await myMove(page);

  await test.step('why it did what it did', async () => {
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.getByRole('button', { name: 'Why?' }).first().click();
    const why = page.locator('.why-leaf');
    await expect(why.getByRole('heading', { level: 2 })).toContainText(/Stuart|F\. Lee/);
    await expect(why.locator('.terms li').first()).toBeVisible();
    await expect(why.locator('.terms-sum')).toContainText('points');
  });

  await test.step('a hint in three steps, carried out', async () => {
    await page.getByRole('button', { name: /^Hint/ }).click();
    const leaf = page.locator('.hint-leaf');
    await expect(leaf.getByRole('heading')).toContainText('Look at', { timeout: 20_000 });
    await expect(leaf.getByRole('button', { name: 'Do it' })).toHaveCount(0);
    await leaf.getByRole('button', { name: 'And why' }).click();
    await expect(leaf.locator('.terms-sum')).toContainText('Worth to you');
    const lines = await page.locator('.prompt').textContent();
    await leaf.getByRole('button', { name: 'Do it' }).click();
    await expect(page.locator('.prompt')).not.toHaveText(lines ?? '');
    // On the march, whose points are known now: where it should end, and why.
    await expect(page.locator('.prompt')).toContainText('marches');
    await page.getByRole('button', { name: /^Hint/ }).click();
    // It begins where one wanted to know last.
    await expect(leaf.getByRole('button', { name: 'And why' })).toHaveAttribute('aria-pressed', 'true');
    await expect(leaf.locator('.terms').or(leaf.getByText('Nothing better lies within reach'))).toBeVisible({
      timeout: 20_000,
    });
  });

  await test.step('to the end, with the last answer to everything', async () => {
    for (let n = 0; n < 150 && (await myMove(page)); n++) {
      const answer = answers(page).last().or(page.locator('.target.lit').first()).first();
      await answerWith(page, answer);
    }
    await expect(page.locator('.ending')).toBeVisible();
  });
});

/** What the computer would do, with its reasons, and done. */
async function carryOutHint(page: Page): Promise<void> {
  const leaf = page.locator('.hint-leaf');
  const before = await bar(page).innerText();
  await page.getByRole('button', { name: /^Hint/ }).click();
  const doIt = leaf.getByRole('button', { name: 'Do it' });
  const further = leaf.getByRole('button', { name: 'And why' });
  await expect(doIt.or(further).first()).toBeVisible({ timeout: 30_000 });
  if (await further.isVisible()) await further.click();
  await doIt.click();
  await expect.poll(() => bar(page).innerText()).not.toBe(before);
}

test('a turn of Second Manassas against the computer by mouse: hints carried out, its reasons read, on to the next day', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.goto('/?scenario=second-manassas&opponent=veteran&side=union&seed=4');
  const [turn, prompt] = [page.locator('.turn'), page.locator('.prompt')];
  const why = page.getByRole('button', { name: 'Why?' }).last();
  let [carried, read] = [0, 0];
  for (let n = 0; n < 200 && (await myMove(page)) && (await turn.textContent()) === 'Turn 1 of 3'; n++) {
    const isOffered = ((await prompt.textContent()) ?? '').includes('take the initiative, or pass?');
    const hints = (await page.getByRole('button', { name: /^Hint/ }).count()) > 0;
    const isOnMap = (await answers(page).count()) === 0;
    if (hints && (isOnMap || (isOffered && carried < 2))) {
      await carryOutHint(page);
      carried += 1;
    } else {
      const answer = isOffered ? answers(page).last() : answers(page).first();
      await answerWith(page, isOnMap ? page.locator('.target.lit').first() : answer, isOnMap);
    }
    if (read > 0 || !(await why.isVisible())) continue;
    await why.click();
    await expect(page.locator('.why-leaf .terms-sum')).toContainText('points');
    await page.getByRole('tab', { name: 'Log' }).click();
    read += 1;
  }
  await expect(turn).toHaveText('Turn 2 of 3');
  expect(carried).toBeGreaterThanOrEqual(2);
  expect(read).toBe(1);
});

test('the coach warns before points are given away, and lets one think again', async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    localStorage.setItem('wigwag.coach', 'on');
    // However slow the machine is, the coach is waited for.
    const later = window.setTimeout;
    const patient = (then: () => void, wait?: number): number => (wait === 2500 ? 0 : later(then, wait));
    Object.assign(window, { setTimeout: patient });
  });
  await page.goto('/?scenario=cedar-mountain&opponent=recruit&side=confederate&seed=3');
  await myMove(page);
  const warned = page.getByRole('alert');
  for (let n = 0; n < 8 && !(await warned.isVisible()); n++) {
    await answerWith(page, answers(page).last());
    if (!(await warned.isVisible())) await myMove(page);
  }
  await expect(warned).toContainText('The coach thinks that this gives away');
  await expect(bar(page)).toContainText(/Better: .+ (Compared with passing that is worth|What makes the difference:)/);
  await page.getByRole('button', { name: 'Think again' }).click();
  await expect(mine(page)).toBeVisible();
  await expect(warned).toHaveCount(0);
  const coach = page.getByRole('checkbox', { name: 'Coach warns me' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await coach.click();
  await page.keyboard.press('Escape');
  await expect(coach).toHaveCount(0);
});

test('a reload while it thinks goes on with the same opponent, to the same answer', async ({ browser }) => {
  test.setTimeout(120_000);
  const told = async (reload: boolean): Promise<string> => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto('/?scenario=cedar-mountain&opponent=veteran&side=union&seed=5');
    await myMove(page);
    await answers(page).first().click();
    await expect(page).toHaveURL(/game=/);
    if (reload) {
      await expect(page.locator('.decision.opponent')).toBeVisible();
      await page.reload();
    }
    await expect(page.locator('.log')).toContainText(/Jackson leads|marches/, { timeout: 40_000 });
    await myMove(page);
    const lines = await page.locator('.log .action-line .run').allTextContents();
    await context.close();
    return lines.join(' | ');
  };
  expect(await told(true)).toBe(await told(false));
});

test('its thread breaks off: it is said, and it is tried again', async ({ page }) => {
  await page.addInitScript(() => {
    const Real = window.Worker;
    let opened = 0;
    // The first one that thinks breaks off as soon as it is asked something.
    window.Worker = new Proxy(Real, {
      construct: (_, [url, how]: [URL, WorkerOptions]) => {
        const worker = new Real(url, how);
        if (String(url).includes('opponentWorker')) opened += 1;
        const post = worker.postMessage.bind(worker);
        const isFirst = opened === 1 && String(url).includes('opponentWorker');
        worker.postMessage = (message: { readonly do?: string }) => {
          if (isFirst && message.do === 'think') worker.dispatchEvent(new ErrorEvent('error', { message: 'broken' }));
          else post(message);
        };
        return worker;
      },
    });
  });
  await page.goto(RAID);
  await expect(page.getByRole('alert')).toContainText('Nothing is lost');
  await page.getByRole('button', { name: 'Try again' }).click();
  await myMove(page);
  await expect(page.locator('.log')).toContainText(/Stuart|F\. Lee/);
});

test('a side is taken over while it thinks, and the list of games knows who plays', async ({ page }) => {
  await page.goto('/?scenario=cedar-mountain&opponent=general&side=union&seed=5');
  await myMove(page);
  await answers(page).first().click();
  await page.getByRole('button', { name: 'Take over the Confederacy' }).click();
  await expect(page.locator('.decider')).toContainText('Confederacy');
  await expect(mine(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('combobox', { name: 'Who plays the Confederacy' }).selectOption('recruit');
  await page.keyboard.press('Escape');
  await myMove(page);
  await page.goto('/');
  await expect(page.locator('.continued')).toContainText('Confederacy: the computer, Recruit');
});

test('two computers are watched: paused, one action after another', async ({ page }) => {
  await page.goto('/?scenario=stuarts-raid&opponent=recruit&side=none&seed=3');
  await page.getByRole('button', { name: 'Pause' }).click();
  const lines = page.locator('.log .action-line');
  // What has begun is seen to its end; then nothing happens for as long as several actions would take.
  await expect(async () => {
    const before = await lines.count();
    await page.waitForTimeout(3000);
    expect(await lines.count()).toBe(before);
  }).toPass();
  const before = await lines.count();
  await page.getByRole('button', { name: 'One action' }).click();
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
});

test('hidden forces: no curtain before the only person, and no reasons before the end', async ({ page }) => {
  await page.goto('/?scenario=stuarts-raid&options=limitedIntelligence&opponent=recruit&side=union&seed=3');
  await myMove(page);
  await expect(page.locator('.curtain')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Why' }).click();
  for (let n = 0; n < 12 && (await page.locator('.why-leaf').count()) === 0 && (await myMove(page)); n++) {
    await answerWith(page, answers(page).last());
  }
  await expect(page.locator('.why-leaf')).toContainText('until the game is over');
  await expect(page.locator('.terms')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('from the sheet of a battle to a hint, and nothing is wider than the screen', async ({ page }) => {
    await page.goto('/#stuarts-raid');
    await page.getByRole('radio', { name: 'Confederacy' }).check({ force: true });
    await page.getByRole('radio', { name: 'Recruit' }).check({ force: true });
    await page.getByRole('button', { name: 'Start as the Confederacy against the computer (Recruit)' }).click();
    await expect(page).toHaveURL(/opponent=recruit&side=confederate/);
    await myMove(page);
    await page.getByRole('button', { name: /^Hint/ }).click();
    await expect(page.locator('.hint-leaf').getByRole('heading')).toBeVisible({ timeout: 20_000 });
    const stuart = page.locator('.piece[aria-label^="F. Lee,"]');
    const panel = page.locator('.panel.open');
    const bottom = async (): Promise<number> => {
      const box = await stuart.boundingBox();
      return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
    };
    await expect.poll(async () => (await bottom()) < ((await panel.boundingBox())?.y ?? 0)).toBe(true);
    await page.getByRole('button', { name: 'What to do' }).click();
    await page.getByRole('button', { name: 'Do it' }).click();
    await expect(panel).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
