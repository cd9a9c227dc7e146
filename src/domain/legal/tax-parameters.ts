import { day } from '../time/day.ts';
import { ileDeFrance } from './ile-de-france.ts';
import { unknownValue, type LegalParameter } from './parameter.ts';

/** Figures of the other taxes of an operation: development tax by year, archaeology, interest for late payment. */
export const taxParameters: readonly LegalParameter[] = [
  ...valuesOf(2024, '91400', '103600'),
  ...valuesOf(2025, '93000', '105400'),
  ...valuesOf(2026, '89200', '101100'),
  {
    key: 'tax.development.abatement.rate',
    value: '0.50',
    validFrom: day('2022-09-01'),
    source: 'CGI, art. 1635 quater I',
  },
  {
    key: 'tax.development.abatement.area',
    value: '100',
    validFrom: day('2022-09-01'),
    source: 'CGI, art. 1635 quater I',
  },
  {
    key: 'tax.late-interest.monthly',
    value: '0.0020',
    validFrom: day('2018-01-01'),
    source: 'CGI, art. 1727 et 1840 G ter',
    isUnverified: true,
  },
  {
    key: 'tax.archaeology.rate',
    value: '0.0040',
    validFrom: day('2025-01-01'),
    source: 'C. patr., art. L524-2 et L524-7, I : travaux soumis à autorisation (banquedesterritoires.fr)',
    isUnverified: true,
  },
  {
    key: 'tax.archaeology.per_m2',
    value: '71',
    validFrom: day('2025-01-01'),
    validTo: day('2025-12-31'),
    source: 'C. patr., art. L524-7, II : aménagements soumis à étude d’impact (banquedesterritoires.fr)',
    isUnverified: true,
  },
  {
    key: 'tax.archaeology.per_m2',
    value: unknownValue,
    validFrom: day('2026-01-01'),
    source: 'C. patr., art. L524-7, II : valeur de 2026 non trouvée',
    isUnverified: true,
  },
  {
    key: 'tax.archaeology.ground_area',
    value: '3000',
    validFrom: day('2025-01-01'),
    source: 'C. patr., art. L524-7, II : non due sous 3 000 m² (banquedesterritoires.fr)',
    isUnverified: true,
  },
];

/** Value of a square metre in cents: one for Île-de-France, one for everywhere else. */
function valuesOf(year: number, elsewhere: string, capital: string): LegalParameter[] {
  const row = {
    key: 'tax.development.value',
    validFrom: day(`${year}-01-01`),
    validTo: day(`${year}-12-31`),
    source: `CGI, art. 1635 quater H ; valeurs de l’année ${year}`,
  };
  return [
    { ...row, value: elsewhere },
    ...ileDeFrance.map((departmentCode) => ({ ...row, value: capital, departmentCode })),
  ];
}
