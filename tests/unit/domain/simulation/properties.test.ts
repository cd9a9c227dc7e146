import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError, InvalidInputError } from '#domain/domain-error.ts';
import { lotTypes, saleModes } from '#domain/lot/states.ts';
import { cents, euros, sumCents, type Cents } from '#domain/money/cents.ts';
import { rate } from '#domain/money/rate.ts';
import { vatRegimes } from '#domain/operation/enums.ts';
import { expenseBases, expenseCategories, type ExpenseLine } from '#domain/simulation/expense-line.ts';
import type { SimulatedLot, SimulationInput } from '#domain/simulation/input.ts';
import { marginUnder } from '#domain/simulation/price-model.ts';
import { priceModelOf, simulate, simulatedMargin } from '#domain/simulation/simulate.ts';
import { simulationFlows } from '#domain/simulation/simulation-flows.ts';
import { addMonths, day, month } from '#domain/time/day.ts';
import { lotVatModes } from '#domain/vat/vat-mode.ts';
import { blankInput, goldenInput } from '#tests/fixtures/golden-inputs.ts';
import { inputOf, oracleCases } from '#tests/support/simulation-cases.ts';

const start = month('2026-01');
/** From nothing to ten billion euros. */
const amount = fc
  .oneof(fc.constantFrom(0, 1, 99, 1_000_000_000_000), fc.integer({ min: 0, max: 1_000_000_000 }))
  .map(cents);
const monthFrom = fc.integer({ min: 0, max: 119 }).map((at) => addMonths(start, at));

const expense: fc.Arbitrary<ExpenseLine> = fc
  .record({
    id: fc.uuid(),
    category: fc.constantFrom(...expenseCategories),
    label: fc.constant('ligne'),
    basis: fc.constantFrom(...expenseBases),
    value: fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true })),
    vatRateBps: fc.constantFrom(0, 550, 1000, 2000),
    isVatRecoverable: fc.constantFrom(null, true, false),
    isAuto: fc.boolean(),
    schedule: fc.record({
      kind: fc.constantFrom('month', 'spread', 'with_works', 'at_deeds', 'at_purchase'),
      month: fc.option(monthFrom),
      months: fc.constantFrom(1, 2, 37, 480),
      curve: fc.constantFrom('linear', 's_curve'),
    }),
  })
  .map(({ value, ...line }) => ({
    ...line,
    basis: line.category === 'works' && line.basis === 'pct_works' ? 'amount' : line.basis,
    baseValue: value.toFixed(6),
  }));

const lot = fc.record({
  type: fc.constantFrom(...lotTypes),
  saleMode: fc.constantFrom(...saleModes),
  vatMode: fc.constantFrom(...lotVatModes),
  tantiemes: fc.option(fc.integer({ min: 1, max: 100_000 })),
  areaM2: fc.constantFrom('0.01', '63.40', '99999999.99'),
  price: amount,
  worksShare: fc.integer({ min: 0, max: 10_000 }),
  probabilityBps: fc.constantFrom(0, 1, 5_000, 10_000),
  deedMonth: monthFrom,
});

const anyInput: fc.Arbitrary<SimulationInput> = fc
  .record({
    lots: fc.array(lot, { maxLength: 6 }),
    expenses: fc.array(expense, { maxLength: 10 }),
    vatRegime: fc.constantFrom(...vatRegimes),
    acquisitionRegime: fc.constantFrom('mdb', 'build', 'standard', 'vat'),
    purchasePriceCents: amount,
    equityCents: amount,
    durationMonths: fc.integer({ min: 1, max: 120 }),
    loan: fc.option(amount),
    hasMilestones: fc.boolean(),
    hasWorks: fc.boolean(),
    vatDueOn: fc.constantFrom(null, 'collection', 'deed'),
    corporateTax: fc.constantFrom('none', 'is_sme', 'is_standard'),
    other: fc.option(amount),
  })
  .map(({ lots, loan, hasMilestones, hasWorks, other, ...head }): SimulationInput => {
    const programme = lots.map((one, index): SimulatedLot => {
      const { type, saleMode, vatMode, tantiemes, areaM2 } = one;
      return { ref: `L${index}`, type, saleMode, vatMode, tantiemes, areaM2 };
    });
    return {
      ...blankInput,
      ...head,
      startMonth: start,
      purchaseOn: day('2026-03-02'),
      assumedLoan: loan === null ? null : assumed(loan),
      milestones: hasMilestones ? goldenInput.milestones : {},
      works: hasWorks ? goldenInput.works : null,
      completionGuarantee: { setupCents: euros(1_500), rate: rate('0.013') },
      lots: programme,
      revenues: [
        ...lots.map((one, index) => {
          const works = cents(Math.floor(one.price * (one.worksShare / 10_000)));
          return {
            kind: 'lot' as const,
            lotRef: `L${index}`,
            label: `L${index}`,
            priceTtcCents: one.price,
            existingPriceCents: cents(one.price - works),
            worksPriceCents: works,
            deedMonth: one.deedMonth,
            probabilityBps: one.probabilityBps,
            paymentTemplate: null,
            receipts: null,
          };
        }),
        ...(other === null ? [] : [rent(other)]),
      ],
    };
  });

function assumed(amountCents: Cents) {
  const [loanRate, feeRate, commitmentRate] = [rate('0.2'), rate('0.01'), rate('0.005')];
  return { amountCents, rate: loanRate, months: 36, feeRate, commitmentRate, sweepRateBps: 6_000 };
}

function rent(priceTtcCents: Cents) {
  return {
    kind: 'rent' as const,
    label: 'Loyers',
    priceTtcCents,
    vatRateBps: 2_000,
    deedMonth: start,
    probabilityBps: 9_000,
    receipts: null,
  };
}

/** Every number is finite, every text that looks like a rate is one. */
function allFinite(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'string') return !/NaN|Infinity|undefined/.test(value);
  if (typeof value !== 'object' || value === null) return value !== undefined;
  return Object.values(value).every(allFinite);
}

describe('any simulation that a form allows', () => {
  it('has finite figures, makes its equity flows add up to the margin and its receipts to the revenue', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const found = simulate(input);
        expect(allFinite(found)).toBe(true);
        expect(sumCents(found.months.map((row) => row.flowAfterFinancingCents))).toBe(found.marginCents);
        expect(sumCents(found.months.map((row) => row.receiptsTtcCents))).toBe(found.revenueTtcCents);
        expect(sumCents(found.months.map((row) => row.vatCollectedCents))).toBe(found.vatCents);
        const lots = sumCents(found.lots.map(({ marginCents }) => marginCents));
        expect(lots + found.unallocated.marginCents).toBe(found.marginCents);
        expect(found.months.at(-1)?.loanBalanceCents).toBe(0);
        expect(found).toMatchObject(simulatedMargin(input));
      }),
      { numRuns: 1_000 },
    );
  });

  it('stays finite and adds up for 500 lots of ten billion euros, 120 months and a cent of equity', () => {
    const [first] = goldenInput.revenues;
    if (first?.kind !== 'lot') throw new Error('The golden input is empty.');
    const price = cents(1_000_000_000_000);
    const refs = Array.from({ length: 500 }, (_, index) => `L${index}`);
    const found = simulate({
      ...goldenInput,
      durationMonths: 120,
      purchasePriceCents: price,
      equityCents: cents(1),
      equityInjections: [],
      lots: refs.map((ref): SimulatedLot => {
        const common = { vatMode: 'inherit', tantiemes: 1, areaM2: '0.01' } as const;
        return { ref, type: 'Apartment', saleMode: 'asis', ...common };
      }),
      revenues: refs.map((lotRef, index) => ({
        ...first,
        lotRef,
        priceTtcCents: price,
        existingPriceCents: null,
        worksPriceCents: null,
        deedMonth: addMonths(goldenInput.startMonth, index % 120),
      })),
    });
    expect(allFinite(found)).toBe(true);
    expect(sumCents(found.months.map((row) => row.flowAfterFinancingCents))).toBe(found.marginCents);
    expect(sumCents(found.lots.map(({ marginCents }) => marginCents))).toBe(found.marginCents);
  });

  it('is made of its flows, line by line', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const flows = simulationFlows(input);
        for (const row of simulate(input).months) {
          const own = flows.filter(({ month: at, category }) => at === row.month && category !== 'equity');
          const net = own.reduce(
            (sum, { direction, htCents, vatCents }) =>
              sum + (direction === 'in' ? 1 : -1) * (htCents + vatCents),
            0,
          );
          if (net !== row.flowAfterFinancingCents)
            expect([row.month, net]).toEqual([row.month, row.flowAfterFinancingCents]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('earns more at higher prices, and less with dearer works', () => {
    fc.assert(
      fc.property(oracleCases, fc.integer({ min: -9_000, max: 20_000 }), (given, priceBps) => {
        const model = priceModelOf(inputOf(given));
        const under = (price: number, works: number) =>
          marginUnder(model, { priceBps: price, worksBps: works }).marginCents;
        // A cent of rounding for each price, its VAT and the fees on them.
        const slack = 3 * given.lots.length + given.expenses.length;
        const fees = sumCents(model.variable.map(({ result }) => cents(result.costCents)));
        fc.pre(fees < model.lotsTtcCents / 2);
        expect(under(priceBps + 1_000, 0)).toBeGreaterThanOrEqual(under(priceBps, 0) - slack);
        expect(under(priceBps, 1_000)).toBeLessThanOrEqual(under(priceBps, 0));
      }),
      { numRuns: 500 },
    );
  });

  it('is what the sensitivity says when the prices really are 5 % lower, loans and guarantee apart', () => {
    const lower = (value: Cents | null) => (value === null ? null : cents(value * 0.95));
    const { revenues } = goldenInput;
    const input: SimulationInput = {
      ...goldenInput,
      loans: [],
      expenses: goldenInput.expenses.filter(({ category }) => category !== 'gfa'),
      revenues: revenues.map((line) =>
        line.kind === 'lot'
          ? {
              ...line,
              priceTtcCents: cents(line.priceTtcCents * 0.95),
              existingPriceCents: lower(line.existingPriceCents),
              worksPriceCents: lower(line.worksPriceCents),
              receipts: null,
            }
          : line,
      ),
    };
    const { marginCents } = simulate(input);
    const model = priceModelOf({ ...input, revenues });
    expect(marginUnder(model, { priceBps: -500, worksBps: 0 }).marginCents).toBe(marginCents);
  });
});

describe('what no form allows', () => {
  const [first] = goldenInput.lots;
  const [sale] = goldenInput.revenues;
  const [spent] = goldenInput.expenses;
  if (!first || sale?.kind !== 'lot' || !spent) throw new Error('The golden input is empty.');

  it.each<[string, Partial<SimulationInput>]>([
    ['no month', { durationMonths: 0 }],
    ['too many months', { durationMonths: 121 }],
    ['a start in no century of ours', { startMonth: '1026-01' as SimulationInput['startMonth'] }],
    ['a price below 0', { purchasePriceCents: cents(-1) }],
    ['equity below 0', { equityCents: cents(-1) }],
    ['injections that miss the equity', { equityCents: euros(1) }],
    ['a lot twice', { lots: [...goldenInput.lots, first] }],
    ['a lot sold twice', { revenues: [...goldenInput.revenues, sale] }],
    ['a sale of no lot', { revenues: [{ ...sale, lotRef: 'Z99' }] }],
    ['a split that misses the price', { revenues: [{ ...sale, existingPriceCents: euros(1) }] }],
    ['receipts that miss the price', { revenues: [{ ...sale, receipts: [] }] }],
    ['a probability above 1', { revenues: [{ ...sale, probabilityBps: 10_001 }] }],
    ['an expense twice', { expenses: [spent, spent] }],
    ['a value that is no number', { expenses: [{ ...spent, baseValue: 'beaucoup' }] }],
    ['a part above 1', { expenses: [{ ...spent, basis: 'pct_purchase', baseValue: '1.01' }] }],
    [
      'works that are a part of works',
      { expenses: [{ ...spent, category: 'works', basis: 'pct_works', baseValue: '0.1' }] },
    ],
    [
      'a flow in another age',
      { expenses: [{ ...spent, schedule: { ...spent.schedule, month: month('2190-01') } }] },
    ],
    ['a discount rate above 1', { discountRate: rate('1.5') }],
    ['a target above 1', { targetMarginRate: rate('1.5') }],
  ])('is refused by a typed error: %s', (_, change) => {
    expect(() => simulate({ ...goldenInput, ...change })).toThrow(InvalidInputError);
  });

  it('stops where the law of the deed is not known, rather than guess', () => {
    expect(() => simulate({ ...goldenInput, purchaseOn: day('2019-01-01') })).toThrow(DomainError);
  });
});

describe('what a form still lacks', () => {
  it('is told, and calculated with meanwhile', () => {
    const found = simulate({
      ...goldenInput,
      durationMonths: 14,
      vatRegime: 'mixed',
      works: null,
      milestones: {},
      expenses: goldenInput.expenses
        .filter(({ category }) => category !== 'acquisition')
        .map((line) =>
          line.category === 'insurance' ? { ...line, schedule: { ...line.schedule, month: null } } : line,
        ),
    });
    const codes = new Set(found.issues.map(({ code }) => code));
    expect([...codes].toSorted()).toEqual([
      'acquisition_missing',
      'line_without_month',
      'milestone_missing',
      'outside_period',
      'vat_to_decide',
      'works_not_planned',
    ]);
    expect(sumCents(found.months.map((row) => row.flowAfterFinancingCents))).toBe(found.marginCents);
  });
});
