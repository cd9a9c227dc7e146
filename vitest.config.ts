import { defineConfig } from 'vitest/config';
import { communesModule } from '#mocks/services/communes/vite.ts';

const project = (name: string, options: object = {}) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.ts`, `tests/${name}/**/*.test.tsx`], ...options },
});

/** One project per kind of test; each runs by itself with `npm run test:<kind>`. */
export default defineConfig({
  plugins: [communesModule()],
  test: {
    environment: 'node',
    // Thousands of random cases take a few seconds, and several times that on a machine that is busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      project('unit'),
      project('contract'),
      project('browser', { testTimeout: 90_000, hookTimeout: 180_000, fileParallelism: false }),
      project('print', { testTimeout: 60_000, hookTimeout: 180_000, fileParallelism: false }),
      project('script', { testTimeout: 240_000, hookTimeout: 240_000, fileParallelism: false }),
      project('long', { testTimeout: 600_000, hookTimeout: 240_000, fileParallelism: false }),
    ],
  },
});
