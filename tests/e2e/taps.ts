import type { Locator } from '@playwright/test';

/** Longer than between the halves of a double tap, the second of which decides nothing where it meets other answers. */
const APART = 450;

export async function tapSlowly(button: Locator): Promise<void> {
  await button.page().waitForTimeout(APART);
  await button.tap();
}
