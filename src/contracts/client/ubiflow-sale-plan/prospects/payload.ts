import * as z from 'zod';
import { callResults, leadAssignments, leadKinds, leadLostReasons, leadPortals } from '#domain/lead/lead.ts';
import { chosenLeadStates } from '#domain/lead/steps.ts';
import { defineAction } from '../../../define.ts';
import { day, id, optionalCents, optionalText, recordVersion, requiredText } from '../../../fields.ts';
import { optionalPhone } from '../../../identifiers.ts';
import { exampleId } from '../../../shared.ts';
import { clockTime } from '../../operation/visit/payload.ts';

/** The fields of a request, as its window holds them. */
export const leadFields = z.object({
  portal: z.enum(leadPortals),
  kind: z.enum(leadKinds),
  listingRef: optionalText(80),
  operationId: id.nullable(),
  lotId: id.nullable(),
  firstName: optionalText(80),
  lastName: optionalText(80),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(190)
    .refine((text) => text === '' || z.email().safeParse(text).success, { params: { code: 'email' } }),
  phone: optionalPhone,
  message: optionalText(4000),
  budgetCents: optionalCents,
});
export type LeadPayload = z.output<typeof leadFields>;

const isReachable = ({ email, phone }: Pick<LeadPayload, 'email' | 'phone'>): boolean =>
  email !== '' || phone !== null;
const reach = { path: ['email'], params: { code: 'prospectReach' } };

export const exampleLead: z.input<typeof leadFields> = {
  portal: 'leboncoin',
  kind: 'information',
  listingRef: 'G01',
  operationId: null,
  lotId: null,
  firstName: 'Nora',
  lastName: 'Vidal',
  email: 'nora.vidal@example.test',
  phone: '+33639980150',
  message: 'Le stationnement est-il encore libre ?',
  budgetCents: 1_500_000,
};

/** Enters a request that came by telephone or at the counter; one that repeats another is meant when `isTwinAccepted`. */
export const storeLead = defineAction({
  payload: leadFields.extend({ isTwinAccepted: z.boolean() }).refine(isReachable, reach),
  example: { ...exampleLead, isTwinAccepted: true },
});

/** As for creation, with the version that was read. */
export const updateLead = defineAction({
  payload: leadFields.extend({ version: recordVersion }).refine(isReachable, reach),
  example: { ...exampleLead, version: 1 },
});

/** Who answers it; null for nobody. */
export const assignLead = defineAction({
  payload: z.object({ userId: id.nullable() }),
  example: { userId: null },
});

/** Takes it to a state; why, where it is lost. */
export const moveLead = defineAction({
  payload: z.object({
    status: z.enum(chosenLeadStates),
    lostReason: z.enum(leadLostReasons).nullable(),
  }),
  example: { status: 'lost', lostReason: 'price' },
});

/** Answers by e-mail. */
export const replyToLead = defineAction({
  payload: z.object({ subject: requiredText(160), body: requiredText(8000) }),
  example: {
    subject: 'Votre demande',
    body: 'Bonjour, ce lot est disponible. Quand souhaitez-vous le visiter ?',
  },
});

/** Writes down a call and what came of it. */
export const callLead = defineAction({
  payload: z.object({ result: z.enum(callResults), note: optionalText(2000) }),
  example: { result: 'reached', note: 'Disponible samedi matin.' },
});

/** Plans a visit with the person. */
export const visitWithLead = defineAction({
  payload: z.object({
    startOn: day,
    startTime: clockTime,
    operationId: id,
    lotId: id.nullable(),
    /** The host has another visit at that time, and that is meant. */
    isOverlapAccepted: z.boolean(),
  }),
  example: {
    startOn: '2026-11-28',
    startTime: '10:00',
    operationId: exampleId,
    lotId: null,
    isOverlapAccepted: true,
  },
});

/** Makes a contact of the person, or adds to one that is known. */
export const convertLead = defineAction({
  payload: z.object({ mergeContactId: id.nullable() }),
  example: { mergeContactId: null },
});

/** The request that stays, which takes what it lacks from this one. */
export const mergeLead = defineAction({
  payload: z.object({ targetId: id }),
  example: { targetId: exampleId },
});

/** How requests are shared out, and what is answered at once. */
export const updateLeadSettings = defineAction({
  payload: z.object({ assignment: z.enum(leadAssignments), autoReply: optionalText(4000) }),
  example: { assignment: 'owner', autoReply: 'Bonjour, nous vous répondons dans la journée.' },
});
