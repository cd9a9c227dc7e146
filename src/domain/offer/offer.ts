/** How an offer reaches those whom it addresses. */
export const offerChannels = ['email', 'post', 'hand'] as const;
export type OfferChannel = (typeof offerChannels)[number];

/** Who bears the fees of the agency. */
export const agencyFeePayers = ['seller', 'buyer'] as const;
export type AgencyFeePayer = (typeof agencyFeePayers)[number];

/** Days that an offer is valid where its template does not say. */
export const defaultOfferValidityDays = 10;

/** The number of an offer as people read it: `OFF-12`. */
export const offerNumber = (number: number): string => `OFF-${number}`;
