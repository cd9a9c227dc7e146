import { expect, test } from 'vitest';
import { createPageCache } from '#runtime/pages/cache.ts';
import { pageAt } from '../support.ts';

const make = (maxPages = 60) => createPageCache({ clock: () => 1, maxPages });

test('the oldest pages leave beyond the limit, never the one shown', () => {
  const cache = make(3);
  cache.store('/0', pageAt('/0'));
  cache.markShown('/0');
  for (const href of ['/1', '/2', '/3', '/4']) cache.store(href, pageAt(href));
  expect(cache.read('/0')).toBeDefined();
  expect(['/1', '/2', '/3', '/4'].filter((href) => cache.read(href) !== undefined)).toHaveLength(2);
});

test('a change in place keeps the entry and tells who listens', () => {
  const cache = make();
  cache.store('/a', pageAt('/a', { n: 1 }));
  let calls = 0;
  cache.subscribe(() => (calls += 1));
  cache.update('/a', (page) => ({ ...page, props: { n: 2 } }));
  expect(cache.readPage('/a')?.page.props).toEqual({ n: 2 });
  expect(calls).toBeGreaterThan(0);
  cache.update('/nowhere', () => pageAt('/nowhere'));
  expect(cache.read('/nowhere')).toBeUndefined();
});

test('the version sent is that of the last page accepted', () => {
  const cache = make();
  expect(cache.version()).toBeNull();
  cache.store('/a', { ...pageAt('/a'), version: 'v2' });
  expect(cache.version()).toBe('v2');
});
