import { day } from '../time/day.ts';
import type { LegalParameter } from './parameter.ts';

const ileDeFrance = ['75', '77', '78', '91', '92', '93', '94', '95'];

/** Figures of the other taxes of an operation: development tax by year, interest for late payment of taxes. */
export const taxParameters: readonly LegalParameter[] = [
  ...valuesOf(2024, '91400', '103600', true),
  ...valuesOf(2025, '93000', '105400', true),
  ...valuesOf(2026, '89200', '101100', false),
  {
    key: 'tax.development.abatement.rate',
    value: '0.50',
    validFrom: day('2022-09-01'),
    source: 'CGI, art. 1635 quater I',
    isUnverified: true,
  },
  {
    key: 'tax.development.abatement.area',
    value: '100',
    validFrom: day('2022-09-01'),
    source: 'CGI, art. 1635 quater I',
    isUnverified: true,
  },
  {
    key: 'tax.late-interest.monthly',
    value: '0.0020',
    validFrom: day('2018-01-01'),
    source: 'CGI, art. 1727 et 1840 G ter',
    isUnverified: true,
  },
];

/** Value of a square metre in cents: one for Île-de-France, one for everywhere else. */
function valuesOf(year: number, elsewhere: string, capital: string, isUnverified: boolean): LegalParameter[] {
  const row = {
    key: 'tax.development.value',
    validFrom: day(`${year}-01-01`),
    validTo: day(`${year}-12-31`),
    source: `CGI, art. 1635 quater H ; valeurs de l’année ${year}`,
    ...(isUnverified ? { isUnverified } : {}),
  };
  return [
    { ...row, value: elsewhere },
    ...ileDeFrance.map((departmentCode) => ({ ...row, value: capital, departmentCode })),
  ];
}
