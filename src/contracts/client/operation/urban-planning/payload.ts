import * as z from 'zod';
import {
  appealKinds,
  appealOutcomes,
  areaGrounds,
  areaUses,
  floodZones,
  permitKinds,
  planningDocuments,
  preemptionSides,
  urbanDocumentKinds,
} from '#domain/urban/enums.ts';
import { defineAction } from '../../../define.ts';
import { day, id, optionalDay, optionalText, recordVersion, requiredText } from '../../../fields.ts';
import { exampleImage, file, imageFormats, maxFileBytes } from '../../../files.ts';

const optionalBps = z.number().int().min(0).max(10_000).nullable();
/** Metres with at most two decimals as text. */
const optionalMetres = z
  .string()
  .regex(/^\d{1,4}(\.\d{1,2})?$/)
  .nullable();
const optionalHttpAddress = z
  .string()
  .trim()
  .max(500)
  .refine((text) => text === '' || /^https?:\/\/\S+\.\S+$/.test(text), { params: { code: 'url' } });

/** Floor area that is created, of which the development tax is owed. */
export const taxedArea = z.object({
  label: optionalText(60),
  areaM2: z.string().regex(/^\d{1,8}(\.\d{1,2})?$/),
  use: z.enum(areaUses),
  /** Whether its works reach below the ground, so that the archaeology charge is owed. */
  ground: z.enum(areaGrounds),
});

/** What the planning rules of the place say. */
export const zoneFields = z.object({
  document: z.enum(planningDocuments).nullable(),
  zone: requiredText(12),
  zoneRulesUrl: optionalHttpAddress,
  footprintBps: optionalBps,
  heightM: optionalMetres,
  setbackM: optionalMetres,
  parkingRule: optionalText(200),
  greenBps: optionalBps,
  isProtectedSite: z.boolean(),
  floodZone: z.enum(floodZones),
  isArchaeologyZone: z.boolean(),
  isSubjectToPreemption: z.boolean().nullable(),
  isPermitRequired: z.boolean().nullable(),
  easements: z.array(requiredText(140)).max(20),
  communeBps: optionalBps,
  departmentBps: optionalBps,
  regionBps: optionalBps,
  exemptBps: optionalBps,
  taxedAreas: z.array(taxedArea).max(60),
});
export type ZonePayload = z.output<typeof zoneFields>;

export const exampleZone: ZonePayload = {
  document: 'PLU',
  zone: 'UA',
  zoneRulesUrl: '',
  footprintBps: 8000,
  heightM: '12.00',
  setbackM: null,
  parkingRule: 'Une place par logement créé',
  greenBps: 1000,
  isProtectedSite: false,
  floodZone: 'blue',
  isArchaeologyZone: false,
  isSubjectToPreemption: true,
  isPermitRequired: true,
  easements: ['Alignement rue des Chais'],
  communeBps: 500,
  departmentBps: 250,
  regionBps: null,
  exemptBps: null,
  taxedAreas: [{ label: 'Surélévation', areaM2: '80.00', use: 'main_home', ground: 'untouched' }],
};

/** Saves the rules of the place; version 0 where none were written down yet. */
export const updateUrbanZone = defineAction({
  payload: zoneFields.extend({ version: z.number().int().min(0).max(2_147_483_646) }),
  example: { ...exampleZone, version: 0 },
});

/** What a permission is, apart from what happens to it. */
export const permitFields = z.object({
  kind: z.enum(permitKinds),
  number: optionalText(25),
  subject: optionalText(140),
  extraMonths: z.number().int().min(0).max(24),
  extensionsCount: z.number().int().min(0).max(2),
  isProtectedSite: z.boolean(),
  isInspectionMandatory: z.boolean(),
});
export type PermitPayload = z.output<typeof permitFields>;

/** Days of a permission that may be corrected once they were recorded. */
export const permitDayFields = z.object({
  filedOn: optionalDay,
  missingRequestedOn: optionalDay,
  completedOn: optionalDay,
  decisionOn: optionalDay,
  notifiedOn: optionalDay,
  postedOn: optionalDay,
  workOpenedOn: optionalDay,
  worksStoppedOn: optionalDay,
  worksResumedOn: optionalDay,
  daactOn: optionalDay,
});

const examplePermit: PermitPayload = {
  kind: 'PC',
  number: 'PC 033 243 25 00042',
  subject: 'Création de six logements dans un chai',
  extraMonths: 0,
  extensionsCount: 0,
  isProtectedSite: false,
  isInspectionMandatory: false,
};

export const storePermit = defineAction({
  payload: permitFields.extend({ replacesPermitId: id.nullable() }),
  example: { ...examplePermit, replacesPermitId: null },
});

export const updatePermit = defineAction({
  payload: permitFields.extend({ version: recordVersion, days: permitDayFields }),
  example: {
    ...examplePermit,
    version: 1,
    days: {
      filedOn: null,
      missingRequestedOn: null,
      completedOn: null,
      decisionOn: null,
      notifiedOn: null,
      postedOn: null,
      workOpenedOn: null,
      worksStoppedOn: null,
      worksResumedOn: null,
      daactOn: null,
    },
  },
});

/** Steps of a permission that people take. */
export const permitSteps = [
  'file',
  'request-pieces',
  'complete-file',
  'defer',
  'confirm-request',
  'grant',
  'become-tacit',
  'refuse',
  'reject-incomplete',
  'post',
  'start',
  'complete',
  'conform',
  'contest',
  'redeclare',
  'lift-contest',
  'appeal',
  'settle-appeal',
  'annul',
  'withdraw-by-authority',
] as const;
export type GivenPermitStep = (typeof permitSteps)[number];

const lifting = {
  /** What the step warns of is meant. */
  isConfirmed: z.boolean(),
  /** Why the account holder passes over a refusal that allows it. */
  overrideReason: optionalText(300),
};

/** Something happened to a permission: the day, and what that step asks for. */
export const takePermitStep = defineAction({
  payload: z.object({
    version: recordVersion,
    step: z.enum(permitSteps),
    on: day,
    /** Notice of a decision, or of an appeal. */
    notifiedOn: optionalDay,
    /** Last day of a deferral of the decision. */
    deferredUntilOn: optionalDay,
    appealKind: z.enum(appealKinds).nullable(),
    appealOutcome: z.enum(appealOutcomes).nullable(),
    reason: optionalText(300),
    ...lifting,
  }),
  example: {
    version: 1,
    step: 'file',
    on: '2026-11-18',
    notifiedOn: null,
    deferredUntilOn: null,
    appealKind: null,
    appealOutcome: null,
    reason: '',
    isConfirmed: false,
    overrideReason: '',
  },
});

/** What a declaration of intent to sell says. */
export const declarationFields = z.object({
  side: z.enum(preemptionSides),
  lotId: id.nullable(),
  priceCents: z.number().int().min(1).max(100_000_000_000),
  receivedOn: day,
});
export type DeclarationPayload = z.output<typeof declarationFields>;

const exampleDeclaration: DeclarationPayload = {
  side: 'purchase',
  lotId: null,
  priceCents: 48_000_000,
  receivedOn: '2026-11-16',
};

export const storeDeclaration = defineAction({
  payload: declarationFields.extend({ isConfirmed: z.boolean() }),
  example: { ...exampleDeclaration, isConfirmed: true },
});

export const updateDeclaration = defineAction({
  payload: declarationFields.extend({
    version: recordVersion,
    requestOn: optionalDay,
    suppliedOn: optionalDay,
  }),
  example: { ...exampleDeclaration, version: 1, requestOn: null, suppliedOn: null },
});

/** Steps of a declaration that people take. */
export const declarationSteps = [
  'suspend',
  'resume',
  'waive',
  'preempt',
  'contest-price',
  'drop-sale',
] as const;

export const takeDeclarationStep = defineAction({
  payload: z.object({
    version: recordVersion,
    step: z.enum(declarationSteps),
    on: day,
    /** The court set the price before the town gave up: the waiver holds longer. */
    isPriceByCourt: z.boolean(),
  }),
  example: { version: 1, step: 'waive', on: '2026-11-18', isPriceByCourt: false },
});

/** A day or an identifier, which arrives as text beside a file; blank for none. */
const besideFile = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((text) => (text === '' ? null : text), schema);

export const storeUrbanDocument = defineAction({
  payload: z.object({
    kind: z.enum(urbanDocumentKinds),
    file: file(maxFileBytes, ['application/pdf', ...imageFormats]),
    on: besideFile(optionalDay),
    permitId: besideFile(id.nullable()),
    declarationId: besideFile(id.nullable()),
  }),
  example: {
    kind: 'other',
    file: exampleImage(),
    on: '2026-11-18',
    permitId: '',
    declarationId: '',
  },
});
