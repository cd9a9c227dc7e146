import { expect, test } from 'vitest';
import type { Day } from '#domain/time/day.ts';
import { dayByKey } from '#ui/calendar/useDayKeys.ts';

// Friday, 20 November 2026.
const from = '2026-11-20' as Day;

test.each([
  ['ArrowLeft', '2026-11-19'],
  ['ArrowRight', '2026-11-21'],
  ['ArrowUp', '2026-11-13'],
  ['ArrowDown', '2026-11-27'],
  ['Home', '2026-11-16'],
  ['End', '2026-11-22'],
  ['PageUp', '2026-10-20'],
  ['PageDown', '2026-12-20'],
])('%s leads to %s', (key, to) => {
  expect(dayByKey(key, from)).toBe(to);
});

test('page keys keep to months that are shorter, and letters lead nowhere', () => {
  expect(dayByKey('PageDown', '2027-01-31' as Day)).toBe('2027-02-28');
  expect(dayByKey('a', from)).toBeNull();
});
