import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { byDay } from '#app/notifications/by-day.ts';

const dayOf = (at: string) => at.slice(0, 10);

test('every notice stands once, in its order, under its own day, and no day comes twice', () => {
  const instants = fc.array(fc.integer({ min: 0, max: 5_000_000_000 }), { maxLength: 30 });
  fc.assert(
    fc.property(instants, (seconds) => {
      const items = seconds
        .toSorted((a, b) => b - a)
        .map((at) => ({ at: new Date(at * 1000).toISOString() }));
      const groups = byDay(items, dayOf);
      expect(groups.flatMap((group) => group.items)).toEqual(items);
      expect(new Set(groups.map(({ day }) => day)).size).toBe(groups.length);
      for (const group of groups) expect(group.items.every(({ at }) => dayOf(at) === group.day)).toBe(true);
    }),
  );
});
