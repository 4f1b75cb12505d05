import { expect, type Page, test } from '@playwright/test';
import { Desk } from './desk.ts';

/** Everything that the browser holds back or complains about, from the first script of the page on. */
async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', error => complaints.push(String(error)));
  await page.exposeFunction('complain', (what: string) => complaints.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
      Reflect.get(window, 'complain')(`${effectiveDirective}: ${blockedURI} (${sourceFile}:${lineNumber})`),
    );
  });
  return complaints;
}

const SCREENS: readonly (readonly [address: string, shown: string])[] = [
  ['/', 'main'],
  ['/?lang=pl', 'main'],
  ['/?scenario=first-march&seed=7', '.piece'],
  ['/?scenario=second-manassas&seed=1', '.piece'],
  ['/?lesson=first-march', '.piece'],
  ['/?title=pickets', '.curtain, .post'],
  ['/?book=gcacw#rule=7.4', '.clause'],
  ['/?scenario=no-such', 'main'],
];

for (const [address, shown] of SCREENS)
  test(`the policy of the server holds nothing back at ${address}`, async ({ page }) => {
    const complaints = await complaintsOf(page);
    const answer = await page.goto(address);
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'");
    await expect(page.locator(shown).first()).toBeVisible();
    expect(complaints).toEqual([]);
  });

test('a game is played and saved without a complaint; what is not ours is held back', async ({ page }) => {
  const complaints = await complaintsOf(page);
  const desk = new Desk(page);
  await desk.open(7);
  await desk.choice('Finish transfers').click();
  await desk.choice('Finish transfers').click();
  await desk.choice('Take the initiative').click();
  await desk.piece('Calloway').click();
  await expect(page.locator('.chances text').first()).toBeVisible();
  const download = page.waitForEvent('download');
  await (await desk.inMenu('Save the game to a file')).click();
  expect(await (await download).path()).not.toBe('');
  expect(complaints).toEqual([]);

  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.isOurs = false';
    document.body.append(script);
  });
  expect(await page.evaluate(() => Reflect.get(window, 'isOurs'))).toBeUndefined();
  await expect.poll(() => complaints.join()).toContain('script-src-elem: inline');
});

test('by its number the page is the same one: the browser is led to localhost, with what was asked', async ({
  page,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  await page.goto(`http://127.0.0.1:${port}/?scenario=first-march&seed=7`);
  await expect(page.locator('.piece').first()).toBeVisible();
  expect(page.url()).toBe(`http://localhost:${port}/?scenario=first-march&seed=7`);
});
