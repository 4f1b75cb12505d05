import { defineConfig } from '@playwright/test';
import usual from './playwright.config.ts';

/** `npm run e2e:online`: whole games between two browsers at a server of their own. Too long for `npm test`, which plays short ones. */
export default defineConfig({
  ...usual,
  testDir: 'tests/e2e/whole',
  testMatch: '*.whole.ts',
  workers: 1,
  reporter: 'line',
  timeout: 30 * 60_000,
  webServer: [],
});
