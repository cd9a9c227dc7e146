/** How an offer reaches those whom it addresses. */
export const offerChannels = ['email', 'post', 'hand'] as const;

/** Who bears the fees of the agency. */
export const agencyFeePayers = ['seller', 'buyer'] as const;

/** What people call an offer: `OFF-12`. */
export const offerNumber = (number: number): string => `OFF-${number}`;

/** States in which an answer is still awaited. */
export const liveOfferStates = ['sent', 'countered'] as const;

/** Limits of what an offer holds. */
export const offerLimits = {
  maxRecipients: 10,
  maxConditions: 12,
  maxBodyLength: 20_000,
  /** Days that an offer holds where no template says it. */
  defaultValidityDays: 10,
} as const;
