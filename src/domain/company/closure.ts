/** Days during which a company that leaves can be read, downloaded and opened again. */
export const closureDays = 60;

/** The instant at which a company is closed for good. */
export const closesAt = (askedAt: Date): Date => new Date(askedAt.getTime() + closureDays * 86_400_000);
