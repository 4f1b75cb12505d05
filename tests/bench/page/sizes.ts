import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** Kilobytes, as a server sends them that compresses: code and styles, fonts, and what is played with. */
export interface Sizes {
  readonly code: number;
  readonly fonts: number;
  readonly library: number;
  readonly files: Readonly<Record<string, number>>;
}

const kindOf = (path: string): 'code' | 'fonts' | 'library' =>
  path.includes('/library/') ? 'library' : path.endsWith('.woff2') ? 'fonts' : 'code';

const kilobytes = (bytes: number): number => Math.round(bytes / 102.4) / 10;

/** Everything that is fetched until the page shows what is waited for, and comes to rest. */
export async function sizesOf(page: Page, open: () => Promise<void>): Promise<Sizes> {
  const bodies = new Map<string, Promise<Buffer>>();
  const hear = (response: Response): void => {
    if (response.ok()) bodies.set(new URL(response.url()).pathname, response.body());
  };
  page.on('response', hear);
  await open();
  await page.waitForLoadState('networkidle');
  page.off('response', hear);
  const files = await Promise.all(
    [...bodies].map(async ([path, body]) => {
      const text = await body;
      return { path, bytes: path.endsWith('.woff2') ? text.length : gzipSync(text).length };
    }),
  );
  const sum = (kind: ReturnType<typeof kindOf>): number =>
    kilobytes(files.filter(({ path }) => kindOf(path) === kind).reduce((all, { bytes }) => all + bytes, 0));
  const listed = files.filter(({ path }) => kindOf(path) === 'code').sort((a, b) => b.bytes - a.bytes);
  return {
    ...{ code: sum('code'), fonts: sum('fonts'), library: sum('library') },
    files: Object.fromEntries(
      listed.map(({ path, bytes }) => [path.replace(/^.*\//, '') || 'index.html', kilobytes(bytes)]),
    ),
  };
}
