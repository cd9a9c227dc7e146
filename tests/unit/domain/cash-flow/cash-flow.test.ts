import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashCards } from '#domain/cash-flow/cash-cards.ts';
import { countedEntries } from '#domain/cash-flow/counted-entries.ts';
import { cashFlow } from '#domain/cash-flow/cash-flow.ts';
import { cashCategories, cashStates, type CashFlowEntry, type CashState } from '#domain/cash-flow/entry.ts';
import { cashPeriods } from '#domain/cash-flow/periods.ts';
import { simulationEntries } from '#domain/cash-flow/simulation-entries.ts';
import { situationCash } from '#domain/cash-flow/situation-cash.ts';
import { InvalidInputError } from '#domain/domain-error.ts';
import { cents, euros } from '#domain/money/cents.ts';
import { simulationFlows } from '#domain/simulation/simulation-flows.ts';
import { addMonths, day, month } from '#domain/time/day.ts';
import { goldenInput } from '#tests/fixtures/golden-inputs.ts';
import golden from '#tests/fixtures/golden.json' with { type: 'json' };

const currentMonth = month('2026-11');
/** All of the golden operation: what lies in the past has happened. */
const entries = simulationEntries(simulationFlows(goldenInput)).map((one): CashFlowEntry =>
  one.month < currentMonth ? { ...one, state: 'actual' } : one,
);
const plan = cashFlow(entries, { currentMonth });

function entry(change: Partial<CashFlowEntry> = {}): CashFlowEntry {
  return {
    id: 'e1',
    month: currentMonth,
    plannedOn: null,
    direction: 'out',
    category: 'works',
    label: 'Lot 1',
    htCents: euros(1_000),
    vatCents: euros(100),
    state: 'forecast',
    source: { type: 'situation', id: 's1' },
    ...change,
  };
}

describe('the plan of cash of « Les Chais de la Bastide »', () => {
  it('is the table of the operation, month by month and in total', () => {
    const at = (line: { readonly cells: readonly { readonly amountCents: number }[] }, text: string) =>
      line.cells[plan.months.indexOf(month(text))]?.amountCents;
    for (const row of golden.months) {
      const sum = (
        lines: readonly (
          | typeof plan.projectFlow
          | (typeof plan.receipts)[number]
          | (typeof plan.expenses)[number]
        )[],
      ) => lines.reduce((all, line) => all + (at(line, row.month) ?? 0), 0);
      expect({
        month: row.month,
        receipts: sum(plan.receipts),
        expenses: sum(plan.expenses) + row.loanFeesCents,
        supplierVat: at(plan.supplierVat, row.month),
        vatReturn: at(plan.vatPayments, row.month),
        project: at(plan.projectFlow, row.month),
        draw: at(plan.draws, row.month),
        repayment: at(plan.repayments, row.month),
        financial: at(plan.financialCosts, row.month),
        after: at(plan.flowAfterFinancing, row.month),
        equity: at(plan.equityIn, row.month),
        cash: at(plan.cash, row.month),
        balance: at(plan.loanBalance, row.month),
      }).toEqual({
        month: row.month,
        receipts: row.receiptsTtcCents,
        expenses: row.expensesHtCents,
        supplierVat: row.supplierVatCents,
        vatReturn: row.vatReturnPaidCents,
        project: row.projectFlowCents,
        draw: row.loanDrawCents,
        repayment: row.loanRepaymentCents,
        financial: row.interestCents + row.commitmentFeeCents + row.loanFeesCents,
        after: row.flowAfterFinancingCents,
        equity: row.equityInCents,
        cash: row.cashCents,
        balance: row.loanBalanceCents,
      });
    }
    expect(plan.flowAfterFinancing.totalCents).toBe(golden.marginCents);
    expect(plan.receipts.map(({ key, totalCents }) => [key, totalCents])).toEqual([
      ['sale', euros(1_284_000)],
    ]);
  });

  it('receives 297 600 · 522 800 · 463 600 by quarter, and ends quarters at 33 519,40 to 320 110,20', () => {
    const byQuarter = new Map(cashPeriods(plan, 'quarter').map((one) => [one.period, one]));
    const of = (period: string) => byQuarter.get(period);
    expect(['2026-Q3', '2026-Q4', '2027-Q1'].map((one) => of(one)?.receiptsCents)).toEqual(
      [297_600, 522_800, 463_600].map((one) => euros(one)),
    );
    expect(['2026-Q2', '2026-Q3', '2026-Q4', '2027-Q1'].map((one) => of(one)?.cashCents)).toEqual(
      ['33519.40', '134128.45', '130889.52', '320110.20'].map((one) => euros(one)),
    );
    expect(cashPeriods(plan, 'year').map(({ period }) => period)).toEqual(['2025', '2026', '2027', '2028']);
  });

  it('needs 134 354,97 of equity, pays 6 581,79 of VAT in December and never lacks cash', () => {
    const cards = cashCards(plan, entries, day('2026-11-20'));
    expect([cards.equityNeedCents, cards.nextVatCents]).toEqual([euros('134354.97'), euros('6581.79')]);
    expect(plan.lowPoint).toEqual({ month: '2025-11', cashCents: euros(6_208) });
    expect(plan.shortfall).toBeNull();
    // November to January: 99 200 + 215 600 + 235 800.
    expect(cards.receiptsIn90DaysCents).toBe(euros(550_600));
  });

  it('shows a window of months without losing what came before', () => {
    const window = cashFlow(entries, { currentMonth, from: month('2026-09'), to: month('2026-10') });
    expect(window.months).toEqual(['2026-09', '2026-10']);
    expect(window.cash.cells.map(({ amountCents }) => amountCents)).toEqual([13_412_845, 13_012_795]);
    expect(window.loanBalance.cells.map(({ amountCents }) => amountCents)).toEqual([38_144_000, 25_664_000]);
  });

  it('marks past cells as actual and later ones as foreseen', () => {
    const states = new Set(
      plan.months.map((of, index) => [of < currentMonth, plan.projectFlow.cells[index]?.state].join(' ')),
    );
    expect([...states].toSorted()).toEqual(['false ', 'false forecast', 'true ', 'true actual']);
  });
});

describe('an entry', () => {
  it('gives way to what really happened to the same source, whatever its month and amount', () => {
    const real = entry({
      id: 'e2',
      state: 'actual',
      month: addMonths(currentMonth, -1),
      htCents: euros(900),
    });
    const { projectFlow, months } = cashFlow([entry(), real], { currentMonth });
    expect([months, projectFlow.totalCents]).toEqual([['2026-10'], euros(-1_000)]);
  });

  it('made by hand gives way to nothing', () => {
    const hand = entry({ source: { type: 'manual', id: 'x' } });
    const { projectFlow } = cashFlow([hand, { ...hand, id: 'e2', state: 'actual' }], { currentMonth });
    expect(projectFlow.totalCents).toBe(euros(-2_200));
  });

  it('committed and unpaid moves to the current month, with a mark', () => {
    const late = entry({ state: 'committed', month: month('2026-07') });
    const { months, expenses } = cashFlow([late], { currentMonth });
    expect(months).toEqual(['2026-11']);
    expect(expenses[0]?.cells[0]).toEqual({
      amountCents: euros(1_000),
      vatCents: euros(100),
      state: 'committed',
      isMoved: true,
    });
  });

  it('foreseen in a past month that nothing came of counts no longer, and is told', () => {
    const past = entry({ month: month('2026-07') });
    const { months, lapsed } = cashFlow([past], { currentMonth });
    expect([months, lapsed]).toEqual([[], [past]]);
  });

  it('that gives money back lessens its expense', () => {
    const back = entry({
      direction: 'in',
      source: { type: 'manual', id: 'b' },
      id: 'e2',
      htCents: euros(400),
      vatCents: cents(0),
    });
    expect(cashFlow([entry(), back], { currentMonth }).expenses[0]?.totalCents).toBe(euros(600));
  });
});

describe('the alert', () => {
  it('says in words how much is lacking and when', () => {
    const { shortfall, lowPoint } = cashFlow(
      [
        entry({ month: month('2026-12'), htCents: euros('12245.67') }),
        entry({
          id: 'e2',
          source: { type: 'manual', id: 'm' },
          month: month('2027-01'),
          direction: 'in',
          category: 'sale',
          htCents: euros(50_000),
        }),
      ],
      { currentMonth },
    );
    expect(lowPoint?.cashCents).toBe(euros('-12345.67'));
    expect(shortfall).toEqual({
      fr: 'Besoin de trésorerie de 12\u202F345,67\u00A0€ en décembre 2026',
      en: 'Cash of €12,345.67 needed in December 2026',
    });
  });

  it('is silent at exactly nothing, and for no entries at all', () => {
    const both = [
      entry(),
      entry({
        id: 'e2',
        source: { type: 'manual', id: 'm' },
        direction: 'in',
        category: 'equity',
        htCents: euros(1_100),
        vatCents: cents(0),
      }),
    ];
    expect(cashFlow(both, { currentMonth }).shortfall).toBeNull();
    expect(cashFlow([], { currentMonth })).toMatchObject({ months: [], lowPoint: null, shortfall: null });
  });
});

describe('the cash of works', () => {
  it('pays the October situation of 40 450 HT as 42 270,25 on 2026-11-30', () => {
    expect(
      situationCash({
        month: month('2026-10'),
        htCents: euros(40_450),
        vatRateBps: 1_000,
        retentionBps: 500,
      }),
    ).toMatchObject({
      ttcCents: euros(44_495),
      retentionCents: euros('2224.75'),
      toPayCents: euros('42270.25'),
      dueOn: '2026-11-30',
    });
  });

  it('refuses a retention above that of the law', () => {
    const situation = { month: month('2026-10'), htCents: euros(1), vatRateBps: 1_000 };
    expect(() => situationCash({ ...situation, retentionBps: 501 })).toThrow(InvalidInputError);
    expect(() => situationCash({ ...situation, retentionBps: 0, vatRateBps: -1 })).toThrow(InvalidInputError);
  });
});

describe('any plan of cash', () => {
  const anyEntry = fc
    .record({
      id: fc.uuid(),
      at: fc.integer({ min: -24, max: 24 }),
      direction: fc.constantFrom('in', 'out'),
      category: fc.constantFrom(...cashCategories),
      state: fc.constantFrom(...cashStates),
      ht: fc.integer({ min: 0, max: 1_000_000_000_000 }),
      vat: fc.integer({ min: 0, max: 1_000_000 }),
      source: fc.integer({ min: 0, max: 9 }),
    })
    .map(({ at, ht, vat, source, ...one }): CashFlowEntry => ({
      ...one,
      month: addMonths(currentMonth, at),
      plannedOn: null,
      label: '',
      htCents: cents(ht),
      vatCents: cents(vat),
      source: { type: 'payment', id: `${source}` },
    }));

  it('ends with the sum of what counts: paid, the rest of what is committed, else what is foreseen', () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 30 }), (all) => {
        const { cash } = cashFlow(all, { currentMonth });
        let wanted = 0;
        for (const id of new Set(all.map(({ source }) => source.id))) {
          const own = all.filter(({ source }) => source.id === id);
          const has = (state: CashState) => own.some((one) => one.state === state);
          for (const direction of ['in', 'out']) {
            const sum = (state: CashState) =>
              own
                .filter((one) => one.state === state && one.direction === direction)
                .filter((one) => state !== 'forecast' || one.month >= currentMonth)
                .reduce((total, one) => total + one.htCents + one.vatCents, 0);
            // The more of what is committed and what is paid; the forecast while there is neither.
            const counted =
              has('actual') || has('committed') ? Math.max(sum('actual'), sum('committed')) : sum('forecast');
            wanted += direction === 'in' ? counted : -counted;
          }
        }
        expect(cash.cells.at(-1)?.amountCents ?? 0).toBe(wanted === 0 ? 0 : wanted);
      }),
      { numRuns: 2_000 },
    );
  });

  it('keeps the rest of what is committed after a part payment, moved on while it is unpaid', () => {
    const committed = entry({ id: 'c', month: addMonths(currentMonth, -1), state: 'committed' });
    const part = { ...entry({ id: 'a', state: 'actual' }), htCents: euros(400), vatCents: euros(40) };
    const { counted } = countedEntries([entry(), committed, part], currentMonth);
    expect(counted.map(({ entry: one, isMoved }) => [one.state, one.htCents, one.vatCents, isMoved])).toEqual(
      [
        ['actual', 40_000, 4_000, false],
        ['committed', 60_000, 6_000, true],
      ],
    );
    const whole = entry({ id: 'b', state: 'actual' });
    expect(countedEntries([committed, whole], currentMonth).counted.map(({ entry: { id } }) => id)).toEqual([
      'b',
    ]);
    const two = [committed, entry({ id: 'd', state: 'committed' }), entry({ id: 'b', state: 'actual' })];
    expect(countedEntries(two, currentMonth).counted.map(({ entry: { id } }) => id)).toEqual(['b', 'd']);
  });

  it('refuses months a century apart', () => {
    const far = [entry(), entry({ id: 'e2', source: { type: 'manual', id: 'm' }, month: month('2400-01') })];
    expect(() => cashFlow(far, { currentMonth })).toThrow(InvalidInputError);
  });
});
