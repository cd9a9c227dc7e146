import { describe, expect, test } from 'vitest';
import { noteRecent, readRecent } from '#app/palette/recent.ts';
import { safeStorage } from '#runtime/storage/safe-storage.ts';

/** A store in memory, with the interface of the browser's. */
function memory(): Parameters<typeof safeStorage>[0] {
  const kept = new Map<string, string>();
  return () => ({
    length: kept.size,
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  });
}

describe('the pages seen last', () => {
  test('stand newest first, each once, under its last name', () => {
    const storage = safeStorage(memory());
    noteRecent(storage, 'k', { href: '/a', title: 'A' });
    noteRecent(storage, 'k', { href: '/b', title: 'B' });
    noteRecent(storage, 'k', { href: '/a', title: 'A2' });
    expect(readRecent(storage, 'k')).toEqual([
      { href: '/a', title: 'A2' },
      { href: '/b', title: 'B' },
    ]);
  });

  test('do not grow without end', () => {
    const storage = safeStorage(memory());
    for (let page = 0; page < 50; page += 1) noteRecent(storage, 'k', { href: `/${page}`, title: 'x' });
    const kept = readRecent(storage, 'k');
    expect(kept.length).toBeLessThan(50);
    expect(kept[0]?.href).toBe('/49');
  });

  test('survive what somebody else wrote there, and never lead to another site', () => {
    const storage = safeStorage(memory());
    storage.set('k', 'no json');
    expect(readRecent(storage, 'k')).toEqual([]);
    storage.set('k', JSON.stringify([{ href: 'https://x.test', title: 'x' }, 7, { href: '/a', title: 'A' }]));
    expect(readRecent(storage, 'k')).toEqual([{ href: '/a', title: 'A' }]);
  });
});
