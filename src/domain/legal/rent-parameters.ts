import { day } from '../time/day.ts';
import type { LegalParameter } from './parameter.ts';

const source = 'Loi 89-462 du 6 juillet 1989, article 17-1';

const deposit = 'Loi 89-462 du 6 juillet 1989, article 22';
const furnished = 'Loi 89-462 du 6 juillet 1989, article 25-6';
const mobility = 'Loi 89-462 du 6 juillet 1989, article 25-13';

/** What the law sets for the rent of a dwelling: its revision, and the deposit. */
export const rentParameters: readonly LegalParameter[] = [
  // Months from the day of revision within which the landlord must ask.
  { key: 'rent_revision.claim_months', value: '12', validFrom: day('2022-08-24'), source },
  // Energy classes whose rent may not be revised.
  { key: 'rent_revision.blocked_classes', value: 'FG', validFrom: day('2022-08-24'), source },
  // Months of rent without charges that the deposit may come to.
  { key: 'rent_deposit.cap_months.nu', value: '1', validFrom: day('2008-02-09'), source: deposit },
  { key: 'rent_deposit.cap_months.meuble', value: '2', validFrom: day('2014-03-27'), source: furnished },
  // Sources were not read in full for this one: none is asked for.
  {
    key: 'rent_deposit.cap_months.mobilite',
    value: '0',
    validFrom: day('2018-11-25'),
    source: mobility,
    isUnverified: true,
  },
  // Months after the keys were handed back: where the inventories agree, and where they do not.
  { key: 'rent_deposit.return_months.conform', value: '1', validFrom: day('2014-03-27'), source: deposit },
  { key: 'rent_deposit.return_months.other', value: '2', validFrom: day('2014-03-27'), source: deposit },
  // Share of the monthly rent that each month begun late adds.
  { key: 'rent_deposit.late_rate', value: '0.10', validFrom: day('2014-03-27'), source: deposit },
];
