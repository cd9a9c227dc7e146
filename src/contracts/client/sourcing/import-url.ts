import * as z from 'zod';
import { maxAdvertAddressLength } from '#domain/sourcing/advert-address.ts';
import { opportunityStages } from '#domain/sourcing/stages.ts';
import { sourceKinds } from '#domain/operation/enums.ts';
import { defineData } from '../../define.ts';
import { day, id } from '../../fields.ts';

/** The address that is asked about. */
export interface Query {
  readonly url: string;
}

export const importUrlAnswer = z.object({
  /** Null for a text that is no address. */
  advert: z
    .object({
      url: z.string(),
      host: z.string(),
      sourceKind: z.enum(sourceKinds).nullable(),
    })
    .nullable(),
  /** The opportunity that was entered from it already. */
  existing: z
    .object({
      id,
      title: z.string(),
      stage: z.enum(opportunityStages),
      on: day,
    })
    .nullable(),
});
export type ImportUrlAnswer = z.infer<typeof importUrlAnswer>;

/** What the address of an advert tells by itself, and whether it is known already; nothing is fetched from it. */
export const importUrl = defineData({
  query: z.object({ url: z.string().trim().max(maxAdvertAddressLength).catch('') }),
  contentType: 'application/json',
  body: importUrlAnswer,
  example: { url: 'https://www.leboncoin.fr/ad/ventes_immobilieres/123' },
});
