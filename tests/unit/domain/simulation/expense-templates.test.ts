import { describe, expect, test } from 'vitest';
import { simulate } from '#domain/simulation/simulate.ts';
import {
  basesOf,
  expensesOfTemplate,
  templateOf,
  type TemplateBases,
} from '#domain/simulation/study/expense-templates.ts';
import { studyInput } from '#domain/simulation/study/study-input.ts';
import { lineGroupNames } from '#domain/simulation/study/study.ts';
import { goldenStudy } from '#mocks/db/seed/simulations/golden-study.ts';
import { studyLine } from '#mocks/db/seed/simulations/lines.ts';

const place = { departmentCode: '33', inseeCode: '33243' };
const results = simulate(studyInput(goldenStudy, place));
const bases = basesOf(results, goldenStudy.purchasePriceCents);
const months = { startMonth: '2027-03', durationMonths: 12 };
const always = (): boolean => true;

describe('the expenses of the golden operation as a template', () => {
  const template = templateOf(goldenStudy, 'ratios', bases);
  const line = (label: string) => template.find((one) => one.label === label);

  test('are parts of the price, the works and the revenue, and works a price per m²', () => {
    expect(bases).toEqual({
      purchaseCents: 48_000_000,
      worksCents: 34_000_000,
      revenueTtcCents: 128_400_000,
      areaHundredths: 42_190,
    });
    expect(line('Solde du prix')).toMatchObject({ basis: 'pct_purchase', value: 9500 });
    expect(line('Travaux, huit lots')).toMatchObject({ basis: 'per_m2', value: 80_588 });
    expect(line('Maîtrise d’œuvre, chantier (70 %)')).toMatchObject({ basis: 'pct_works', value: 560 });
    expect(line('Taxe foncière')).toMatchObject({ basis: 'pct_purchase', value: 60 });
    expect(line('Gestion')).toMatchObject({ basis: 'pct_revenue_ttc', value: 156 });
  });

  test('keep ratios as they are, and leave to the engine what it works out', () => {
    expect(line('Aléas')).toMatchObject({ basis: 'pct_works', value: 500 });
    expect(line('Commercialisation')).toMatchObject({ basis: 'pct_revenue_ttc', value: 400 });
    expect(line('Frais d’acte')).toMatchObject({ isAuto: true, value: null });
  });

  test('come to nearly the same cost in the study that they were taken from', () => {
    const again = { ...goldenStudy, ...expensesOfTemplate(template, goldenStudy, always) };
    const { costCents } = simulate(studyInput(again, place));
    expect(Math.abs(costCents - results.costCents)).toBeLessThan(results.costCents / 500);
  });

  test('with amounts kept, come back line for line', () => {
    const kept = expensesOfTemplate(templateOf(goldenStudy, 'kept', bases), goldenStudy, always);
    for (const group of lineGroupNames) {
      expect(kept[group].map(({ supplierId: _s, accountingCodeId: _a, ...own }) => own)).toEqual(
        goldenStudy[group].map((own) => (own.isAuto ? { ...own, value: null } : own)),
      );
    }
  });
});

describe('a template', () => {
  const of = (given: Parameters<typeof studyLine>[4], value: number | null = 100_000) =>
    templateOf(
      { ...goldenStudy, ...none, worksLines: [studyLine('surveys', 'Plans', value, 2000, given)] },
      'empty',
      bases,
    );
  const none = { purchaseLines: [], worksLines: [], reserveLines: [], saleLines: [], financeLines: [] };

  test('counts months from wherever a study begins, within its length', () => {
    const [first] = expensesOfTemplate(of({ month: '2026-02' }), months, always).worksLines;
    expect(first?.month).toBe('2027-06');
    const [late] = expensesOfTemplate(of({ month: '2027-03' }), months, always).worksLines;
    expect(late?.month).toBe('2028-02');
    const [following] = expensesOfTemplate(of({ schedule: 'at_deeds' }), months, always).worksLines;
    expect(following).toMatchObject({ schedule: 'at_deeds', month: null });
  });

  test('spreads over the whole of a study what was spread over the whole of another', () => {
    const whole = of({ schedule: 'spread', month: '2025-11', months: 17 });
    expect(whole[0]?.months).toBeNull();
    expect(expensesOfTemplate(whole, months, always).worksLines[0]).toMatchObject({
      month: '2027-03',
      months: 12,
    });
  });

  test('leaves amounts to be filled in where that is asked for, and where there is nothing to take a part of', () => {
    expect(of({})[0]).toMatchObject({ basis: 'amount', value: null });
    const nothing: TemplateBases = { purchaseCents: 0, worksCents: 0, revenueTtcCents: 0, areaHundredths: 0 };
    for (const line of templateOf(goldenStudy, 'ratios', nothing)) {
      if (line.basis === 'amount') expect(line.value).toBeNull();
    }
  });

  test('does without a supplier or an account that may no longer be named', () => {
    const named = of({ supplierId: 'mason', accountingCodeId: '6051' });
    expect(named[0]).toMatchObject({ supplierId: 'mason', accountingCodeId: '6051' });
    expect(expensesOfTemplate(named, months, (id) => id === '6051').worksLines[0]).toMatchObject({
      supplierId: null,
      accountingCodeId: '6051',
    });
  });
});
