import { expect, test } from 'vitest';
import { safeStorage } from '#runtime/storage/safe-storage.ts';
import { memoryStorage } from '../support.ts';

test('a denied or missing store answers instead of throwing', () => {
  const denied = safeStorage(() => {
    throw new Error('SecurityError');
  });
  for (const storage of [denied, safeStorage(() => undefined)]) {
    expect(storage.get('a')).toBeNull();
    expect(storage.set('a', 'b')).toBe(false);
    expect(storage.keys('')).toEqual([]);
    storage.remove('a');
  }
});

test('a full store refuses and keeps what it had', () => {
  const storage = memoryStorage(3);
  expect(storage.set('a', 'ok')).toBe(true);
  expect(storage.set('a', 'too long')).toBe(false);
  expect(storage.get('a')).toBe('ok');
  expect(storage.keys('a')).toEqual(['a']);
});
