import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakEven } from '#domain/simulation/break-even.ts';
import { priceModelOf, simulate } from '#domain/simulation/simulate.ts';
import type { SimulationMonth } from '#domain/simulation/simulation-months.ts';
import { xirr } from '#domain/simulation/xirr.ts';
import { monthNumber } from '#domain/simulation/timeline.ts';
import { addToDay, day } from '#domain/time/day.ts';
import {
  exactMargin,
  oracleSimulation,
  isWorthMore,
  oracleXirr,
  type OracleMonth,
} from '#tests/support/oracle/simulation.ts';
import { inputOf, monthAt, oracleCases } from '#tests/support/simulation-cases.ts';

describe('a second calculation', () => {
  it('agrees on every month, cost, margin and lot of 1,000 simulations', () => {
    fc.assert(
      fc.property(oracleCases, (given) => {
        const found = simulate(inputOf(given));
        const wanted = oracleSimulation(given);
        const first = monthNumber(monthAt(0));
        const rows = new Map(found.months.map((row) => [monthNumber(row.month) - first, row]));
        const own = [...wanted.months.keys()].map((at): [number, OracleMonth] => [at, plain(rows.get(at))]);
        // As text, since comparing objects takes longer than both calculations.
        expect(JSON.stringify(own)).toBe(JSON.stringify([...wanted.months]));
        for (const [at, row] of rows) {
          if (!wanted.months.has(at) && row.flowAfterFinancingCents !== 0)
            expect.fail(`a flow in month ${at}`);
        }
        expect([found.revenueTtcCents, found.vatCents, found.costCents, found.marginCents]).toEqual([
          wanted.revenue,
          wanted.vat,
          wanted.cost,
          wanted.margin,
        ]);
        expect(found.lots.map(({ cost }) => cost.totalCents)).toEqual(wanted.lots);
      }),
      { numRuns: 1_000 },
    );
  });

  it('finds the margin at break-even within a cent of 0, on 2,000 simulations', () => {
    fc.assert(
      fc.property(oracleCases, fc.integer({ min: 0, max: 3_000 }), (given, feeBps) => {
        const input = inputOf({
          ...given,
          expenses: given.expenses.filter(({ category }) => category !== 'sales_fees'),
        });
        const fees = {
          id: 'fees',
          category: 'sales_fees' as const,
          label: 'Commercialisation',
          isAuto: false,
          basis: 'pct_revenue_ttc' as const,
          baseValue: (feeBps / 10_000).toFixed(4),
          vatRateBps: 0,
          isVatRecoverable: null,
          schedule: { kind: 'at_deeds' as const, month: null, months: 1, curve: 'linear' as const },
        };
        const model = priceModelOf({ ...input, expenses: [...input.expenses, fees] });
        const { revenueTtcCents, fixedCents } = breakEven(model);
        if (revenueTtcCents === null) expect.fail('no break-even');
        const priced = given.lots.map((lot, index) => ({
          price: BigInt(lot.price),
          share: BigInt(model.terms[index]?.shareCents ?? 0),
          probabilityBps: BigInt(lot.probabilityBps),
        }));
        const whole = priced.reduce((all, lot) => all + lot.price * lot.probabilityBps, 0n);
        const top = BigInt(revenueTtcCents) * 10_000n;
        const { num, den } = exactMargin(priced, given.tax, top, whole, BigInt(feeBps), BigInt(fixedCents));
        expect(num < 0n ? -num < den : num < den).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('finds a rate at which the worth of the flows changes its sign, for 3,000 series of flows', () => {
    fc.assert(
      fc.property(fc.array(flow, { minLength: 2, maxLength: 12 }), (flows) => {
        const found = rateOf(flows);
        if (found === null || found === 0) return;
        const exact = flows.map(({ day: at, amount }) => ({ day: at, amount: BigInt(amount) }));
        expect(isWorthMore(exact, found - 1e-8)).not.toBe(isWorthMore(exact, found + 1e-8));
      }),
      { numRuns: 3_000 },
    );
  });

  it('finds the same rate of return, or none either, for 200 series of flows', () => {
    fc.assert(
      fc.property(fc.array(flow, { minLength: 2, maxLength: 6 }), (flows) => {
        const byDay = new Map<number, number>();
        for (const { day: at, amount } of flows) byDay.set(at, (byDay.get(at) ?? 0) + amount);
        const merged = [...byDay].filter(([, amount]) => amount !== 0);
        const found = rateOf(flows);
        const wanted = oracleXirr(merged.map(([at, amount]) => ({ day: at, amount: BigInt(amount) })));
        if (found === null || wanted === null) expect([found, wanted]).toEqual([null, null]);
        else {
          expect(found).toBeGreaterThanOrEqual(wanted.low - 1e-9);
          expect(found).toBeLessThanOrEqual(wanted.high + 1e-9);
        }
      }),
      { numRuns: 200 },
    );
  });
});

const flow = fc.record({
  day: fc.integer({ min: 0, max: 1_500 }),
  amount: fc.integer({ min: -50_000_000, max: 50_000_000 }),
});

function rateOf(flows: readonly { readonly day: number; readonly amount: number }[]): number | null {
  return xirr(
    flows.map(({ day: at, amount }) => ({ on: addToDay(day('2026-01-31'), { days: at }), cents: amount })),
  );
}

function plain(row: SimulationMonth | undefined): OracleMonth {
  return {
    receipts: row?.receiptsTtcCents ?? 0,
    expenses: row?.expensesHtCents ?? 0,
    supplierVat: row?.supplierVatCents ?? 0,
    collected: row?.vatCollectedCents ?? 0,
    deductible: row?.vatDeductibleCents ?? 0,
    vatPaid: row?.vatReturnPaidCents ?? 0,
    draws: row?.loanDrawCents ?? 0,
    repaid: row?.loanRepaymentCents ?? 0,
    interest: row?.interestCents ?? 0,
    fees: row?.loanFeesCents ?? 0,
    balance: row?.loanBalanceCents ?? 0,
  };
}
