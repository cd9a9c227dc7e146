/** How an offer reaches those whom it addresses. */
export const offerChannels = ['email', 'post', 'hand'] as const;

/** Who bears the fees of the agency. */
export const agencyFeePayers = ['seller', 'buyer'] as const;
