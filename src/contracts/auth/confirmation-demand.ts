import * as z from 'zod';

/** Why a password is asked for once more; the manifest names them in its key `confirm`. */
export const confirmationReasons = [
  'email',
  'two-factor',
  'sessions',
  'roles',
  'settings',
  'smtp',
  'iban',
  'month',
  'subscription',
  'erasure',
  'closure',
  'contacts',
  'impersonation',
  'tokens',
] as const;
export type ConfirmationReason = (typeof confirmationReasons)[number];

/** What the person is asked for before their action is done. */
export const confirmationDemand = z.object({
  reason: z.enum(confirmationReasons),
  /** Whether a code of the person's application does as well. */
  hasCode: z.boolean(),
});
export type ConfirmationDemand = z.infer<typeof confirmationDemand>;
