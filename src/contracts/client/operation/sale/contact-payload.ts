import * as z from 'zod';
import { civilities } from '#domain/relation/contact.ts';
import { buyerFinancings, buyerProjects, buyerSources, buyerStages } from '#domain/sale/enums.ts';
import { defineAction } from '../../../define.ts';
import {
  id,
  optionalCents,
  optionalDay,
  optionalText,
  recordVersion,
  requiredText,
} from '../../../fields.ts';
import { optionalPhone } from '../../../identifiers.ts';
import { exampleId } from '../../../shared.ts';

/** Most people that one e-mail goes to at once. */
export const maxMailed = 50;

/** What is kept of somebody who may buy. */
const fields = {
  lotIds: z.array(id).max(50),
  source: z.enum(buyerSources),
  budgetCents: optionalCents,
  equityCents: optionalCents,
  financing: z.enum(buyerFinancings),
  project: z.enum(buyerProjects).nullable(),
  assignedTo: id.nullable(),
};

const example = {
  lotIds: [],
  source: 'phone',
  budgetCents: 16_000_000,
  equityCents: 3_000_000,
  financing: 'loan',
  project: 'primary',
  assignedTo: null,
} as const;

/** Enters somebody: a contact of the company, or a new one where `contactId` is null. */
export const storeSaleContact = defineAction({
  payload: z
    .object({
      ...fields,
      contactId: id.nullable(),
      civility: z.enum(civilities).nullable(),
      firstName: optionalText(80),
      lastName: optionalText(80),
      email: z
        .string()
        .trim()
        .toLowerCase()
        .max(190)
        .refine((text) => text === '' || z.email().safeParse(text).success, { params: { code: 'email' } }),
      phone: optionalPhone,
      /** The new contact agrees to be written to. */
      hasConsent: z.boolean(),
    })
    .refine(({ contactId, lastName }) => contactId !== null || lastName !== '', {
      path: ['lastName'],
      params: { code: 'required' },
    })
    .refine(
      ({ contactId, email, phone }) => contactId !== null || email !== '' || (phone !== null && phone !== ''),
      { path: ['email'], params: { code: 'contactReach' } },
    ),
  example: {
    ...example,
    lotIds: [],
    contactId: exampleId,
    civility: null,
    firstName: '',
    lastName: '',
    email: '',
    phone: null,
    hasConsent: false,
  },
});

const stage = {
  stage: z.enum(buyerStages),
  /** Asked of whoever is lost. */
  lostReason: optionalText(300),
};
const hasReason = ({ stage: to, lostReason }: { readonly stage: string; readonly lostReason: string }) =>
  to !== 'lost' || lostReason !== '';
const atReason = { path: ['lostReason'], params: { code: 'required' } };

/** Changes what is known of somebody. */
export const updateSaleContact = defineAction({
  payload: z
    .object({
      ...fields,
      ...stage,
      nextActionOn: optionalDay,
      nextAction: optionalText(160),
      hasVisited: z.boolean(),
      hasLoanAgreement: z.boolean(),
      version: recordVersion,
    })
    .refine(hasReason, atReason),
  example: {
    ...example,
    lotIds: [],
    stage: 'qualified',
    lostReason: '',
    nextActionOn: '2026-11-27',
    nextAction: 'Rappeler',
    hasVisited: true,
    hasLoanAgreement: false,
    version: 1,
  },
});

/** Takes somebody to a stage; whoever is lost, for a reason. */
export const stageSaleContact = defineAction({
  payload: z
    .object({
      ...stage,
      /** Whether they have seen the place, where a step that said so is taken back. */
      hasVisited: z.boolean().optional(),
    })
    .refine(hasReason, atReason),
  example: { stage: 'visit', lostReason: '' },
});

/** Says what is to be done next, and by when. */
export const planSaleContact = defineAction({
  payload: z
    .object({ nextActionOn: optionalDay, nextAction: optionalText(160) })
    .refine(({ nextActionOn, nextAction }) => nextActionOn !== null || nextAction === '', {
      path: ['nextActionOn'],
      params: { code: 'required' },
    }),
  example: { nextActionOn: '2026-11-27', nextAction: 'Rappeler' },
});

/** Puts somebody of the company in charge. */
export const assignSaleContact = defineAction({
  payload: z.object({ assignedTo: id.nullable() }),
  example: { assignedTo: null },
});

/** Writes to several of them, each in a mail of their own. */
export const mailSaleContacts = defineAction({
  payload: z.object({
    ids: z.array(id).min(1).max(maxMailed),
    subject: requiredText(120),
    message: requiredText(2000),
  }),
  example: {
    ids: [exampleId],
    subject: 'Visite du lot témoin',
    message: 'Bonjour, le lot témoin est ouvert samedi matin.',
  },
});
