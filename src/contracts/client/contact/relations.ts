import * as z from 'zod';
import { operationStates } from '#domain/operation/states.ts';
import { consentBases, consentPurposes, contactRoles, exchangeKinds } from '#domain/relation/contact.ts';
import { defineAction } from '../../define.ts';
import { day, id, instant, requiredText } from '../../fields.ts';
import { exampleId } from '../../shared.ts';

/** A line of a contact's timeline: what people exchanged with it, or what was done with its record. */
export const timelineEntry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(exchangeKinds),
    id,
    at: instant,
    by: z.string().nullable(),
    text: z.string(),
    /** One's own. */
    canDelete: z.boolean(),
  }),
  z.object({
    kind: z.literal('history'),
    id,
    at: instant,
    /** « Hugo Lartigue a modifié le contact … » */
    text: z.string(),
  }),
]);
export type TimelineEntry = z.infer<typeof timelineEntry>;

/** What a contact is to an operation: told by a link, or by the operation itself. */
export const linkedOperation = z.object({
  operationId: id,
  ref: z.string(),
  name: z.string(),
  status: z.enum(operationStates),
  role: z.enum(contactRoles),
  /** The link that can be removed; null where the operation's own form says so. */
  linkId: id.nullable(),
});
export type LinkedOperation = z.infer<typeof linkedOperation>;

export const operationChoice = z.object({ id, name: z.string() });

const consentLine = z.object({
  id,
  isGiven: z.boolean(),
  basis: z.enum(consentBases),
  source: z.string(),
  at: instant,
  withdrawnAt: instant.nullable(),
  by: z.string().nullable(),
});
export type ConsentLine = z.infer<typeof consentLine>;

/** What a contact said for one purpose: the first line counts, the others came before it. */
export const purposeConsents = z.object({
  purpose: z.enum(consentPurposes),
  lines: z.array(consentLine),
});
export type PurposeConsents = z.infer<typeof purposeConsents>;

/** Adds a note, a call or a meeting, on a day that is not to come. */
export const storeExchange = defineAction({
  payload: z.object({
    kind: z.enum(exchangeKinds),
    body: requiredText(4000),
    on: day,
  }),
  example: {
    kind: 'call',
    body: 'Rappeler après la visite.',
    on: '2026-01-12',
  },
});

/** Says what a contact is to an operation. */
export const attachOperation = defineAction({
  payload: z.object({ operationId: id, role: z.enum(contactRoles) }),
  example: { operationId: exampleId, role: 'neighbour' },
});

/** Records what was said for one purpose; what was said before stays as the past. */
export const updateConsent = defineAction({
  payload: z
    .object({
      purpose: z.enum(consentPurposes),
      isGiven: z.boolean(),
      basis: z.enum(consentBases),
      source: requiredText(200),
      on: day,
    })
    // CNIL, délibération 2026-042 du 12 mars 2026: measuring who opens a mail needs a consent of its own.
    .refine(({ purpose, isGiven, basis }) => purpose !== 'tracking' || !isGiven || basis === 'consent', {
      path: ['basis'],
      params: { code: 'choice' },
    }),
  example: {
    purpose: 'email-prospecting',
    isGiven: false,
    basis: 'consent',
    source: 'Appel du 12 janvier',
    on: '2026-01-12',
  },
});
