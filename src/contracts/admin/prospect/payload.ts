import * as z from 'zod';
import { activities } from '#domain/company/enums.ts';
import {
  loggedActivityKinds,
  prospectBases,
  prospectSources,
  prospectStates,
} from '#domain/growth/prospect.ts';
import { defineAction } from '../../define.ts';
import {
  day,
  id,
  optionalCents,
  optionalDay,
  optionalText,
  recordVersion,
  requiredText,
} from '../../fields.ts';
import { optionalPhone } from '../../identifiers.ts';
import { exampleId } from '../../shared.ts';

/** The fields of a prospect, as its window holds them. */
export const prospectFields = z.object({
  company: optionalText(160),
  firstName: optionalText(80),
  lastName: requiredText(80),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(190)
    .refine((text) => text === '' || z.email().safeParse(text).success, { params: { code: 'email' } }),
  phone: optionalPhone,
  city: optionalText(120),
  activity: z.enum(activities).nullable(),
  source: z.enum(prospectSources),
  utmId: id.nullable(),
  brandId: id.nullable(),
  expectedPlanId: id.nullable(),
  expectedMrrCents: optionalCents,
  nextActionOn: optionalDay,
  consentBasis: z.enum(prospectBases),
});
export type ProspectPayload = z.output<typeof prospectFields>;

const isReachable = ({ email, phone }: Pick<ProspectPayload, 'email' | 'phone'>): boolean =>
  email !== '' || phone !== null;
const reach = { path: ['email'], params: { code: 'prospectReach' } };

export const exampleProspectPayload: z.input<typeof prospectFields> = {
  company: 'Agence Bellerive',
  firstName: 'Claire',
  lastName: 'Bellerive',
  email: 'claire.bellerive@example.test',
  phone: '+33639980101',
  city: 'Annecy',
  activity: 'marchand_de_biens',
  source: 'salon',
  utmId: null,
  brandId: null,
  expectedPlanId: null,
  expectedMrrCents: 12_900,
  nextActionOn: '2026-11-22',
  consentBasis: 'interet_legitime',
};

export const storeProspect = defineAction({
  payload: prospectFields.refine(isReachable, reach),
  example: exampleProspectPayload,
});

/** As for creation, with the version that was read. */
export const updateProspect = defineAction({
  payload: prospectFields.extend({ version: recordVersion }).refine(isReachable, reach),
  example: { ...exampleProspectPayload, version: 1 },
});

/** Takes it to another column; why it was lost, or which company has come of it. */
export const moveProspect = defineAction({
  payload: z.object({
    status: z.enum(prospectStates),
    lostReason: optionalText(200),
    tenantId: id.nullable().default(null),
    /** It takes back the person's own last move, which was to where the prospect is now. */
    isUndo: z.boolean().optional(),
  }),
  example: { status: 'lost', lostReason: 'Prix', tenantId: null },
});

/** What was said or done, on a day that has come; what is to be done next. */
export const storeProspectActivity = defineAction({
  payload: z.object({
    kind: z.enum(loggedActivityKinds),
    body: requiredText(4000),
    on: day,
    /** It came from the person: the record is kept three years from then. */
    isFromPerson: z.boolean(),
    nextActionOn: optionalDay,
  }),
  example: {
    kind: 'call',
    body: 'Rappeler après le salon.',
    on: '2026-11-19',
    isFromPerson: false,
    nextActionOn: null,
  },
});

/** Who follows it; null for nobody. */
export const assignProspect = defineAction({
  payload: z.object({ userId: id.nullable() }),
  example: { userId: null },
});

/** The record that stays, which takes what it lacks from this one. */
export const mergeProspect = defineAction({
  payload: z.object({ targetId: id }),
  example: { targetId: exampleId },
});

/** The text of a CSV file with a first line of names. */
export const importProspects = defineAction({
  payload: z.object({ text: z.string().min(1).max(500_000) }),
  example: { text: 'Nom;E-mail;Source\nVidal;solange.vidal@example.test;Salon' },
});
