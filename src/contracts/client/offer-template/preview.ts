import * as z from 'zod';
import { defineData } from '../../define.ts';
import { day, optionalDay } from '../../fields.ts';

const previewAnswer = z.object({
  operation: z.object({
    name: z.string(),
    address: z.string(),
    /** « AB 123, AB 124 »; null where none is known, as everything below. */
    parcels: z.string().nullable(),
  }),
  seller: z.string().nullable(),
  buyer: z.object({
    company: z.string(),
    siren: z.string().nullable(),
    representative: z.string().nullable(),
    logoHref: z.string().nullable(),
    /** Legal form and capital, address, register: what a letter says at its foot. */
    legal: z.string(),
  }),
  /** What was offered, else what is asked. */
  priceCents: z.number().int().nullable(),
  promiseBy: optionalDay,
  deedBy: optionalDay,
  depositCents: z.number().int().nullable(),
  today: day,
});
export type OfferPreview = z.infer<typeof previewAnswer>;

/** What an offer on an operation would be filled in with. */
export const previewOfferTemplate = defineData({
  query: z.object({}),
  contentType: 'application/json',
  body: previewAnswer,
  example: {},
});
