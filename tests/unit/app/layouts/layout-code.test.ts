import { expect, test } from 'vitest';
import { withLayout } from '#app/layouts/layout-code.ts';

const module = { default: () => null };

test('a page whose layout depends on its props waits for its own code alone', async () => {
  const page = Promise.resolve(module);
  expect(await withLayout('Error/Global', page)).toBe(module);
});

test('a page comes with its layout, and one that cannot be fetched still fails', async () => {
  expect(await withLayout('Client/Dashboard', Promise.resolve(module))).toBe(module);
  await expect(withLayout('Error/Maintenance', Promise.reject(new Error('offline')))).rejects.toThrow(
    'offline',
  );
});
