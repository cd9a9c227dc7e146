import { consentPurposes, type ConsentPurpose } from './contact.ts';

/** What somebody no longer wants of a company: its campaigns, or any use of the address but what a file needs. */
export const unsubscribeScopes = ['campaigns', 'all'] as const;
export type UnsubscribeScope = (typeof unsubscribeScopes)[number];

/** Why, where they say so. */
export const unsubscribeReasons = ['too_many', 'irrelevant', 'never_asked', 'other'] as const;
export type UnsubscribeReason = (typeof unsubscribeReasons)[number];

/** The consents that are withdrawn with it. */
export const purposesWithdrawn = (scope: UnsubscribeScope): readonly ConsentPurpose[] =>
  scope === 'all' ? consentPurposes : ['email-prospecting'];
