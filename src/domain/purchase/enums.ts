export const purchaseContractKinds = ['unilateral', 'bilateral', 'none'] as const;
export const purchaseForms = ['authentic', 'private'] as const;
export const purchaseStates = [
  'draft',
  'promise_signed',
  'conditions_pending',
  'conditions_met',
  'deed_signed',
  'lapsed',
  'terminated',
] as const;
export type PurchaseState = (typeof purchaseStates)[number];

export const feePayers = ['seller', 'buyer'] as const;

/** What a promise of purchase may depend on. */
export const conditionTypes = [
  'loan',
  'permit_purged',
  'preemption',
  'mortgage_free',
  'easement_free',
  'soil',
  'vacant',
  'sale_of_other',
  'other',
] as const;

export const conditionStates = ['pending', 'met', 'waived', 'failed'] as const;

/** What becomes of the deposit when a promise ends without a deed. */
export const depositOutcomes = ['refunded', 'forfeited', 'litigated'] as const;

/** Papers of a purchase, in the order in which they come. */
export const purchasePaperKinds = [
  'offer',
  'promise',
  'registration',
  'amendment',
  'condition_proof',
  'title',
  'diagnostics',
  'mortgage_state',
  'planning_certificate',
  'preemption',
  'deed',
  'statement',
  'other',
] as const;
export type PurchasePaperKind = (typeof purchasePaperKinds)[number];
