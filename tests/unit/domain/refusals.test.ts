import { describe, expect, test } from 'vitest';
import { virBases } from '#domain/calls/call-bases.ts';
import { callSchedule } from '#domain/calls/call-schedule.ts';
import { halfWorks } from '#domain/calls/half-works.ts';
import { lateInterest } from '#domain/calls/late-interest.ts';
import { systemTemplates } from '#domain/calls/system-templates.ts';
import { cashFlow } from '#domain/cash-flow/cash-flow.ts';
import type { CashFlowEntry } from '#domain/cash-flow/entry.ts';
import { situationCash } from '#domain/cash-flow/situation-cash.ts';
import { InvalidInputError } from '#domain/domain-error.ts';
import { guaranteeCost } from '#domain/loan/guarantee.ts';
import { loanDeedCost } from '#domain/loan/loan-deed.ts';
import { cents, multiplyDivide, type Cents } from '#domain/money/cents.ts';
import { applyRate, rate, type Rate } from '#domain/money/rate.ts';
import { breachOfCommitment } from '#domain/purchase/commitment-breach.ts';
import { purchaseCost } from '#domain/purchase/purchase-cost.ts';
import { buyerCost } from '#domain/purchase/buyer-cost.ts';
import { rentalYield } from '#domain/rental/rental-yield.ts';
import { corporateTax } from '#domain/simulation/corporate-tax.ts';
import { exampleInput } from '#domain/simulation/example.ts';
import { netPresentValue } from '#domain/simulation/net-present-value.ts';
import { simulate } from '#domain/simulation/simulate.ts';
import { xirr } from '#domain/simulation/xirr.ts';
import { propertyTaxProrata } from '#domain/taxes/property-tax-prorata.ts';
import { day, month, type Month } from '#domain/time/day.ts';
import { acquisitionShares } from '#domain/vat/acquisition-shares.ts';
import { vatDeclarations } from '#domain/vat/chargeability.ts';
import { lotVat } from '#domain/vat/lot-vat.ts';
import { supplierVat } from '#domain/vat/supplier-vat.ts';
import { vatReturn } from '#domain/vat/vat-return.ts';

const on = day('2026-04-16');
const some = cents(100_000);
const place = { departmentCode: '33', on };
const lot = { priceTtcCents: some, vatMode: 'margin', areaM2: '20.00' } as const;
const bases = virBases(some, some);
const { vir } = systemTemplates({ on });
const entry: CashFlowEntry = {
  id: 'e1',
  month: month('2026-04'),
  plannedOn: null,
  direction: 'out',
  category: 'works',
  label: 'Lot 1',
  htCents: some,
  vatCents: some,
  state: 'actual',
  source: { type: 'situation', id: 's1' },
};
const plan = (change: Partial<CashFlowEntry>) =>
  cashFlow([{ ...entry, ...change }], { currentMonth: month('2026-04') });
const income = { annualRentCents: some, priceCents: some, feesCents: some, worksCents: some };
const charges = { managementBps: 0, chargesCents: some, propertyTaxCents: some, insuranceCents: some };

/** Amounts that may not be negative, with a calculation that reads each. */
const amountsFrom0: Readonly<Record<string, (value: Cents) => unknown>> = {
  priceCents: (value) => purchaseCost(value, 'mdb', place),
  disbursementsCents: (value) => purchaseCost(some, 'mdb', { ...place, disbursementsCents: value }),
  priceTtcCents: (value) => lotVat({ ...lot, priceTtcCents: value }, some, 'margin_option', { on }),
  acquisitionShareCents: (value) => lotVat(lot, value, 'margin_option', { on }),
  purchasePriceCents: (value) => acquisitionShares(value, [{ ref: 'A', tantiemes: 1, areaM2: '1.00' }]),
  'bases.worksCents': (value) => callSchedule(vir, { ...bases, worksCents: value }),
  depositCents: (value) => callSchedule(vir, bases, { depositCents: value }),
  contractsCents: (value) =>
    halfWorks({ approvedSituationsCents: some, contractsCents: value, certifiedOn: null }, { on }),
  amountCents: (value) => lateInterest({ amountCents: value, dueOn: on, receipts: [] }, on, { kind: 'none' }),
  'guarantee.baseCents': (value) => guaranteeCost({ setupCents: some, rate: rate('0.01'), baseCents: value }),
  'loanDeed.amountCents': (value) =>
    loanDeedCost({ amountCents: value, guaranteeKind: 'hlspd', on, isProfessional: true }),
  taxCents: (value) => propertyTaxProrata(value, on),
  vatCents: (value) =>
    buyerCost({
      ...place,
      saleMode: 'vir',
      priceTtcCents: some,
      vatCents: value,
      vatBase: 'margin',
      isVatStated: false,
    }),
  annualRentCents: (value) => rentalYield({ ...income, ...charges, annualRentCents: value, vacancyBps: 0 }),
};

/** Amounts of either sign. */
const amounts: Readonly<Record<string, (value: Cents) => unknown>> = {
  'e1.htCents': (value) => plan({ htCents: value }),
  'e1.vatCents': (value) => plan({ vatCents: value }),
  collectedCents: (value) =>
    vatReturn([{ month: month('2026-04'), collectedCents: value, deductibleCents: some }]),
  deductibleCents: (value) =>
    vatReturn([{ month: month('2026-04'), collectedCents: some, deductibleCents: value }]),
  htCents: (value) => supplierVat({ htCents: value, vatRateBps: 2000, isRecoverable: null }, 'total'),
  marginCents: (value) => corporateTax(value, 'is_standard', on),
  'receipts.cents': (value) =>
    vatDeclarations({
      dueOn: 'collection',
      priceTtcCents: some,
      vatCents: cents(1),
      deedOn: on,
      receipts: [{ on, cents: value }],
    }),
  'flows.cents': (value) => xirr([{ on, cents: value }]),
  amount: (value) => [multiplyDivide(value, 1, 2), applyRate(value, rate('0.1'))],
};

const shares: Readonly<Record<string, (bps: number) => unknown>> = {
  vatRateBps: (bps) => supplierVat({ htCents: some, vatRateBps: bps, isRecoverable: null }, 'total'),
  retentionBps: (bps) =>
    situationCash({ month: month('2026-04'), htCents: some, vatRateBps: 2000, retentionBps: bps }),
  rebateBps: (bps) => purchaseCost(some, 'mdb', { ...place, rebateBps: bps }),
  largeRebateBps: (bps) => purchaseCost(some, 'mdb', { ...place, largeRebateBps: bps }),
  'A.tantiemes': (weight) =>
    acquisitionShares(some, [{ ref: 'A', tantiemes: weight - 10_001, areaM2: '1.00' }]),
};

const rates: Readonly<Record<string, (value: Rate) => unknown>> = {
  departmentRate: (value) => purchaseCost(some, 'standard', { ...place, departmentRate: value }),
  'penalty.rate': (value) =>
    lateInterest({ amountCents: some, dueOn: on, receipts: [] }, on, { kind: 'monthly', rate: value }),
  'guarantee.rate': (value) => guaranteeCost({ setupCents: some, rate: value, baseCents: some }),
  discountRate: (value) => netPresentValue([{ on, cents: some }], value),
};

const months: Readonly<Record<string, (value: Month) => unknown>> = {
  'cash flow': (value) => plan({ month: value }),
  'VAT return': (value) => vatReturn([{ month: value, collectedCents: some, deductibleCents: some }]),
  situation: (value) => situationCash({ month: value, htCents: some, vatRateBps: 2000, retentionBps: 500 }),
  simulation: (value) => simulate({ ...exampleInput, startMonth: value }),
};

/** Values that no type lets through but records and requests may bring. */
const nonsense = [Number.NaN, Number.POSITIVE_INFINITY, null, undefined, 0.5, '12'];

function expectRefused(name: string, run: () => unknown): void {
  expect(run).toThrow(InvalidInputError);
  expect(run).toThrow(name);
}

describe('what makes a figure meaningless is refused by name', () => {
  test.each(Object.entries(amountsFrom0))('%s, from 0', (name, run) => {
    const given =
      name.endsWith('depositCents') || name === 'disbursementsCents' ? nonsense.slice(0, 2) : nonsense;
    for (const value of [...given, -1]) expectRefused(name, () => run(value as Cents));
  });

  test.each(Object.entries(amounts))('%s, of either sign', (name, run) => {
    for (const value of nonsense) expectRefused(name, () => run(value as Cents));
  });

  test.each(Object.entries(shares))('%s, a share', (name, run) => {
    for (const value of [-1, 10_001 - 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expectRefused(name, () => run(value));
    }
  });

  test.each(Object.entries(rates))('%s, a rate', (name, run) => {
    for (const value of ['-0.01', '1.01', 'NaN', 'Infinity', '', null, 0.1]) {
      expectRefused(name, () => run(value as Rate));
    }
  });

  test.each(Object.entries(months))('month 13 of a %s', (_, run) => {
    for (const value of ['2026-13', '2026-00', '2026', '', null]) {
      expect(() => run(value as Month), String(value)).toThrow(InvalidInputError);
    }
  });

  test('a supplement cannot be paid before its deed', () => {
    expectRefused('paidOn', () =>
      breachOfCommitment({
        priceCents: some,
        commitment: 'mdb',
        departmentCode: '33',
        deedOn: on,
        paidOn: day('2026-04-15'),
      }),
    );
  });
});
