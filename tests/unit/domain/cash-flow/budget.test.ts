import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { budget, revisionRefusal, type BudgetLine } from '#domain/cash-flow/budget.ts';
import { situationCash } from '#domain/cash-flow/situation-cash.ts';
import { InvalidInputError } from '#domain/domain-error.ts';
import { cents, euros, sumCents } from '#domain/money/cents.ts';
import { simulate } from '#domain/simulation/simulate.ts';
import { expenseCategories } from '#domain/simulation/expense-line.ts';
import { simulationFlows } from '#domain/simulation/simulation-flows.ts';
import { month } from '#domain/time/day.ts';
import { goldenInput } from '#tests/fixtures/golden-inputs.ts';

const revenue = {
  plannedCents: euros(1_150_000),
  signedCents: euros(0),
  collectedCents: euros(0),
  expectedCents: euros(1_150_000),
};

function line(change: Partial<BudgetLine> = {}): BudgetLine {
  return {
    id: 'works',
    category: 'works',
    label: 'Travaux',
    initialCents: euros(340_000),
    revisedCents: euros(340_000),
    committedCents: euros(340_000),
    invoicedCents: euros(176_850),
    paidCents: euros(129_580),
    eacCents: null,
    ...change,
  };
}

describe('the budget of « Les Chais de la Bastide »', () => {
  it('has works of 340 000, committed 340 000, invoiced 176 850, paid 129 580 (38,11 %), without variance', () => {
    const { total } = budget([line()], revenue);
    expect(total).toMatchObject({
      eacCents: euros(340_000),
      varianceCents: 0,
      toCommitCents: 0,
      tone: 'even',
      consumption: '0.3811176471',
      engagement: '1',
      varianceRate: '0',
    });
  });

  it('has paid 129 580 of works: five situations of 136 400 less 6 820 of retention', () => {
    const { works } = goldenInput;
    if (works?.progress.kind !== 'situations') throw new Error('The golden works have no situations.');
    const paid = works.progress.situations
      .slice(0, 5)
      .map(({ month: of, htCents }) =>
        situationCash({ month: of, htCents, vatRateBps: 1_000, retentionBps: 500 }),
      );
    expect(sumCents(paid.map(({ htCents }) => htCents))).toBe(euros(136_400));
    expect(sumCents(paid.map(({ retentionHtCents }) => retentionHtCents))).toBe(euros(6_820));
    expect(sumCents(paid.map(({ toPayHtCents }) => toPayHtCents))).toBe(euros(129_580));
  });

  it('has paid 741 884,75 by the end of October 2026, of which MOE 19 584, sales fees 30 640, interest 10 420,69', () => {
    const spent = simulationFlows(goldenInput).filter(
      ({ direction, category, month: of }) =>
        direction === 'out' && of <= month('2026-10') && expenseCategories.some((one) => one === category),
    );
    const of = (category: string) =>
      sumCents(spent.filter((one) => one.category === category).map(({ htCents }) => htCents));
    expect(sumCents(spent.map(({ htCents }) => htCents))).toBe(euros('741884.75'));
    expect([of('works'), of('fees_moe'), of('sales_fees'), of('interest')]).toEqual(
      [129_580, 19_584, 30_640, '10420.69'].map((one) => euros(one)),
    );
  });

  it('starts from the margin of the simulation, frozen line by line', () => {
    const { expenses, revenueHtCents, marginCents } = simulate(goldenInput);
    const frozen = expenses.map(({ id, category, label, costCents }) =>
      line({
        id,
        category,
        label,
        initialCents: costCents,
        revisedCents: costCents,
        committedCents: cents(0),
      }),
    );
    const found = budget(frozen, { ...revenue, plannedCents: revenueHtCents, expectedCents: revenueHtCents });
    expect([found.initialMarginCents, found.estimatedMarginCents]).toEqual([marginCents, marginCents]);
    expect(found.steps.map(({ key }) => key)).toEqual(['initial', 'estimated']);
  });
});

describe('the final cost', () => {
  it('is the larger of revised and committed until someone says otherwise', () => {
    const of = (change: Partial<BudgetLine>) => budget([line(change)], revenue).total;
    expect(of({ committedCents: euros(350_000) })).toMatchObject({ eacCents: euros(350_000), tone: 'over' });
    expect(of({ eacCents: euros(330_000) })).toMatchObject({
      eacCents: euros(330_000),
      varianceCents: euros(-10_000),
      tone: 'under',
      toCommitCents: 0,
    });
  });

  it('has no rates where nothing was planned', () => {
    const none = line({ initialCents: cents(0), revisedCents: cents(0), committedCents: cents(0) });
    expect(budget([none], revenue).total).toMatchObject({
      varianceRate: null,
      consumption: null,
      engagement: null,
    });
  });
});

describe('the way from the initial margin to the one expected', () => {
  it('adds up step by step, for any budget', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_000_000 }).map(cents);
    const anyLine = fc.record({
      id: fc.uuid(),
      category: fc.constantFrom(...expenseCategories),
      label: fc.constant(''),
      initialCents: amount,
      revisedCents: amount,
      committedCents: amount,
      invoicedCents: amount,
      paidCents: amount,
      eacCents: fc.option(amount),
    });
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 20 }),
        amount,
        amount,
        (lines, plannedCents, expectedCents) => {
          const found = budget(lines, { ...revenue, plannedCents, expectedCents });
          const before = found.steps.slice(0, -1).map(({ amountCents }) => amountCents);
          expect(sumCents(before)).toBe(found.estimatedMarginCents);
          expect(sumCents(found.categories.map(({ eacCents }) => eacCents))).toBe(found.total.eacCents);
          expect(sumCents(found.lines.map(({ varianceCents }) => varianceCents))).toBe(
            found.total.varianceCents,
          );
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

describe('a revision', () => {
  it('is refused below what was paid, and above 5 % without a word on it', () => {
    expect(revisionRefusal(line(), euros(129_579), 'moins')).toBe('below_paid');
    expect(revisionRefusal(line(), euros(357_000), '')).toBeNull();
    expect(revisionRefusal(line(), euros('357000.01'), '  ')).toBe('note_missing');
    expect(revisionRefusal(line(), euros('357000.01'), 'Avenant 2')).toBeNull();
    expect(() => revisionRefusal(line(), cents(-1), '')).toThrow(InvalidInputError);
  });
});
