import { expect, test } from 'vitest';
import { populationBefore } from '#domain/geography/commune-figures.ts';

test('a population with its trend tells what it was five years before, to the nearest person', () => {
  expect(populationBefore(24_432, 210)).toBe(23_929);
  expect(populationBefore(900, -1000)).toBe(1000);
  expect(populationBefore(500, 0)).toBe(500);
  expect(populationBefore(0, -10_000)).toBeNull();
});
