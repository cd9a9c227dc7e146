import { expect, test } from 'vitest';
import { createDraftStore, discardDrafts } from '#runtime/forms/drafts.ts';
import { memoryStorage } from '../support.ts';

const HOUR_MS = 3_600_000;

function make(storage = memoryStorage()) {
  let now = 1_000;
  const store = createDraftStore<{ name: string }>({ key: 'u1:form', storage, clock: () => now });
  return {
    store,
    storage,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test('a draft is found again for 24 hours, then forgotten', () => {
  const { store, storage, pass } = make();
  store.write({ name: 'x' });
  pass(24 * HOUR_MS - 1);
  expect(store.read()).toEqual({ value: { name: 'x' }, savedAt: 1000 });
  pass(1);
  expect(store.read()).toBeNull();
  expect(storage.keys('')).toEqual([]);
});

test('a discarded draft is gone', () => {
  const { store } = make();
  store.write({ name: 'x' });
  store.discard();
  expect(store.read()).toBeNull();
});

test('what cannot be read, or has another shape, is no draft and is cleaned away', () => {
  for (const text of [
    '{',
    'null',
    '{"value":1}',
    '{"savedAt":"x","value":1}',
    '{"savedAt":99999,"value":1}',
  ]) {
    const { store, storage } = make();
    storage.set('draft:u1:form', text);
    expect(store.read()).toBeNull();
    expect(storage.keys('')).toEqual([]);
  }
});

test('a full or denied store loses the draft, not the form', () => {
  expect(make(memoryStorage(5)).store.write({ name: 'long enough' })).toBe(false);
});

test('the drafts of one person are forgotten without touching those of another', () => {
  const storage = memoryStorage();
  for (const key of ['u1:a', 'u1:b', 'u2:a']) createDraftStore({ key, storage, clock: () => 0 }).write(1);
  discardDrafts(storage, 'u1:');
  expect(storage.keys('')).toEqual(['draft:u2:a']);
});
