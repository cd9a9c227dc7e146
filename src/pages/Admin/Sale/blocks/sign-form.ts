import type { SignPayload, SignValues } from '#contracts/admin/sale/payload.ts';
import type { SaleRow } from '#contracts/admin/sale/row.ts';
import type { AppForm } from '#runtime/forms/app-form.ts';

/** The window in which a signature is recorded. */
export type SignForm = AppForm<SignValues, SignPayload>;

/** What it begins with: today, and for a prospect a company that begins. */
export const blankSignature = ({ isProspect, customer, email }: SaleRow, today: string): SignValues => ({
  signedOn: today,
  companyMode: isProspect ? 'new' : 'known',
  tenantId: '',
  companyName: isProspect ? customer : '',
  legalForm: '',
  siren: null,
  addressLine: '',
  postalCode: '',
  city: '',
  activity: '',
  vatRegime: isProspect ? 'reel_normal' : '',
  firstName: '',
  lastName: '',
  email: isProspect ? email : '',
});
