import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { realTimers } from '#runtime/realtime/timers.ts';
import { createTypingState, type TypingState } from '#runtime/realtime/typing-state.ts';

let changes: number;
let book: TypingState;
beforeEach(() => {
  vi.useFakeTimers();
  changes = 0;
  book = createTypingState(realTimers, () => (changes += 1));
});
afterEach(() => vi.useRealTimers());

const shown = (): string[] => book.read().map(({ memberId, field }) => `${memberId} ${field}`);

test('somebody stands once, with the field they fill in last, and only news is told', () => {
  book.heard('a', 'name');
  book.heard('a', 'name');
  expect(changes).toBe(1);
  book.heard('b', 'city');
  book.heard('a', 'price');
  expect(shown()).toEqual(['b city', 'a price']);
  expect(changes).toBe(3);
});

test('who is no longer heard is forgotten, each in their own time', () => {
  book.heard('a', 'name');
  vi.advanceTimersByTime(3000);
  book.heard('b', 'city');
  book.heard('a', 'name');
  vi.advanceTimersByTime(3999);
  expect(shown()).toEqual(['a name', 'b city']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test('who leaves is forgotten at once', () => {
  book.heard('a', 'name');
  book.heard('b', 'city');
  book.keep(['b', 'c']);
  expect(shown()).toEqual(['b city']);
});

test('nothing is told once it is closed', () => {
  book.heard('a', 'name');
  book.close();
  vi.advanceTimersByTime(10_000);
  expect(changes).toBe(1);
});
