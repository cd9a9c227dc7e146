import { describe, expect, test } from 'vitest';
import { createRememberedStore } from '#runtime/props/remembered.ts';
import { memoryStorage } from '../support.ts';

describe('remembered state', () => {
  test('belongs to one entry of the history and one name', () => {
    const store = createRememberedStore(memoryStorage(), () => false);
    store.write('entry1', 'filters', { open: true });
    expect(store.read('entry1', 'filters')).toEqual({ open: true });
    expect(store.read('entry2', 'filters')).toBeUndefined();
    expect(store.read('entry1', 'other')).toBeUndefined();
  });

  test('is there again in a new document, but not after loading the page anew', () => {
    const storage = memoryStorage();
    createRememberedStore(storage, () => false).write('e', 'k', 1);
    expect(createRememberedStore(storage, () => false).read('e', 'k')).toBe(1);
    const reloaded = createRememberedStore(storage, () => true);
    expect(reloaded.read('e', 'k')).toBeUndefined();
    reloaded.write('e', 'k', 2);
    expect(reloaded.read('e', 'k')).toBe(2);
  });

  test('a store that is full or holds rubbish is not fatal', () => {
    const store = createRememberedStore(memoryStorage(5), () => false);
    store.write('e', 'k', 'too long');
    expect(store.read('e', 'k')).toBeUndefined();
    const storage = memoryStorage();
    storage.set('runtime.remembered:e:k', '{');
    expect(createRememberedStore(storage, () => false).read('e', 'k')).toBeUndefined();
  });
});
