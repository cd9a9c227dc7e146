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

/** What stopped a campaign: unknown addresses, a mail server that refuses us, nobody left to write to. */
export const campaignFaults = ['bounces', 'server', 'noRecipients'] as const;
export type CampaignFault = (typeof campaignFaults)[number];

/** Why somebody of the audience gets nothing. */
export const skipReasons = ['noConsent', 'unsubscribed', 'suppressed', 'duplicate', 'invalid'] as const;
export type SkipReason = (typeof skipReasons)[number];

/**
 * What became of the mail to one person. A mail server says that it took a mail, never that somebody received it:
 * `sent` is all that is known without a report from the receiving side.
 */
export const recipientStates = ['queued', 'sent', 'soft_bounce', 'hard_bounce', 'skipped'] as const;
export type RecipientState = (typeof recipientStates)[number];

/** Minutes before its hour until which a campaign can be taken back, and after which one can be set at the earliest. */
export const scheduleMarginMinutes = 5;
/** Seconds in which an immediate sending can be taken back. */
export const undoWindowS = 60;

/** Whether a campaign that waits for its hour can be taken back. */
export const mayBeTakenBack = (
  campaign: {
    readonly status: CampaignState;
    readonly scheduledAt: Date | null;
    readonly isImmediate: boolean;
  },
  now: Date,
): boolean =>
  campaign.status === 'scheduled' &&
  campaign.scheduledAt !== null &&
  (campaign.isImmediate || campaign.scheduledAt.getTime() - now.getTime() > scheduleMarginMinutes * 60_000);

/** Mails after which the share of unknown addresses is looked at, and the share that stops a campaign. */
const judgedMails = 100;
const maxBouncedBps = 1000;

/** More than one address in ten of the first hundred does not exist: the list is not fit to be written to. */
export const hasTooManyBounces = (first: { readonly handed: number; readonly bounced: number }): boolean =>
  first.bounced * 10_000 > Math.min(judgedMails, Math.max(first.handed, 20)) * maxBouncedBps;
