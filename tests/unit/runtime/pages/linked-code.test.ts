import { expect, test } from 'vitest';
import { createLinkedCode, type LinkedCodeOptions } from '#runtime/pages/linked-code.ts';
import { createPageRegistry } from '#runtime/pages/registry.ts';

/** Links `/1` to `/count`, each to a page of its own but the last two, which share one. */
function createLinks(count: number, options: Partial<LinkedCodeOptions> = {}) {
  const fetched: string[] = [];
  const registry = createPageRegistry((name) => {
    fetched.push(name);
    return Promise.resolve({ default: () => null });
  });
  const hrefs = Array.from({ length: count }, (_, index) => `/${index + 1}`);
  const prepare = createLinkedCode({
    registry,
    areas: {
      pageAt: (href) => Promise.resolve(href === `/${count}` ? `Page${count - 1}` : `Page${href.slice(1)}`),
    },
    host: { savesData: () => false, isSlow: () => false },
    here: () => '/',
    links: () => hrefs,
    idle: () => Promise.resolve(),
    ...options,
  });
  return { fetched, prepare, registry };
}

test('the code of each page that is led to is fetched once', async () => {
  const { fetched, prepare } = createLinks(4);
  await prepare();
  await prepare();
  expect(fetched.toSorted()).toEqual(['Page1', 'Page2', 'Page3']);
});

test('no more than the limit is fetched, in the order of the links', async () => {
  const { fetched, prepare } = createLinks(30, { maxPages: 5 });
  await prepare();
  expect(fetched).toEqual(['Page1', 'Page2', 'Page3', 'Page4', 'Page5']);
});

test.each([
  ['saves data', { savesData: () => true, isSlow: () => false }],
  ['has a slow network', { savesData: () => false, isSlow: () => true }],
])('whoever %s is spared it', async (_who, host) => {
  const { fetched, prepare } = createLinks(4, { host });
  await prepare();
  expect(fetched).toEqual([]);
});

test('what a page that was left still leads to is not fetched any more', async () => {
  const { fetched, prepare } = createLinks(20);
  const former = prepare();
  const latter = prepare();
  await Promise.all([former, latter]);
  expect(new Set(fetched).size).toBe(fetched.length);
  expect(fetched.length).toBeLessThanOrEqual(12);
});

test('code that cannot be had now is left to the click', async () => {
  const { prepare } = createLinks(2, {
    registry: createPageRegistry(() => Promise.reject(new TypeError('offline'))),
  });
  await expect(prepare()).resolves.toBeUndefined();
});
