import * as z from 'zod';
import { defineAction } from '../define.ts';

/** A text as programs send it: perhaps a number, perhaps nothing. */
const text = z.union([z.string().max(20_000), z.number()]).nullish();

/**
 * A request as portals post it, by the names of most of them (`firstName`, `phoneNumbers`, `classifiedId`,
 * `submittedDate`); what is not known is kept as it came.
 */
export const receivePortalLead = defineAction({
  payload: z.looseObject({
    /** The portal’s own identifier: the same one is taken once. */
    externalId: text,
    id: text,
    portal: text,
    classifiedId: text,
    listingRef: text,
    firstName: text,
    lastName: text,
    name: text,
    email: text,
    phone: text,
    phoneNumbers: z.array(text).max(20).nullish(),
    message: text,
    kind: text,
    /** In euros. */
    budget: text,
    consentText: text,
    submittedDate: text,
  }),
  example: {
    externalId: 'lbc-2026-118402',
    portal: 'leboncoin',
    classifiedId: 'OP-2025-001-G01',
    firstName: 'Nora',
    lastName: 'Vidal',
    email: 'nora.vidal@example.test',
    phoneNumbers: ['06 39 98 01 50'],
    message: 'Le stationnement est-il encore libre ?',
    budget: 15_000,
    submittedDate: '2026-11-20T07:40:00Z',
  },
});
export type PortalLeadPayload = z.output<typeof receivePortalLead.payload>;
