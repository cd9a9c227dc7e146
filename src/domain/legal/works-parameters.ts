import { day } from '../time/day.ts';
import type { LegalParameter } from './parameter.ts';

const subcontracting = 'Loi n° 75-1334 du 31 décembre 1975, art. 6, 12 et 14';
const since1975 = day('1976-01-01');

/** What the law sets for contracts of works: retention, subcontractors. */
export const worksParameters: readonly LegalParameter[] = [
  {
    key: 'works.retention.max',
    value: '0.05',
    validFrom: day('1971-07-17'),
    source: 'Loi n° 71-584 du 16 juillet 1971, art. 1er',
  },
  // After notice without answer, the subcontractor may claim from the owner.
  { key: 'works.subcontractor.direct_action', value: 'P1M', validFrom: since1975, source: subcontracting },
  // Cents from which subcontractors of public contracts are paid directly.
  { key: 'works.subcontractor.direct_payment', value: '60000', validFrom: since1975, source: subcontracting },
];
