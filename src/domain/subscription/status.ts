/** Where a company's subscription stands. */
export const subscriptionStatuses = ['trial', 'active', 'past_due', 'cancelled', 'expired'] as const;
