import { expect, test } from 'vitest';
import { PageCodeError } from '#runtime/protocol/failures.ts';
import { createPageRegistry } from '#runtime/pages/registry.ts';

const Page = () => null;

test('the code of a page is fetched once, however often it is asked for', async () => {
  let loads = 0;
  const registry = createPageRegistry(async () => ((loads += 1), { default: Page }));
  await Promise.all([registry.load('A'), registry.load('A')]);
  await registry.load('A');
  expect(loads).toBe(1);
  expect(registry.get('A')).toBe(Page);
});

test('a failed load may be tried again', async () => {
  let loads = 0;
  const registry = createPageRegistry(() =>
    (loads += 1) === 1 ? Promise.reject(new Error('404')) : Promise.resolve({ default: Page }),
  );
  await expect(registry.load('A')).rejects.toBeInstanceOf(PageCodeError);
  expect(await registry.load('A')).toBe(Page);
});
