import { expect, onTestFinished, test, vi } from 'vitest';
import { FIRST_PAGE_BYTES } from '#tests/benchmarks/bundle.ts';
import { buildClient } from '#tests/benchmarks/navigation/build.ts';

test('the first page of a small application loads no more than it does with @inertiajs/react', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  // Vite builds for production unless the environment says otherwise, as this runner has it say.
  vi.stubEnv('NODE_ENV', 'production');
  const client = await buildClient('ours');
  expect(client.gzipBytes('Home')).toBeLessThanOrEqual(FIRST_PAGE_BYTES);
}, 60_000);
