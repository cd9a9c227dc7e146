import { describe, expect, test } from 'vitest';
import { simulate } from '#domain/simulation/simulate.ts';
import { planBars, withBarMoved } from '#domain/simulation/study/plan-bars.ts';
import { studyInput } from '#domain/simulation/study/study-input.ts';
import { swingsOf } from '#domain/simulation/study/swings.ts';
import type { Study } from '#domain/simulation/study/study.ts';
import { goldenStudy } from '#mocks/db/seed/simulations/golden-study.ts';

const libourne = { departmentCode: '33', inseeCode: '33243' };
const marginOf = (study: Study): number => simulate(studyInput(study, libourne)).marginCents;
const cashOf = (study: Study) =>
  simulate(studyInput(study, libourne)).months.map(({ month, cashCents }) => [month, cashCents]);
const barOf = (study: Study, name: string) => planBars(study).find((bar) => bar.name === name);

describe('the bars of a plan', () => {
  test('stand on the days of the golden study', () => {
    expect(planBars(goldenStudy)).toEqual([
      { name: 'purchase', from: '2026-04-16', to: '2026-04-16' },
      { name: 'works', from: '2026-05-01', to: '2027-02-28' },
      { name: 'half_works', from: '2026-10-30', to: '2026-10-30' },
      { name: 'completion', from: '2027-02-26', to: '2027-02-26' },
      { name: 'delivery', from: '2027-03-12', to: '2027-03-12' },
      { name: 'sales', from: '2026-09-01', to: '2027-01-31' },
      { name: 'loan', from: '2026-04-16', to: '2028-04-15' },
    ]);
  });

  test('move the cash: sales a month later leave less in the month that they were expected in', () => {
    const later = withBarMoved(goldenStudy, 'sales', { from: '2026-10-01', to: '2027-02-28' });
    expect(barOf(later, 'sales')).toMatchObject({ from: '2026-10-01', to: '2027-02-28' });
    const [before, after] = [Object.fromEntries(cashOf(goldenStudy)), Object.fromEntries(cashOf(later))];
    expect(after['2026-09']).toBeLessThan(before['2026-09'] ?? 0);
    expect(later.lots.map(({ receipts }) => receipts.length)).toEqual(
      goldenStudy.lots.map(({ receipts }) => receipts.length),
    );
  });

  test('take reception and calls along with works that move as a whole, and come back to where they were', () => {
    const later = withBarMoved(goldenStudy, 'works', { from: '2026-07-01', to: '2027-04-30' });
    expect(later).toMatchObject({
      receptionMonth: '2027-04',
      halfWorksOn: '2026-12-30',
      completionOn: '2027-04-26',
      deliveryOn: '2027-05-12',
    });
    const back = withBarMoved(later, 'works', { from: '2026-05-01', to: '2027-02-28' });
    expect(cashOf(back)).toEqual(cashOf(goldenStudy));
  });

  test('make works longer without moving the calls, but not situations that are known one by one', () => {
    const planned: Study = {
      ...goldenStudy,
      situations: [],
      worksStartMonth: '2026-05',
      worksMonths: 10,
    };
    expect(withBarMoved(planned, 'works', { from: '2026-05-01', to: '2027-04-30' })).toMatchObject({
      worksStartMonth: '2026-05',
      worksMonths: 12,
      completionOn: planned.completionOn,
    });
    expect(withBarMoved(goldenStudy, 'works', { from: '2026-05-01', to: '2027-04-30' })).toBe(goldenStudy);
  });

  test('leave a study as it is where there is nothing to move', () => {
    const unsold: Study = { ...goldenStudy, lots: [] };
    expect(withBarMoved(unsold, 'sales', { from: '2026-10-01', to: '2026-10-31' })).toBe(unsold);
  });
});

describe('what the margin depends on', () => {
  const swings = swingsOf(goldenStudy, libourne);

  test('is told largest first, prices as in the table of sensitivity', () => {
    const reach = swings.map(({ lowerCents, higherCents }) =>
      Math.max(Math.abs(lowerCents ?? 0), Math.abs(higherCents)),
    );
    expect(reach).toEqual(reach.toSorted((a, b) => b - a));
    // The golden margin with prices five per cent lower: 88 028,08 €.
    expect(swings.find(({ lever }) => lever === 'price')?.lowerCents).toBe(8_802_808 - marginOf(goldenStudy));
  });

  test('costs more for a dearer purchase and a dearer loan', () => {
    for (const lever of ['purchase', 'loanRate', 'works'] as const) {
      const swing = swings.find((one) => one.lever === lever);
      expect(swing?.higherCents).toBeLessThan(0);
      expect(swing?.lowerCents).toBeGreaterThan(0);
    }
  });

  test('leaves out what has no effect', () => {
    const unfinanced = { ...goldenStudy, loanAmountCents: null, draws: [] };
    expect(swingsOf(unfinanced, libourne).map(({ lever }) => lever)).not.toContain('loanRate');
  });
});
