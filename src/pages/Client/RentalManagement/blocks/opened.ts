import type { CallRow, LeaseRow, RevisionRow } from '#contracts/client/rental-management.ts';

/** The window that is open over the rents. */
export type Opened =
  | { readonly kind: 'lease'; readonly lease: LeaseRow | null; readonly lotId?: string }
  | { readonly kind: 'notice' | 'end' | 'deposit' | 'charges'; readonly lease: LeaseRow }
  | { readonly kind: 'generate' }
  | { readonly kind: 'edit' | 'pay' | 'cancel'; readonly call: CallRow }
  | { readonly kind: 'notify'; readonly revision: RevisionRow };
export type Open = (opened: Opened) => void;
