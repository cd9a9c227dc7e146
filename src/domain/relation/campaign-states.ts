/** Where a campaign stands. */
export const campaignStates = [
  'draft',
  'scheduled',
  'sending',
  'paused',
  'sent',
  'failed',
  'archived',
] as const;
export type CampaignState = (typeof campaignStates)[number];

/** What stopped a campaign: too many addresses unknown, or a mail server that refuses us. */
export const campaignFaults = ['bounces', 'server'] as const;
export type CampaignFault = (typeof campaignFaults)[number];

/** Why somebody of the audience gets nothing. */
export const skipReasons = ['noConsent', 'unsubscribed', 'suppressed', 'duplicate', 'invalid'] as const;
export type SkipReason = (typeof skipReasons)[number];

/**
 * What became of the mail to one person. A mail server says that it took a mail, never that somebody received it:
 * `sent` is all that is known without a report from the receiving side.
 */
export const recipientStates = ['queued', 'sent', 'softBounce', 'hardBounce', 'skipped'] as const;
export type RecipientState = (typeof recipientStates)[number];
