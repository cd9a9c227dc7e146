import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainWith } from '#domain/explain/calculation.ts';
import { budgetCalculation, budgetLineCalculation } from '#domain/cash-flow/budget-calculation.ts';
import { cashCardsCalculation } from '#domain/cash-flow/cash-cards-calculation.ts';
import { cashFlowCalculation } from '#domain/cash-flow/cash-flow-calculation.ts';
import { situationCashCalculation } from '#domain/cash-flow/situation-cash-calculation.ts';
import { cents, euros, sumCents, type Cents } from '#domain/money/cents.ts';
import { rate } from '#domain/money/rate.ts';
import { breakEven } from '#domain/simulation/break-even.ts';
import { breakEvenCalculation } from '#domain/simulation/break-even-calculation.ts';
import { corporateTax } from '#domain/simulation/corporate-tax.ts';
import { corporateTaxCalculation } from '#domain/simulation/corporate-tax-calculation.ts';
import { spreadWeights } from '#domain/simulation/curve.ts';
import { developerBalanceCalculation } from '#domain/simulation/developer-balance-calculation.ts';
import type { SimulationInput } from '#domain/simulation/input.ts';
import { netPresentValue } from '#domain/simulation/net-present-value.ts';
import { quotient } from '#domain/simulation/quotient.ts';
import { priceModelOf, simulate } from '#domain/simulation/simulate.ts';
import { simulationCalculation } from '#domain/simulation/simulation-calculation.ts';
import { simulationLotCalculation } from '#domain/simulation/simulation-lot-calculation.ts';
import { xirr } from '#domain/simulation/xirr.ts';
import { day, month } from '#domain/time/day.ts';
import { goldenInput } from '#tests/fixtures/golden-inputs.ts';

const flow = (on: string, amount: number) => ({ on: day(on), cents: euros(amount) });
const percent = (value: number | null) => (value === null ? null : (value * 100).toFixed(2));

describe('the rate of return', () => {
  it('is 12,00 % for 100 000 that become 112 000 in a year', () => {
    expect(percent(xirr([flow('2026-01-31', -100_000), flow('2027-01-31', 112_000)]))).toBe('12.00');
  });

  it('is 17,89 % for two payments out and two in', () => {
    const flows = [
      flow('2026-01-31', -100_000),
      flow('2026-04-30', -50_000),
      flow('2026-10-31', 60_000),
      flow('2027-03-31', 115_000),
    ];
    expect(percent(xirr(flows))).toBe('17.89');
    expect(xirr(flows.toReversed())).toBe(xirr(flows));
  });

  it('is none for flows of one sign, for none, and beyond 1 000 %', () => {
    expect(xirr([])).toBeNull();
    expect(xirr([flow('2026-01-31', 1), flow('2027-01-31', 1)])).toBeNull();
    expect(xirr([flow('2026-01-31', -1), flow('2027-01-31', 12)])).toBeNull();
  });

  it('is 0 where as much comes back as went out, and negative where less does', () => {
    expect(xirr([flow('2026-01-31', -100), flow('2027-01-31', 100)])).toBe(0);
    expect(percent(xirr([flow('2026-01-31', -100), flow('2027-01-31', 50)]))).toBe('-50.00');
  });

  it('is the smallest of several roots from 0 up, and the largest below 0', () => {
    // Roots at 10 % and 50 %: −1 + 2,60 x − 1,65 x².
    const two = [flow('2025-01-31', -1_000), flow('2026-01-31', 2_600), flow('2027-01-31', -1_650)];
    expect(percent(xirr(two.map((one) => ({ ...one, cents: 0 - one.cents }))))).toBe('10.00');
    // The sum is below 0, so that neither of the two counts, and there is none below 0.
    expect(xirr(two)).toBeNull();
  });
});

describe('the net present value', () => {
  it('discounts by the day: 108 in a year is worth 100 at 8 %', () => {
    expect(netPresentValue([flow('2026-01-31', 0), flow('2027-01-31', 108)], rate('0.08'))).toBe(euros(100));
    expect(netPresentValue([], rate('0.08'))).toBe(0);
  });

  it('is the plain sum at 0 %', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), { maxLength: 20 }),
        (all) => {
          const flows = all.map((amount, index) => ({
            on: day(`2026-${String((index % 12) + 1).padStart(2, '0')}-15`),
            cents: amount,
          }));
          expect(netPresentValue(flows, rate('0'))).toBe(sumCents(all.map((one) => cents(one))));
        },
      ),
    );
  });

  it('is next to nothing at the rate of return', () => {
    const flows = [
      flow('2026-01-31', -100_000),
      flow('2026-04-30', -50_000),
      flow('2026-10-31', 60_000),
      flow('2027-03-31', 115_000),
    ];
    const found = rate((xirr(flows) ?? 0).toFixed(18));
    expect(Math.abs(netPresentValue(flows, found))).toBeLessThanOrEqual(1);
  });
});

describe('corporate tax', () => {
  it('is 4 500,00 on 30 000 and 30 490,02 on the golden margin', () => {
    const on = day('2027-01-31');
    expect(corporateTax(euros(30_000), 'is_sme', on).taxCents).toBe(euros(4_500));
    expect(corporateTax(euros('138960.08'), 'is_sme', on).taxCents).toBe(euros('30490.02'));
    expect(corporateTax(euros(30_000), 'is_standard', on).taxCents).toBe(euros(7_500));
    expect(corporateTax(euros(30_000), 'none', on).netMarginCents).toBe(euros(30_000));
    expect(corporateTax(euros(-30_000), 'is_sme', on)).toMatchObject({
      taxCents: 0,
      netMarginCents: euros(-30_000),
    });
  });
});

describe('an S-curve', () => {
  it('grows slowly, then fast, then slowly, and is the same from both ends', () => {
    expect(spreadWeights(4, 's_curve')).toEqual([10, 22, 22, 10]);
    expect(spreadWeights(3, 'linear')).toEqual([1, 1, 1]);
    expect(spreadWeights(1, 's_curve')).toEqual([1]);
    for (const months of [2, 17, 480]) {
      const weights = spreadWeights(months, 's_curve');
      expect(weights).toEqual(weights.toReversed());
      expect(weights.every((weight) => weight > 0)).toBe(true);
    }
  });
});

describe('the break-even', () => {
  it('follows the formula of each regime: margin, whole price, exempt', () => {
    const at = (vatRegime: SimulationInput['vatRegime']) => {
      const model = priceModelOf({ ...goldenInput, vatRegime });
      return { fixed: model.fixedCents, found: breakEven(model).revenueTtcCents, model };
    };
    const within = (found: Cents | null, wanted: number) =>
      expect(Math.abs((found ?? 0) - wanted)).toBeLessThan(1);
    const [margin, total, exempt] = [at('margin_option'), at('total'), at('exempt')];
    within(margin.found, (margin.fixed - 48_000_000 / 6) / (5 / 6 - 0.04));
    within(total.found, total.fixed / (5 / 6 - 0.04));
    // VAT of the sales fees is lost: 4 % become 4.8 %.
    within(exempt.found, exempt.fixed / (1 - 0.048));
  });

  it('is none without prices, or where every euro of revenue costs more than it brings', () => {
    expect(breakEven(priceModelOf({ ...goldenInput, revenues: [] })).revenueTtcCents).toBeNull();
    const expenses = goldenInput.expenses.map((one) =>
      one.category === 'sales_fees' ? { ...one, baseValue: '0.9' } : one,
    );
    expect(breakEven(priceModelOf({ ...goldenInput, expenses })).revenueTtcCents).toBeNull();
  });
});

describe('receipts planned by hand', () => {
  it('make VAT due in the order of months, in whatever order they are entered', () => {
    const shuffled = goldenInput.revenues.map((line) =>
      line.receipts === null ? line : { ...line, receipts: line.receipts.toReversed() },
    );
    const found = simulate({ ...goldenInput, revenues: shuffled });
    expect(found.months).toEqual(simulate(goldenInput).months);
  });
});

describe('a line that takes the place of a computed one', () => {
  it('replaces the interest of the loans, in cost and in cash', () => {
    const expenses = goldenInput.expenses.map((one) =>
      one.category === 'interest' ? { ...one, isAuto: false, baseValue: '9000' } : one,
    );
    const found = simulate({ ...goldenInput, expenses });
    expect(found.costCents).toBe(101_103_992 - 1_241_986 + 900_000);
    expect(sumCents(found.months.map(({ interestCents }) => interestCents))).toBe(900_000);
    expect(sumCents(found.months.map((row) => row.flowAfterFinancingCents))).toBe(found.marginCents);
  });

  it('does so too where the interest of a loan is added to its capital', () => {
    const loans = goldenInput.loans.map(({ terms, drawdowns }) => ({
      terms: { ...terms, kind: 'bullet_capitalized' as const },
      drawdowns,
    }));
    const expenses = goldenInput.expenses.map((one) =>
      one.category === 'interest' ? { ...one, isAuto: false, baseValue: '9000' } : one,
    );
    const found = simulate({ ...goldenInput, loans, expenses });
    expect(sumCents(found.months.map((row) => row.flowAfterFinancingCents))).toBe(found.marginCents);
  });

  it('is not needed: what loans cost is never forgotten', () => {
    const expenses = goldenInput.expenses.filter(
      ({ category }) => !['interest', 'commitment', 'loan_fees'].includes(category),
    );
    expect(simulate({ ...goldenInput, expenses }).costCents).toBe(101_103_992);
  });
});

describe('a quotient', () => {
  it('is the same, rounded half-up, as the exact division', () => {
    expect(quotient(cents(1), cents(3))).toBe('0.3333333333');
    expect(quotient(cents(-2), cents(3))).toBe('-0.6666666667');
    expect(quotient(cents(5), cents(-2))).toBe('-2.5000000000');
    expect(quotient(cents(0), cents(-2))).toBe('0.0000000000');
    expect(quotient(cents(1), cents(0))).toBeNull();
  });
});

describe('every description', () => {
  const all = [
    simulationCalculation,
    simulationLotCalculation,
    breakEvenCalculation,
    developerBalanceCalculation,
    corporateTaxCalculation,
    cashFlowCalculation,
    cashCardsCalculation,
    situationCashCalculation,
    budgetCalculation,
    budgetLineCalculation,
  ];

  it('names the calculation that made its example, and explains each of its figures', () => {
    for (const calculation of all as readonly (typeof simulationCalculation)[]) {
      const result = calculation.example.result();
      expect(result.calculation).toBe(calculation.id);
      for (const key of Object.keys(calculation.formulas)) {
        const explanation = explainWith(calculation, result, key);
        expect(explanation.inputs.length, `${calculation.id}.${key}`).toBeGreaterThan(0);
        expect(explanation.figure.value, `${calculation.id}.${key}`).not.toBeUndefined();
      }
    }
  });

  it('has the months of the example within its dates', () => {
    expect(simulationCalculation.example.result().months[0]?.month).toBe(month('2026-04'));
  });
});
