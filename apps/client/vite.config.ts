import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  base: './',
  plugins: [react()],
  build: { emptyOutDir: true, chunkSizeWarningLimit: 1500 },
  server: { fs: { allow: [here('../..')] } },
});
