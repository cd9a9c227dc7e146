/** Whole euros as cents, so that the figures of the seed read as people say them. */
export const euros = (amount: number): number => amount * 100;
