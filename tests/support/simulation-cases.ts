import fc from 'fast-check';
import { cents } from '#domain/money/cents.ts';
import { rate } from '#domain/money/rate.ts';
import { addMonths, day, month, type Day, type Month } from '#domain/time/day.ts';
import type { ExpenseCategory, ExpenseLine } from '#domain/simulation/expense-line.ts';
import type { LotRevenue, SimulatedLot, SimulationInput } from '#domain/simulation/input.ts';
import { blankInput } from '#tests/fixtures/golden-inputs.ts';
import type { OracleCase, OracleExpense } from '#tests/support/oracle/simulation.ts';

const start = month('2026-01');

/** The month of the oracle's number. */
export function monthAt(at: number): Month {
  return addMonths(start, at);
}

const lots = fc
  .array(
    fc.record({
      tantiemes: fc.integer({ min: 1, max: 2_000 }),
      areaHundredths: fc.integer({ min: 100, max: 50_000 }),
      existing: fc.integer({ min: 100, max: 90_000_000 }),
      works: fc.oneof(fc.constant(0), fc.integer({ min: 100, max: 40_000_000 })),
      deed: fc.integer({ min: 0, max: 40 }),
      probabilityBps: fc.oneof(fc.constant(10_000), fc.integer({ min: 100, max: 10_000 })),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((all) =>
    all.map(({ existing, works, ...lot }, index) => ({
      ...lot,
      ref: `L${String(index).padStart(2, '0')}`,
      works,
      price: existing + works,
    })),
  );

const expense: fc.Arbitrary<OracleExpense> = fc.record({
  category: fc.constantFrom('acquisition', 'insurance', 'sales_fees', 'management', 'holding'),
  ht: fc.integer({ min: 0, max: 50_000_000 }),
  vatBps: fc.constantFrom(0, 550, 1_000, 2_000),
  at: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 36 })),
  months: fc.integer({ min: 1, max: 24 }),
});

/** Simulations in plain values, for the second calculation. */
export const oracleCases: fc.Arbitrary<OracleCase> = fc.record({
  tax: fc.constantFrom('margin' as const, 'total' as const, 'exempt' as const),
  purchase: fc.integer({ min: 0, max: 200_000_000 }),
  equity: fc.integer({ min: 0, max: 50_000_000 }),
  lots,
  expenses: fc.array(expense, { maxLength: 8 }),
  worksHt: fc.integer({ min: 0, max: 90_000_000 }),
  worksVatBps: fc.constantFrom(550, 1_000, 2_000),
  worksFrom: fc.integer({ min: 0, max: 12 }),
  worksMonths: fc.integer({ min: 1, max: 24 }),
  retentionBps: fc.constantFrom(0, 300, 500),
  half: fc.integer({ min: 0, max: 20 }),
  completion: fc.integer({ min: 20, max: 30 }),
  delivery: fc.integer({ min: 30, max: 32 }),
  loan: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 150_000_000 })),
  loanRate: fc.constantFrom('0', '0.0390', '0.0460', '0.0785'),
  loanMonths: fc.integer({ min: 1, max: 48 }),
  sweepBps: fc.constantFrom(0, 2_500, 6_000, 10_000),
  loanFee: fc.integer({ min: 0, max: 2_000_000 }),
});

/** The same as an input of the engine. */
export function inputOf(given: OracleCase): SimulationInput {
  const purchaseOn = day('2026-01-05');
  return {
    ...blankInput,
    startMonth: start,
    durationMonths: 60,
    vatRegime: { margin: 'margin_option', total: 'total', exempt: 'exempt' }[given.tax] as 'total',
    purchaseOn,
    purchasePriceCents: cents(given.purchase),
    equityCents: cents(given.equity),
    loans: given.loan === 0 ? [] : [loanOf(given, purchaseOn)],
    works: {
      progress: {
        kind: 'spread',
        startMonth: monthAt(given.worksFrom),
        months: given.worksMonths,
        curve: 'linear',
      },
      paymentDelayMonths: 1,
      retentionBps: given.retentionBps,
      receptionMonth: null,
    },
    milestones: {
      half_works: tenth(given.half),
      completion: tenth(given.completion),
      delivery: tenth(given.delivery),
    },
    lots: given.lots.map((lot): SimulatedLot => ({
      ref: lot.ref,
      type: 'Apartment',
      saleMode: lot.works > 0 ? 'vir' : 'asis',
      vatMode: 'inherit',
      tantiemes: lot.tantiemes,
      areaM2: (lot.areaHundredths / 100).toFixed(2),
    })),
    revenues: given.lots.map((lot): LotRevenue => ({
      kind: 'lot',
      lotRef: lot.ref,
      label: lot.ref,
      probabilityBps: lot.probabilityBps,
      priceTtcCents: cents(lot.price),
      existingPriceCents: lot.works > 0 ? cents(lot.price - lot.works) : null,
      worksPriceCents: lot.works > 0 ? cents(lot.works) : null,
      deedMonth: monthAt(lot.deed),
      paymentTemplate: null,
      receipts: null,
    })),
    expenses: [
      ...given.expenses.map((one, index) => lineOf(one, index)),
      {
        id: 'works',
        category: 'works',
        label: 'Travaux',
        basis: 'amount',
        isAuto: false,
        baseValue: (given.worksHt / 100).toFixed(2),
        vatRateBps: given.worksVatBps,
        isVatRecoverable: null,
        schedule: { kind: 'with_works', month: null, months: 1, curve: 'linear' },
      },
    ],
  };
}

function lineOf({ category, ht, vatBps, at, months }: OracleExpense, index: number): ExpenseLine {
  return {
    id: `e${index}`,
    category: category as ExpenseCategory,
    label: category,
    basis: 'amount',
    baseValue: (ht / 100).toFixed(2),
    vatRateBps: vatBps,
    isVatRecoverable: null,
    isAuto: false,
    schedule:
      at === null
        ? { kind: 'at_deeds', month: null, months: 1, curve: 'linear' }
        : { kind: 'spread', month: monthAt(at), months, curve: 'linear' },
  };
}

function loanOf(given: OracleCase, on: Day) {
  return {
    terms: {
      kind: 'in_fine' as const,
      amountCents: cents(given.loan),
      rate: rate(given.loanRate),
      rateChanges: [],
      durationMonths: given.loanMonths,
      deferralKind: 'none' as const,
      deferralMonths: 0,
      signedOn: on,
      firstDrawOn: on,
      availabilityEndOn: null,
      interestConvention: 'monthly_30_360' as const,
      commitmentFeeRate: rate('0'),
      fileFeeCents: cents(given.loanFee),
      guaranteeFeeCents: cents(0),
      insuranceRate: rate('0'),
      sweepRateBps: given.sweepBps,
      prepaymentPenaltyRate: rate('0'),
    },
    drawdowns: null,
  };
}

function tenth(at: number): Day {
  return day(`${monthAt(at)}-10`);
}
