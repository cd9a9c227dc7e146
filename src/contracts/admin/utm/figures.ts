import * as z from 'zod';

/** What a followed link brought; money in cents before VAT, rates in basis points. */
export const utmFiguresShape = {
  visits: z.number().int(),
  signups: z.number().int(),
  trials: z.number().int(),
  paid: z.number().int(),
  conversionBps: z.number().int().nullable(),
  revenueCents: z.number().int(),
  costCents: z.number().int().nullable(),
  acquisitionCents: z.number().int().nullable(),
  returnBps: z.number().int().nullable(),
  /** Visits of the last thirty days, the oldest first. */
  trend: z.array(z.number().int()),
};

export const exampleFigures = {
  visits: 412,
  signups: 4,
  trials: 4,
  paid: 3,
  conversionBps: 97,
  revenueCents: 61_200,
  costCents: 180_000,
  acquisitionCents: 60_000,
  returnBps: -6600,
  trend: [3, 0, 5],
};
