import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import { ageInMonths, type Comparable } from '#domain/estimation/comparable.ts';
import { estimate, needsJustification } from '#domain/estimation/estimate.ts';
import { estimationExample } from '#domain/estimation/example.ts';
import { cents, euros } from '#domain/money/cents.ts';
import { day } from '#domain/time/day.ts';

const limits = { on: day('2026-11-20'), maxDistanceM: 2000, maxAgeMonths: 36 };
const near: Comparable = {
  soldOn: day('2026-11-20'),
  priceCents: euros(200_000),
  areaM2: '50.00',
  distanceM: 0,
  adjustBps: 0,
  isIncluded: true,
};

describe('the flat of 63,40 m² and its six sales', () => {
  const { comparables, weightSum, values } = estimationExample();

  test('have the worked prices per m² and weights', () => {
    expect(comparables.map(({ pricePerM2Cents }) => pricePerM2Cents)).toEqual([
      324_590, 315_789, 302_405, 326_676, 300_000, 328_526,
    ]);
    expect(comparables.map(({ weight }) => weight)).toEqual([
      '0.7612',
      '0.5885',
      '0.3815',
      '0.5664',
      '0.2429',
      '0.8598',
    ]);
    expect(weightSum).toBe('3.4003');
  });

  test('are worth 203 000 € on the mean, between 200 000 and 208 000, median 206 000', () => {
    expect(values).toMatchObject({
      meanPerM2Cents: 320_164,
      p20PerM2Cents: 315_789,
      p50PerM2Cents: 324_590,
      p80PerM2Cents: 328_526,
      lowCents: 20_000_000,
      medianCents: 20_600_000,
      meanCents: 20_300_000,
      highCents: 20_800_000,
    });
  });

  test('have a variation of 0,0307 and a high confidence of 71,24', () => {
    expect(values).toMatchObject({ variation: '0.0307', confidence: { points: '71.24', level: 'high' } });
  });
});

describe('fewer than three comparables that count give no value', () => {
  test.each([0, 1, 2])('%i', (count) => {
    const { values, count: counted } = estimate({ areaM2: 50 }, times(count, near), limits);
    expect([values, counted]).toEqual([null, count]);
  });

  test.each<[string, Partial<Comparable>]>([
    ['left out', { isIncluded: false }],
    ['too far', { distanceM: 2000 }],
    ['too old', { soldOn: day('2023-11-20') }],
    ['twice as large', { areaM2: 100 }],
    [
      'too far and too old, whose factors would make a positive product',
      {
        distanceM: 3000,
        soldOn: day('2020-01-01'),
      },
    ],
  ])('one of three %s', (_, change) => {
    const { values, comparables } = estimate({ areaM2: 50 }, [near, near, { ...near, ...change }], limits);
    expect(values).toBeNull();
    expect(comparables).toHaveLength(3);
  });
});

test('a correction moves the price: −10 % of 4 000 € per m² leaves 3 600', () => {
  const [corrected] = estimate({ areaM2: 50 }, [{ ...near, adjustBps: -1000 }], limits).comparables;
  expect(corrected?.pricePerM2Cents).toBe(360_000);
});

test('three equal sales are worth their price, with full marks but for their number', () => {
  const { values } = estimate({ areaM2: 50 }, [near, near, near], limits);
  expect(values).toMatchObject({ lowCents: 20_000_000, highCents: 20_000_000, variation: '0.0000' });
  expect(values?.confidence).toMatchObject({
    points: '72.00',
    countPoints: '12.00',
    spreadPoints: '40.00',
    closenessPoints: '20.00',
  });
});

test('beyond ten sales, more of them add nothing to the confidence', () => {
  const points = [10, 11, 500].map((count) => {
    const { values } = estimate({ areaM2: 50 }, times(count, near), limits);
    return values?.confidence.points;
  });
  expect(points).toEqual(['100.00', '100.00', '100.00']);
});

test('sales that differ wildly give little confidence', () => {
  const wild = [100_000, 300_000, 900_000].map((price) => ({
    ...near,
    priceCents: euros(price),
    distanceM: 1800,
  }));
  expect(estimate({ areaM2: 50 }, wild, limits).values?.confidence).toMatchObject({
    spreadPoints: '0.00',
    level: 'low',
  });
});

test.each([
  ['2026-07-20', 4],
  ['2026-07-21', 3],
  ['2026-11-20', 0],
  ['2026-12-31', 0],
  ['2023-11-20', 36],
])('a sale of %s is %i full months old on 20 November 2026', (soldOn, months) => {
  expect(ageInMonths(day(soldOn), limits.on)).toBe(months);
});

test('a sale of the 31st is one month old on the last day of a shorter month', () => {
  expect(ageInMonths(day('2026-01-31'), day('2026-02-28'))).toBe(1);
});

test('a retained value needs a justification outside the band, and always without one', () => {
  const example = estimationExample();
  expect([200_000, 203_000, 208_000].map((value) => needsJustification(example, euros(value)))).toEqual([
    false,
    false,
    false,
  ]);
  expect(needsJustification(example, euros(199_999.99))).toBe(true);
  expect(needsJustification(example, euros(208_000.01))).toBe(true);
  expect(needsJustification(estimate({ areaM2: 50 }, [], limits), euros(1))).toBe(true);
});

describe('what no form allows is refused by the name of its field', () => {
  test.each<[string, Partial<Comparable>]>([
    ['comparable.priceCents', { priceCents: cents(0) }],
    ['comparable.areaM2', { areaM2: '0.00' }],
    ['comparable.areaM2', { areaM2: 'grand' }],
    ['comparable.distanceM', { distanceM: -1 }],
    ['comparable.distanceM', { distanceM: Number.NaN }],
    ['comparable.adjustBps', { adjustBps: 3001 }],
    ['comparable.adjustBps', { adjustBps: -3001 }],
  ])('%s', (field, change) => {
    const act = () => estimate({ areaM2: 50 }, [{ ...near, ...change }], limits);
    expect(act).toThrow(InvalidInputError);
    expect(act).toThrow(`${field} = `);
  });

  test('area of the subject and limits', () => {
    expect(() => estimate({ areaM2: -1 }, [], limits)).toThrow('subject.areaM2');
    expect(() => estimate({ areaM2: 50 }, [], { ...limits, maxDistanceM: 0 })).toThrow('limits.maxDistanceM');
    expect(() => estimate({ areaM2: 50 }, [], { ...limits, maxAgeMonths: 1.5 })).toThrow(
      'limits.maxAgeMonths',
    );
  });
});

test('sales of one cent are worth nothing and give no value, rather than a division by zero', () => {
  const cheap = times(3, { ...near, priceCents: cents(1), areaM2: '60.00' });
  expect(estimate({ areaM2: 50 }, cheap, limits).values).toBeNull();
});

function times(count: number, comparable: Comparable): Comparable[] {
  return Array.from({ length: count }, () => comparable);
}
