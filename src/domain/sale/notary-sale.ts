/** What is signed before the deed of a sale. */
export const saleContractKinds = ['compromis', 'unilateral', 'reservation', 'promise_vir', 'none'] as const;

/** How the buyer was told of the contract. */
export const saleNotices = ['lrar', 'lre', 'hand_by_agent', 'notary_hand'] as const;

/** Why a sale ended without a deed. */
export const saleCancelReasons = [
  'loan_refused',
  'condition_failed',
  'default',
  'amicable',
  'preempted',
  'option_released',
  'withdrawn',
] as const;

/** What became of the deposit of a sale that was cancelled. */
export const depositOutcomes = ['refunded', 'forfeited', 'litigated', 'none'] as const;

/** Papers of a sale, in the order in which they come. */
export const salePaperKinds = [
  'contract',
  'notice',
  'description',
  'split_attestation',
  'copro_documents',
  'diagnostics',
  'loan_waiver',
  'loan_offer',
  'loan_refusal',
  'tenant_offer',
  'withdrawal',
  'draft_deed',
  'guarantee',
  'deed',
  'completion',
  'delivery_report',
  'other',
] as const;
export type SalePaperKind = (typeof salePaperKinds)[number];

export const saleBuyerKinds = ['individual', 'company'] as const;

/** How money came in for a call. */
export const receiptMethods = ['transfer', 'cheque', 'notary', 'deposit'] as const;

/** How a call reaches the buyers: a mail, or a letter that somebody posts. */
export const callChannels = ['email', 'letter'] as const;
export type CallChannel = (typeof callChannels)[number];

/** States of a call for funds. */
export const paymentStates = [
  'scheduled',
  'callable',
  'called',
  'partial',
  'paid',
  'overdue',
  'consigned',
  'cancelled',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** What a sale may depend on beside the buyer’s loan. */
export const saleConditionTypes = [
  'permit_purged',
  'preemption',
  'mortgage_free',
  'easement_free',
  'soil',
  'vacant',
  'sale_of_other',
  'other',
] as const;
export type SaleConditionType = (typeof saleConditionTypes)[number];

/** A condition that suspends a sale, beside that of the loan. */
export interface SaleCondition {
  readonly id: string;
  readonly type: SaleConditionType;
  readonly detail: string;
  readonly deadlineOn: string;
  readonly status: 'pending' | 'met' | 'waived' | 'failed';
  readonly metOn: string | null;
}
