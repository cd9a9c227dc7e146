import { day } from '../time/day.ts';
import type { LegalParameter } from './parameter.ts';

const source = 'Loi 89-462 du 6 juillet 1989, article 17-1';

/** What the law sets for the revision of a dwelling’s rent. */
export const rentParameters: readonly LegalParameter[] = [
  // Months from the day of revision within which the landlord must ask.
  { key: 'rent_revision.claim_months', value: '12', validFrom: day('2022-08-24'), source },
  // Energy classes whose rent may not be revised.
  { key: 'rent_revision.blocked_classes', value: 'FG', validFrom: day('2022-08-24'), source },
];
