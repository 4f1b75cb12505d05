import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../support/sources.ts';

/** A file of the built page, as the manifest has it. */
interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The page as it is built, in a folder of its own. */
export interface Built {
  /** What is fetched for these modules, without what they fetch later. */
  filesFor(...modules: readonly string[]): readonly string[];
  text(file: string): string;
}

export function builtPage(): Built & { readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'wigwag-weight-'));
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const into = ['--outDir', folder, '--manifest', '--logLevel', 'error'];
  execFileSync(process.execPath, [vite, 'build', 'apps/client', ...into], {
    cwd: ROOT,
    stdio: 'pipe',
    // Whoever tests would otherwise build what is only for tests.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const text = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const manifest = JSON.parse(text('.vite/manifest.json')) as Readonly<Record<string, Chunk>>;
  const chunkOf = (module: string): string => {
    const found = Object.keys(manifest).find(key => key === module || key.endsWith(`/${module}`));
    if (found === undefined) throw new Error(`the page has no chunk for ${module}`);
    return found;
  };
  const filesFor = (...modules: readonly string[]): readonly string[] => {
    const seen = new Set<string>();
    const visit = (key: string): void => {
      if (seen.has(key)) return;
      seen.add(key);
      for (const other of manifest[key]?.imports ?? []) visit(other);
    };
    for (const module of modules) visit(chunkOf(module));
    const files = [...seen].flatMap(key => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? [])]);
    return [...new Set(files)].filter(file => file !== '').sort();
  };
  return { filesFor, text, remove: () => rmSync(folder, { recursive: true }) };
}

/** Kilobytes, as a server sends them that compresses. */
export const weightOf = ({ text }: Built, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(text(file)).length, 0) / 1024;
