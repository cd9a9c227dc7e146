import { day } from '../time/day.ts';
import type { LegalParameter } from './parameter.ts';

/** Figures of the deed of a loan and of its registered securities. */
export const loanParameters: readonly LegalParameter[] = [
  {
    key: 'loan.deed.emoluments.bands',
    value: '650000:0.01290 1700000:0.00532 6000000:0.00355 *:0.00266',
    validFrom: day('2021-01-01'),
    validTo: day('2028-02-29'),
    source: 'C. com., art. A444-143 ; tarif reconduit jusqu’au 29 février 2028',
  },
  {
    key: 'loan.deed.emoluments.professional.bands',
    value: '650000:0.02128 1700000:0.00878 6000000:0.00585 *:0.00439',
    validFrom: day('2021-01-01'),
    validTo: day('2028-02-29'),
    source: 'C. com., art. A444-139, prêts hypothécaires d’une activité professionnelle : tarif probable',
    isUnverified: true,
  },
  {
    key: 'loan.mortgage.tax.rate',
    value: '0.0071498',
    // The special legal mortgage of the lender, which is exempt, has existed since then.
    validFrom: day('2022-01-01'),
    source: 'CGI, art. 663 et 844 : 0,70 %, majorés de 2,14 % de frais d’assiette',
  },
];
