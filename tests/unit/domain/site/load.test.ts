import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadBandOf, loadBandsMs, medianLoad, sumLoads } from '#domain/site/load.ts';
import { conversionBps, siteStatusOf } from '#domain/site/status.ts';

test('a time is counted in the band that holds it, the last one open', () => {
  expect([0, 50, 51, 3200, 3201].map(loadBandOf)).toEqual([0, 0, 1, 6, 7]);
});

test('the median lies in the band that holds the middle answer', () => {
  expect(medianLoad([])).toBeNull();
  expect(medianLoad([0, 0, 0, 0, 0, 0, 0, 3])).toEqual({ ms: 3200, isMore: true });
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1 }), (times) => {
      const counts = sumLoads(
        times.map((ms) =>
          loadBandsMs
            .map((_, band) => (loadBandOf(ms) === band ? 1 : 0))
            .concat(loadBandOf(ms) === 7 ? 1 : 0),
        ),
      );
      const middle = times.toSorted((a, b) => a - b)[Math.ceil(times.length / 2) - 1] ?? 0;
      const found = medianLoad(counts);
      expect(loadBandOf(found?.isMore ? Number.MAX_SAFE_INTEGER : (found?.ms ?? 0))).toBe(loadBandOf(middle));
    }),
  );
});

test('nobody who came is no rate, and a suspension stands over what the company did', () => {
  expect(conversionBps(4, 0)).toBeNull();
  expect(conversionBps(4, 1240)).toBe(32);
  expect(siteStatusOf('published', '2026-11-20')).toBe('suspended');
  expect(siteStatusOf('unpublished', null)).toBe('unpublished');
  expect(siteStatusOf('published', null)).toBe('published');
});
