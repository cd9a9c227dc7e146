import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anomaliesIn,
  anomalyThreshold,
  anomalyWindowDays,
  changesOf,
  zOfLast,
} from '#domain/audience/explorer/anomalies.ts';

const flat = (length: number, value = 100): number[] => Array.from({ length }, () => value);
const counts = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 90, maxLength: 140 });

describe('a value that stands out', () => {
  test('is one beyond three standard deviations of the ninety days that end with it', () => {
    expect(anomaliesIn([...flat(89), 101])).toEqual([
      { index: 89, z: expect.closeTo(89 / Math.sqrt(89), 6) },
    ]);
  });

  test('is told below the mean as well as above', () => {
    expect(anomaliesIn([...flat(89), 99])[0]?.z).toBeCloseTo(-89 / Math.sqrt(89), 6);
  });

  test('is none where nothing moves', () => {
    expect(anomaliesIn(flat(200))).toEqual([]);
    expect(anomaliesIn(flat(200, 0.1))).toEqual([]);
  });

  test('is none before the window is complete, nor where a day of it is not known', () => {
    expect(anomaliesIn([...flat(88), 900])).toEqual([]);
    expect(anomaliesIn([null, ...flat(88), 900])).toEqual([]);
    expect(anomaliesIn([null, ...flat(89), 900])).toHaveLength(1);
    expect(anomaliesIn([...flat(120), null])).toEqual([]);
  });

  test('is found by the definition, whatever the values', () => {
    fc.assert(
      fc.property(counts, (values) => {
        const found = new Set(anomaliesIn(values).map(({ index }) => index));
        for (let index = 0; index < values.length; index += 1) {
          const window = values.slice(Math.max(0, index - anomalyWindowDays + 1), index + 1);
          const mean = window.reduce((sum, value) => sum + value, 0) / window.length;
          const deviation = Math.sqrt(
            window.reduce((sum, value) => sum + (value - mean) ** 2, 0) / window.length,
          );
          const distance = Math.abs((values[index] ?? 0) - mean);
          const isOut = window.length === anomalyWindowDays && distance > anomalyThreshold * deviation;
          // At the threshold itself rounding decides.
          if (Math.abs(distance - anomalyThreshold * deviation) > 1e-6) expect(found.has(index)).toBe(isOut);
        }
      }),
    );
  });

  test('stays one when all values are moved or stretched alike', () => {
    fc.assert(
      fc.property(
        counts,
        fc.integer({ min: -1000, max: 1000 }),
        fc.integer({ min: 1, max: 50 }),
        (values, shift, scale) => {
          const places = (of: readonly number[]) =>
            anomaliesIn(of)
              .filter(({ z }) => Math.abs(Math.abs(z) - anomalyThreshold) > 1e-6)
              .map(({ index }) => index);
          expect(places(values.map((value) => value * scale + shift))).toEqual(places(values));
        },
      ),
    );
  });

  test('lies no further off than the root of the other days of its window', () => {
    fc.assert(
      fc.property(counts, (values) => {
        const z = zOfLast(values.slice(0, 90)) ?? 0;
        expect(Math.abs(z)).toBeLessThanOrEqual(Math.sqrt(89) + 1e-9);
      }),
    );
  });
});

test('changes are those from one day to the next, not known beside an unknown day', () => {
  expect(changesOf([10, 12, null, 12, 9])).toEqual([2, null, null, -3]);
  expect(changesOf([])).toEqual([]);
});
