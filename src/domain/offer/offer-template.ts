/** What an offer is: a letter, a letter of intent, the draft of a promise. */
export const offerKinds = ['letter', 'loi', 'promise_draft'] as const;
export type OfferKind = (typeof offerKinds)[number];

/** Conditions that suspend a purchase. */
export const conditionKinds = [
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
export type ConditionKind = (typeof conditionKinds)[number];

/** A condition that an offer proposes: days to fulfil it, null without, and what it says beside its kind. */
export interface OfferCondition {
  readonly type: ConditionKind;
  readonly deadlineDays: number | null;
  readonly detail: string;
}

/** What stands above an offer: logo and name of the company, its name alone, nothing. */
export const offerHeaders = ['logo', 'name', 'none'] as const;
/** What stands below it: legal mentions of the company, nothing. */
export const offerFooters = ['legal', 'none'] as const;

/** Limits of what a template of offers holds. */
export const offerTemplateLimits = {
  minValidityDays: 1,
  maxValidityDays: 90,
  minBodyLength: 50,
  maxBodyLength: 20_000,
  maxConditions: 12,
} as const;
