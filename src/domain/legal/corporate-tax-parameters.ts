import { day } from '../time/day.ts';
import type { LegalParameter } from './parameter.ts';

/** Corporate tax: usual rate, and the reduced one of small companies with the amount up to which it holds. */
export const corporateTaxParameters: readonly LegalParameter[] = [
  { key: 'tax.corporate.rate', value: '0.25', validFrom: day('2022-01-01'), source: 'CGI, art. 219, I' },
  {
    key: 'tax.corporate.reduced.rate',
    value: '0.15',
    validFrom: day('2022-01-01'),
    source: 'CGI, art. 219, I, b',
  },
  {
    key: 'tax.corporate.reduced.threshold',
    value: '3812000',
    validFrom: day('2022-01-01'),
    validTo: day('2022-12-30'),
    source: 'CGI, art. 219, I, b, exercices clos avant le 31 décembre 2022',
  },
  {
    key: 'tax.corporate.reduced.threshold',
    value: '4250000',
    validFrom: day('2022-12-31'),
    source: 'CGI, art. 219, I, b',
  },
];
