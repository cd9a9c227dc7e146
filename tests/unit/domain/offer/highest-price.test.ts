import { describe, expect, test } from 'vitest';
import { breakEvenPrice, highestPrice, priceImpact, withPurchasePrice } from '#domain/offer/price-impact.ts';
import { simulate } from '#domain/simulation/simulate.ts';
import { studyInput } from '#domain/simulation/study/study-input.ts';
import { goldenStudy } from '#mocks/db/seed/simulations/golden-study.ts';

const place = { departmentCode: '33', inseeCode: '33243' };
const marginAt = (priceCents: number): number => {
  const { marginCents, revenueHtCents } = simulate(
    studyInput(withPurchasePrice(goldenStudy, priceCents), place),
  );
  return (marginCents * 10_000) / revenueHtCents;
};

describe('the highest price of purchase', () => {
  test.each([0, 1200, 2000])('is the last euro at which the margin is %d bps of the revenue', (targetBps) => {
    const highest = highestPrice(goldenStudy, place, targetBps) ?? 0;
    expect(highest % 100).toBe(0);
    expect(marginAt(highest)).toBeGreaterThanOrEqual(targetBps);
    expect(marginAt(highest + 100)).toBeLessThan(targetBps);
  });

  test('at no margin is that at which nothing is lost', () => {
    const even = breakEvenPrice(goldenStudy, place) ?? 0;
    expect(even).toBe(highestPrice(goldenStudy, place, 0));
    expect(priceImpact(goldenStudy, place, even)?.marginCents).toBeGreaterThanOrEqual(0);
    expect(priceImpact(goldenStudy, place, even + 100)?.marginCents).toBeLessThan(0);
  });

  test('is none where even a property for nothing leaves too little', () => {
    expect(highestPrice(goldenStudy, place, 8000)).toBeNull();
  });
});
