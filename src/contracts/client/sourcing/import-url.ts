import * as z from 'zod';
import { sourceKinds } from '#domain/operation/enums.ts';
import { lotTypes } from '#domain/lot/states.ts';
import { maxAdvertAddressLength } from '#domain/sourcing/advert-address.ts';
import { energyClasses } from '#domain/sourcing/read-advert.ts';
import { opportunityStages } from '#domain/sourcing/stages.ts';
import { defineAction } from '../../define.ts';
import { day, id } from '../../fields.ts';

/** A value with the words of the page that tell it; null where the page does not tell it. */
const recognised = <Value extends z.ZodType>(value: Value) =>
  z.object({ value, words: z.string() }).nullable();

/** Why the page was not read: the faults of a page, no way to any page, or a page that tells nothing of a property. */
export const unreadReasons = [
  'closed',
  'unknown',
  'refused',
  'gone',
  'unreachable',
  'notPage',
  'empty',
  'nothing',
  'offline',
] as const;
export type UnreadReason = (typeof unreadReasons)[number];

export const importUrlAnswer = z.object({
  /** What the address tells by itself; null for a text that is no address. */
  address: z
    .object({
      url: z.string(),
      host: z.string(),
      sourceKind: z.enum(sourceKinds).nullable(),
    })
    .nullable(),
  /** The opportunity that was entered from it already: its page is not read again. */
  existing: z
    .object({
      id,
      title: z.string(),
      stage: z.enum(opportunityStages),
      on: day,
    })
    .nullable(),
  /** What its page tells. */
  advert: z
    .object({
      title: z.string(),
      type: recognised(z.enum(lotTypes)),
      priceCents: recognised(z.number().int()),
      areaM2: recognised(z.string()),
      landM2: recognised(z.string()),
      rooms: recognised(z.number().int()),
      addressLine: recognised(z.string()),
      postalCode: recognised(z.string()),
      city: recognised(z.string()),
      energyClass: recognised(z.enum(energyClasses)),
    })
    .nullable(),
  /** Why there is no `advert` of an address that is not known yet; null otherwise. */
  unread: z.enum(unreadReasons).nullable(),
});
export type ImportUrlAnswer = z.infer<typeof importUrlAnswer>;

/** Reads the page of an advert, and what its address tells by itself; answered in JSON. */
export const importUrl = defineAction({
  payload: z.object({ url: z.string().trim().max(maxAdvertAddressLength) }),
  example: { url: 'https://www.leboncoin.fr/ad/ventes_immobilieres/123' },
});
