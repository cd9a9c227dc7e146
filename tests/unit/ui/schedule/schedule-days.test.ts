import { expect, test } from 'vitest';
import { monthsOf, movedByMonths, movedSpan, placeInWindow } from '#ui/schedule/schedule-days.ts';

const span = { from: '2026-11-10', to: '2026-11-12' };

test('a span is moved whole or by an edge, and keeps a day at least', () => {
  expect(movedSpan(span, 'whole', -10)).toEqual({ from: '2026-10-31', to: '2026-11-02' });
  expect(movedSpan(span, 'start', 1)).toEqual({ from: '2026-11-11', to: '2026-11-12' });
  expect(movedSpan(span, 'start', 9)).toEqual({ from: '2026-11-12', to: '2026-11-12' });
  expect(movedSpan(span, 'end', -9)).toEqual({ from: '2026-11-10', to: '2026-11-10' });
});

test('a span of months moves by the nearest whole months, and keeps a month at least', () => {
  const months = { from: '2026-11-01', to: '2027-01-31' };
  expect(movedByMonths(months, 'whole', 31)).toEqual({ from: '2026-12-01', to: '2027-02-28' });
  expect(movedByMonths(months, 'whole', 14)).toEqual(months);
  expect(movedByMonths(months, 'end', -31)).toEqual({ from: '2026-11-01', to: '2026-12-31' });
  expect(movedByMonths(months, 'end', -300)).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(movedByMonths(months, 'start', 300)).toEqual({ from: '2027-01-01', to: '2027-01-31' });
});

test('what lies outside of the window is cut', () => {
  const window = { from: '2026-11-01', to: '2026-11-10' };
  expect(placeInWindow(span, window)).toEqual({ left: 90, width: 10 });
  expect(placeInWindow({ from: '2026-10-01', to: '2026-11-05' }, window)).toEqual({ left: 0, width: 50 });
  expect(placeInWindow({ from: '2026-12-01', to: '2026-12-02' }, window)).toBeNull();
});

test('months stand where they begin', () => {
  expect(monthsOf({ from: '2026-11-01', to: '2027-01-31' }).map(({ on }) => on)).toEqual([
    '2026-11-01',
    '2026-12-01',
    '2027-01-01',
  ]);
});
