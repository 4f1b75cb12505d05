import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { enginesOf } from '../../tools/engines.mjs';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What was checked when the content was compiled, by its path in the library. */
function libraryHashes(): Record<string, string> {
  const { outputs } = JSON.parse(readFileSync(here('../../dist/content/manifest.json'), 'utf8')) as {
    readonly outputs: Readonly<Record<string, string>>;
  };
  const hashes = Object.entries(outputs).filter(([path]) => path.endsWith('.json'));
  return Object.fromEntries(
    hashes.map(([path, hash]) => [
      path.replace('dist/content/', ''),
      `sha256-${Buffer.from(hash, 'hex').toString('base64')}`,
    ]),
  );
}

/** What was compiled, and by what the page plays. Read when the page is built: who only asks what there is (as the search for unused code does) has no content yet. */
const hashes = {
  name: 'hashes',
  config: async () => {
    const { engines } = await enginesOf();
    return { define: { LIBRARY_HASHES: JSON.stringify(libraryHashes()), ENGINES: JSON.stringify(engines) } };
  },
};

export default defineConfig({
  root: here('.'),
  base: './',
  plugins: [react(), hashes],
  build: {
    emptyOutDir: true,
    chunkSizeWarningLimit: 1500,
    rollupOptions: {
      input: { index: here('index.html'), notices: here('src/online/push/notices.ts') },
      // A service worker stands beside the page and keeps its name.
      output: { entryFileNames: ({ name }) => (name === 'notices' ? '[name].js' : 'assets/[name]-[hash].js') },
    },
  },
  server: { fs: { allow: [here('../..')] } },
});
