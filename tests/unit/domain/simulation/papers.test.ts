import { expect, test } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { expenseCategories } from '#domain/simulation/expense-line.ts';
import { balanceGroups, balanceGroupNames } from '#domain/simulation/study/balance-tables.ts';
import { shareBps, vatByRate } from '#domain/simulation/study/cost-tables.ts';
import { receiptTable } from '#domain/simulation/study/lot-receipts.ts';
import { studyInput } from '#domain/simulation/study/study-input.ts';
import { virCollection } from '#domain/simulation/study/vir-collection.ts';
import { worksCourse } from '#domain/simulation/works-course.ts';
import { addMonths, day, month } from '#domain/time/day.ts';
import { goldenStudy } from '#mocks/db/seed/simulations/golden-study.ts';

const golden = studyInput(goldenStudy, { departmentCode: '33', inseeCode: '33243' });

test('the groups of a balance hold every category of expense once', () => {
  const grouped = balanceGroupNames.flatMap((group) => [...balanceGroups[group]]);
  expect(grouped.toSorted()).toEqual(expenseCategories.toSorted());
});

test('shares are of the whole, and none of nothing', () => {
  expect(shareBps(cents(1), cents(3))).toBe(3333);
  expect(shareBps(cents(1), cents(0))).toBeNull();
});

test('VAT is summed by rate, the highest first; lines without VAT make no rate', () => {
  const line = (rateBps: number, vat: number, back: number) => ({
    rateBps,
    vatCents: cents(vat),
    deductibleCents: cents(back),
  });
  expect(vatByRate([line(1000, 10, 10), line(2000, 5, 0), line(1000, 7, 0), line(0, 0, 0)])).toEqual([
    line(2000, 5, 0),
    line(1000, 17, 10),
  ]);
});

test('works go from nothing to all of them, by situation or spread, and nowhere without a plan', () => {
  const course = worksCourse(golden.works);
  expect(course.find(({ month: at }) => at === '2026-10')?.doneBps).toBe(5201);
  expect(course.at(-1)).toEqual({ month: '2027-02', doneBps: 10_000 });
  const spread = worksCourse({
    progress: { kind: 'spread', startMonth: month('2026-12'), months: 4, curve: 'linear' },
    paymentDelayMonths: 1,
    retentionBps: 0,
    receptionMonth: null,
  });
  expect(spread.map(({ doneBps }) => doneBps)).toEqual([2500, 5000, 7500, 10_000]);
  expect(spread.at(-1)?.month).toBe('2027-03');
  expect(worksCourse(null)).toEqual([]);
});

test('receipts stand by month, by quarter once there are too many, by year beyond', () => {
  const receipts = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ref: index % 2 === 0 ? 'A' : 'B',
      month: addMonths(month('2026-01'), index),
      cents: cents(100),
    }));
  expect(receiptTable(receipts(12), 12)).toMatchObject({ granularity: 'month', totalCents: 1200 });
  const quarters = receiptTable(receipts(13), 12);
  expect(quarters.periods).toEqual(['2026-Q1', '2026-Q2', '2026-Q3', '2026-Q4', '2027-Q1']);
  expect(quarters.rows).toEqual([
    { ref: 'A', cells: [200, 100, 200, 100, 100], totalCents: 700 },
    { ref: 'B', cells: [100, 200, 100, 200, 0], totalCents: 600 },
  ]);
  expect(receiptTable(receipts(60), 12)).toMatchObject({ granularity: 'year', periods: { length: 5 } });
  expect(receiptTable([], 12)).toMatchObject({ periods: [], rows: [], totalCents: 0 });
});

test('a call is planned, then can be called, then is due; late only where its money is planned later', () => {
  const stateOn = (on: string, received: number) =>
    virCollection(golden, () => cents(received), day(on))
      .find(({ ref }) => ref === 'A11')
      ?.calls.map((call) => [call?.state, call?.lateCents]);
  expect(stateOn('2026-08-31', 0)?.[0]).toEqual(['planned', 0]);
  // Of the deed its month alone is known.
  expect(stateOn('2026-09-30', 0)?.[0]).toEqual(['called', 0]);
  expect(stateOn('2026-10-01', 12_300_000)?.[0]).toEqual(['due', 0]);
  expect(stateOn('2026-11-10', 12_300_000)?.[1]).toEqual(['called', 0]);
  expect(stateOn('2026-11-20', 16_400_000)?.slice(0, 2)).toEqual([
    ['due', 0],
    ['due', 0],
  ]);
  expect(stateOn('2026-11-20', 12_300_001)?.slice(0, 2)).toEqual([
    ['due', 0],
    ['late', 4_099_999],
  ]);
});

test('calls follow the probability of their lot, and one without a milestone has no day', () => {
  const [first, ...others] = golden.revenues;
  if (first === undefined) throw new Error('The golden study has sales');
  const halved = { ...golden, milestones: {}, revenues: [{ ...first, probabilityBps: 5000 }, ...others] };
  const [lot] = virCollection(halved, () => cents(0), day('2026-01-01'));
  expect(lot).toMatchObject({ ref: 'A01', priceTtcCents: 6_950_000 });
  expect(lot?.calls.map((call) => call?.dueOn)).toEqual(['2026-09', null, null, null]);
});
