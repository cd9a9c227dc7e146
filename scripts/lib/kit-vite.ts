import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { routesPlugin } from '#codegen/vite.ts';
import { projectRoot } from './project.ts';

/** The demonstration of the runtime for Vite: an application of its own, never part of a production build. */
export const kitVite: InlineConfig = {
  configFile: false,
  root: join(projectRoot, 'src/kit'),
  base: '/build/',
  cacheDir: join(projectRoot, 'node_modules/.vite/kit'),
  plugins: [react(), tailwindcss(), routesPlugin({ out: 'generated' })],
};
