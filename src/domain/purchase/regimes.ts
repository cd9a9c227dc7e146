import type { AcquisitionRegime } from '../operation/enums.ts';

/**
 * How a purchase is taxed: ordinary law, commitment to resell (CGI article 1115), commitment to build
 * (article 1594-0 G), or the reduced rate of a purchase under full VAT (article 1594 F quinquies).
 */
export const purchaseRegimes = ['standard', 'mdb', 'build', 'new'] as const;
export type PurchaseRegime = (typeof purchaseRegimes)[number];

/** The regime of transfer duties that follows from the regime of an operation's purchase. */
export function purchaseRegimeOf(acquisition: AcquisitionRegime): PurchaseRegime {
  return acquisition === 'vat' ? 'new' : acquisition;
}
