import { expect, test } from 'vitest';
import { withLayouts } from '#app/layouts/layout-code.ts';
import type { PageLoader } from '#runtime/pages/types.ts';

const page: PageLoader = () => Promise.resolve({ default: () => null });

test('a page whose layout depends on its props keeps its own loader', () => {
  expect(withLayouts({ 'Error/Global': page })['Error/Global']).toBe(page);
});

test('every page keeps its name, and a page that cannot be fetched still fails', async () => {
  const failing: PageLoader = () => Promise.reject(new Error('offline'));
  const pages = withLayouts({ 'Error/Maintenance': failing, 'Client/Dashboard': page });
  expect(Object.keys(pages)).toEqual(['Error/Maintenance', 'Client/Dashboard']);
  await expect(pages['Error/Maintenance']?.()).rejects.toThrow('offline');
});
