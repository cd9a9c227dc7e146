import { defineConfig } from 'vitest/config';
import { communesModule } from '#mocks/services/communes/vite.ts';
import { plantedModule } from '#scripts/lib/mutants/planted.ts';

const project = (name: string, options: object = {}) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.ts`, `tests/${name}/**/*.test.tsx`], ...options },
});

/** Two at a time, whatever the machine: a server, a browser and a test take more than one processor together. */
const programs = {
  maxWorkers: 2,
  // One process for many files, as below: each would load handlers and contracts again, ten seconds and more.
  isolate: false,
  sequence: { groupOrder: 1 },
  // A second, the default, is little for a page that asks its server.
  expect: { poll: { timeout: 30_000 } },
};

/** Where nobody looks a test with a browser may be run again once; at a desk every failure shows. */
const secondGo = process.env['CI'] === undefined ? 0 : 1;

/** One project per kind of test; each runs by itself with `npm run test:<kind>`. */
export default defineConfig({
  plugins: [communesModule(), plantedModule()],
  test: {
    environment: 'node',
    // The default leaves one processor free: on two, everything would wait in one line.
    maxWorkers: '100%',
    // Thousands of random cases take a few seconds, and several times that on a machine that is busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      // One process for many files: each would otherwise load what it shares with the others again, and those
      // of the contract compile PGlite (4 s). So what a test changes beyond itself it puts back.
      project('unit', { isolate: false }),
      project('contract', { isolate: false }),
      // After the others: each of these starts programs of its own and mostly waits for them.
      // A browser loses a frame or a connection once in some thousands of tests: a second go, which the report
      // shows as « retry », tells that from a fault.
      project('browser', { testTimeout: 90_000, hookTimeout: 180_000, retry: secondGo, ...programs }),
      project('print', { testTimeout: 240_000, hookTimeout: 180_000, retry: secondGo, ...programs }),
      project('script', { testTimeout: 240_000, hookTimeout: 240_000, ...programs }),
      project('long', { testTimeout: 600_000, hookTimeout: 240_000, fileParallelism: false }),
    ],
  },
});
