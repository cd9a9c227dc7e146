import { describe, expect, test } from 'vitest';
import { rate } from '#domain/money/rate.ts';
import { exampleInput } from '#domain/simulation/example.ts';
import { priceForMargin } from '#domain/simulation/goal-seek.ts';
import { marginUnder } from '#domain/simulation/price-model.ts';
import { priceModelOf } from '#domain/simulation/simulate.ts';
import {
  blankLine,
  expenseModels,
  expensesOfModel,
  withCategory,
} from '#domain/simulation/study/expense-models.ts';
import { withPricesMoved } from '#domain/simulation/study/study-facts.ts';
import { lineGroupNames, lineGroups, type StudyLot } from '#domain/simulation/study/study.ts';
import { areLotsChanged, syncLots } from '#domain/simulation/study/sync-lots.ts';
import { goldenStudy } from '#mocks/db/seed/simulations/golden-study.ts';

const lot: StudyLot = {
  ref: 'A1',
  type: 'Apartment',
  saleMode: 'asis',
  vatMode: 'inherit',
  tantiemes: null,
  areaM2: '48.00',
  priceTtcCents: 14_800_000,
  existingPriceCents: null,
  worksPriceCents: null,
  takenPriceCents: 14_800_000,
  deedMonth: '2026-11',
  probabilityBps: 9_000,
  receipts: [],
};

describe('taking lots over', () => {
  test('keeps the months and probabilities of those that are known, and gives new ones a month', () => {
    const current = [
      {
        ...lot,
        priceTtcCents: 15_000_000,
        takenPriceCents: 15_000_000,
        deedMonth: null,
        probabilityBps: 10_000,
      },
      { ...lot, ref: 'A2', deedMonth: null },
    ];
    const taken = syncLots([lot], current, '2027-01');
    expect(taken[0]).toMatchObject({
      priceTtcCents: 15_000_000,
      deedMonth: '2026-11',
      probabilityBps: 9_000,
    });
    expect(taken[1]).toMatchObject({ ref: 'A2', deedMonth: '2027-01' });
  });

  test('is due when a lot came, went or has another price, and not for the prices of a scenario', () => {
    expect(areLotsChanged([lot], [lot])).toBe(false);
    expect(areLotsChanged([{ ...lot, priceTtcCents: 14_000_000 }], [lot])).toBe(false);
    expect(areLotsChanged([lot], [{ ...lot, takenPriceCents: 15_000_000 }])).toBe(true);
    expect(areLotsChanged([lot], [])).toBe(true);
    expect(areLotsChanged([lot], [{ ...lot, ref: 'A2' }])).toBe(true);
  });
});

describe('moving prices', () => {
  test('moves every part of every price, to whole euros', () => {
    const moved = withPricesMoved(goldenStudy, -500);
    const sum = (of: 'existingPriceCents' | 'worksPriceCents'): number =>
      moved.lots.reduce((total, one) => total + (one[of] ?? 0), 0);
    expect(sum('existingPriceCents') + sum('worksPriceCents')).toBe(108_205_000);
    expect(moved.lots.every(({ receipts }) => receipts.length === 0)).toBe(true);
  });
});

describe('templates of expenses', () => {
  test.each(expenseModels)('%s puts each line into the group of its category, and buys', (model) => {
    const months = { startMonth: '2026-04', durationMonths: 12 };
    const groups = expensesOfModel(model, months, (category) => category);
    for (const group of lineGroupNames) {
      const categories: readonly string[] = lineGroups[group];
      expect(groups[group].every(({ category }) => categories.includes(category))).toBe(true);
    }
    expect(groups.purchaseLines[0]?.category).toBe('acquisition');
    const all = lineGroupNames.flatMap((group) => groups[group]);
    expect(all.every(({ schedule, month }) => schedule !== 'month' || month !== null)).toBe(true);
  });
});

describe('the price of a target', () => {
  const model = priceModelOf(exampleInput);
  const shareAt = (priceBps: number): number => {
    const { marginCents, revenueHtCents } = marginUnder(model, { priceBps, worksBps: 0 });
    return marginCents / revenueHtCents;
  };

  test.each(['0', '0.05', '0.12', '0.2'])(
    'is the smallest change that leaves %s of the revenue',
    (target) => {
      const goal = priceForMargin(model, rate(target));
      expect(goal).not.toBeNull();
      if (goal === null) return;
      expect(shareAt(goal.priceBps)).toBeGreaterThanOrEqual(Number(target));
      expect(shareAt(goal.priceBps - 1)).toBeLessThan(Number(target));
    },
  );

  test('is none where no price is enough', () => {
    expect(priceForMargin(model, rate('0.99'))).toBeNull();
  });
});

test('a line under a category that the engine cannot work out is typed from then on', () => {
  const fees = { ...blankLine('purchase_fees'), isAuto: true };
  expect(withCategory(fees, 'acquisition')).toEqual({ ...fees, category: 'acquisition', isAuto: false });
  expect(withCategory(fees, 'gfa')).toMatchObject({ category: 'gfa', isAuto: true });
  expect(withCategory(blankLine('agency'), 'purchase_fees').isAuto).toBe(false);
});
