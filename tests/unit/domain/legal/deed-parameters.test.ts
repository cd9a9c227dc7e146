import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { departmentNames } from '#domain/geography/departments.ts';
import { deedParameters } from '#domain/legal/deed-parameters.ts';
import { departmentDutySources, departmentDutyTable } from '#domain/legal/department-duty-table.ts';
import { dutyTerritoryOf } from '#domain/legal/department-duties.ts';
import { legalTopics } from '#domain/legal/all-parameters.ts';
import { findParameter, type LegalParameter } from '#domain/legal/parameter.ts';
import { addToDay, day } from '#domain/time/day.ts';

function departmentRate(code: string, on: string): string {
  return findParameter(deedParameters, 'deed.duty.department', day(on), code).value;
}

const raised: Readonly<Record<string, readonly [from: string, before: string, codes: string]>> = {
  april: [
    '2025-04-01',
    '0.0450',
    '09 17 19 21 24 28 31 34 35 41 42 44 45 49 53 54 63 69 74 75 77 81 88 89 91 92 93',
  ],
  may: [
    '2025-05-01',
    '0.0450',
    '02 08 11 12 13 14 15 18 22 23 25 29 30 32 33 37 39 43 47 50 51 52 55 57 58 59 61 62 64 66 67 68 70 72 73 76 78 80 83 84 85 86 87 94 95 69-M',
  ],
  morbihan: ['2025-05-01', '0.0380', '56'],
  june: ['2025-06-01', '0.0450', '03 04 10 2A 2B 38 40 46 79 90 973'],
  january: ['2026-01-01', '0.0450', '01 82 974'],
  martinique: ['2026-02-01', '0.0450', '972'],
};

describe('department duties', () => {
  test.each(Object.values(raised))(
    'the rate is 5 from %s to 2028-03-31, %s before, in %s',
    (from, before, codes) => {
      for (const code of codes.split(' ')) {
        expect(departmentRate(code, from), code).toBe('0.0500');
        expect(departmentRate(code, addToDay(day(from), { days: -1 })), code).toBe(before);
        expect(departmentRate(code, '2028-03-31'), code).toBe('0.0500');
        expect(() => departmentRate(code, '2028-04-01'), code).toThrow('expired');
      }
    },
  );

  test('86 codes that were left at 4,50 %, or lower, stand at 5 % today', () => {
    const known = new Set(['24', '33', '42', '69']);
    const today = departmentDutyTable.filter(
      ({ code, from, to, rate }) =>
        rate === '0.0500' && from <= '2026-11-20' && (to ?? '') >= '2026-11-20' && !known.has(code),
    );
    // The Métropole de Lyon counts as a code of its own.
    expect(today.length).toBe(86);
  });

  test('the lower rates stand where and when they were read', () => {
    for (const code of ['05', '06', '07', '16', '26', '48', '60', '65', '71', '971', '976']) {
      expect(departmentRate(code, '2026-11-20'), code).toBe('0.0450');
    }
    expect(departmentRate('36', '2026-11-20')).toBe('0.0380');
    expect([departmentRate('38', '2022-05-31'), departmentRate('38', '2022-06-01')]).toEqual([
      '0.0380',
      '0.0450',
    ]);
    expect([departmentRate('976', '2026-02-28'), departmentRate('27', '2026-02-28')]).toEqual([
      '0.0380',
      '0.0450',
    ]);
    expect(departmentRate('27', '2026-06-01')).toBe('0.0500');
  });

  test('a day without a known rate is refused, not guessed', () => {
    for (const code of ['27', '976']) {
      expect(() => departmentRate(code, '2026-03-01')).toThrow('its value is not known');
      expect(() => departmentRate(code, '2026-05-31')).toThrow('its value is not known');
    }
  });

  test('every department under national law has a rate on the reference day, the others none', () => {
    const without = Object.keys(departmentNames).filter(
      (code) => !deedParameters.some(({ departmentCode }) => departmentCode === code),
    );
    expect(without).toEqual(['975', '977', '978', '984', '986', '987', '988', '989']);
    for (const code of Object.keys(departmentNames).filter((known) => !without.includes(known))) {
      expect(['0.0380', '0.0450', '0.0500']).toContain(departmentRate(code, '2026-11-20'));
    }
  });

  test('the days of a territory follow each other from 2021 without gap or overlap, each with its source', () => {
    for (const [code, rows] of Map.groupBy(departmentDutyTable, (row) => row.code)) {
      expect(rows[0]?.from, code).toBe('2021-01-01');
      for (const [index, row] of rows.entries()) {
        expect(departmentDutySources[row.source], code).toMatch(/^.{20,}$/);
        const next = rows[index + 1];
        if (next) expect(row.to && addToDay(row.to, { days: 1 }), code).toBe(next.from);
      }
    }
  });

  test('a first day that a single source gives says so, until a second one confirms the rate', () => {
    const find = (code: string, on: string) =>
      findParameter(deedParameters, 'deed.duty.department', day(on), code).isUnverified;
    expect([find('01', '2026-01-15'), find('01', '2026-11-20'), find('75', '2026-11-20')]).toEqual([
      true,
      undefined,
      undefined,
    ]);
  });
});

describe('the Métropole de Lyon', () => {
  const communesOf = createRequire(import.meta.url)('@etalab/decoupage-administratif/data/epci.json') as {
    readonly code: string;
    readonly membres: readonly { readonly code: string }[];
  }[];

  test('has the communes of the official list, and the districts of Lyon', () => {
    const { membres = [] } = communesOf.find(({ code }) => code === '200046977') ?? {};
    expect(membres.length).toBe(58);
    for (const { code } of membres) expect(dutyTerritoryOf(code), code).toBe('69-M');
    const inRhone = Array.from({ length: 400 }, (_, index) => `69${String(index + 1).padStart(3, '0')}`);
    expect(inRhone.filter((code) => dutyTerritoryOf(code) === '69-M').length).toBe(58 + 9);
    expect([dutyTerritoryOf('69264'), dutyTerritoryOf('97411')]).toEqual(['69', '974']);
  });
});

describe('the figures beside the department duty', () => {
  const rowOf = (parameters: readonly LegalParameter[], key: string, on = '2026-11-20', code = '33') =>
    findParameter(parameters, key, day(on), code);
  const all = legalTopics.flatMap(({ parameters }) => parameters);

  test.each([
    ['deed.emoluments.rebate.max', '0.20', true],
    ['deed.emoluments.rebate.large.max', '0.40', true],
    ['deed.emoluments.sale.bands', '650000:0.03870 1700000:0.01596 6000000:0.01064 *:0.00799', false],
    ['deed.duty.levy.standard', '0.0237', false],
    ['deed.duty.levy.reduced', '0.0214', false],
    ['deed.duty.rounding', '100', false],
    ['deed.security-contribution.minimum', '1500', true],
    ['interest.legal.professional', '0.0275', false],
    ['interest.legal.natural-person', '0.0684', true],
    ['loan.deed.emoluments.bands', '650000:0.01290 1700000:0.00532 6000000:0.00355 *:0.00266', false],
    [
      'loan.deed.emoluments.professional.bands',
      '650000:0.02128 1700000:0.00878 6000000:0.00585 *:0.00439',
      true,
    ],
    ['tax.development.value', '89200', false],
    ['tax.development.abatement.rate', '0.50', false],
    ['tax.archaeology.rate', '0.0040', true],
    ['tax.late-interest.monthly', '0.0020', true],
    ['vat.franchise.goods', '8500000', true],
    ['vat.franchise.services.raised', '4125000', true],
    ['vat.rate.works.improvement', '0.10', false],
    ['vat.rate.super_reduced', '0.021', true],
    ['vat.works.area_share', '0.10', false],
    ['vat.renewal.secondary_share', '2/3', false],
    ['works.retention.max', '0.05', false],
    ['works.subcontractor.direct_payment', '60000', false],
  ])('%s is %s, unverified: %s', (key, value, isUnverified) => {
    expect(rowOf(all, key).value).toBe(value);
    expect(rowOf(all, key).isUnverified === true).toBe(isUnverified);
  });

  test('what was not found is refused, and what was replaced keeps its days', () => {
    expect(rowOf(all, 'tax.archaeology.per_m2', '2025-06-01').value).toBe('71');
    expect(() => rowOf(all, 'tax.archaeology.per_m2')).toThrow('its value is not known');
    expect(rowOf(all, 'tax.corporate.reduced.threshold', '2022-12-30').value).toBe('3812000');
    expect(rowOf(all, 'tax.corporate.reduced.threshold', '2022-12-31').value).toBe('4250000');
    expect(() => rowOf(all, 'deed.duty.department.first-time-buyer-max', '2025-03-31')).toThrow(
      'not hold yet',
    );
    expect(() => rowOf(all, 'call.vir.penalty_points', '2010-09-26')).toThrow('not hold yet');
    expect(rowOf(all, 'deed.duty.idf-additional', '2026-11-20', '75').value).toBe('0.0060');
  });
});
