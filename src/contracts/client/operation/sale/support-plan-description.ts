import * as z from 'zod';
import { lotTypes } from '#domain/lot/states.ts';
import { descriptionKinds, descriptionScopes, descriptionStates } from '#domain/lot/description.ts';
import { defineAction, definePage } from '../../../define.ts';
import { id, instant, optionalDay, optionalText, recordVersion, requiredText } from '../../../fields.ts';
import { exampleImage, file, maxFileBytes } from '../../../files.ts';
import { exampleRecordForm, recordForm } from '../../../record-form.ts';
import { exampleId } from '../../../shared.ts';
import { exampleHead, operationHead } from '../head.ts';

/** Plans are pictures or documents. */
export const planFormats = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;

const room = z.object({
  label: requiredText(60),
  areaM2: z.string().regex(/^\d{1,5}(\.\d{1,2})?$/),
  ceilingM: z
    .string()
    .regex(/^\d{1,2}(\.\d{1,2})?$/)
    .nullable(),
});

const line = z.object({
  scope: z.enum(descriptionScopes),
  title: requiredText(120),
  label: requiredText(120),
  description: requiredText(600),
  brandOrEquivalent: optionalText(120),
});

/** The description of a lot, as its form holds it: rooms, and what is done or there, line by line. */
export const descriptionFields = z.object({
  kind: z.enum(descriptionKinds),
  rooms: z.array(room).max(40),
  lines: z.array(line).max(200),
  areHeightsShown: z.boolean(),
  isPriceRevisable: z.boolean(),
  revisionRule: optionalText(1000),
  deliveryDelayMonths: z.number().int().min(0).max(120).nullable(),
});
export type DescriptionPayload = z.output<typeof descriptionFields>;
export type DescriptionValues = z.input<typeof descriptionFields>;

export const descriptionPayload = descriptionFields.refine(
  ({ rooms }) => new Set(rooms.map(({ label }) => label.toLowerCase())).size === rooms.length,
  { path: ['rooms'], params: { code: 'roomTwice' } },
);

export const exampleDescription: DescriptionValues = {
  kind: 'vir_works',
  rooms: [
    { label: 'Séjour', areaM2: '24.10', ceilingM: '2.70' },
    { label: 'Chambre', areaM2: '12.30', ceilingM: '2.70' },
  ],
  lines: [
    {
      scope: 'common',
      title: 'Circulations',
      label: 'Escalier',
      description: 'Réfection des marches et des murs',
      brandOrEquivalent: '',
    },
    {
      scope: 'private',
      title: 'Sols et murs',
      label: 'Sols des pièces sèches',
      description: 'Parquet contrecollé chêne 14 mm',
      brandOrEquivalent: '',
    },
  ],
  areHeightsShown: true,
  isPriceRevisable: false,
  revisionRule: '',
  deliveryDelayMonths: 10,
};

export const storeDescription = defineAction({ payload: descriptionPayload, example: exampleDescription });

/** As for creation, with the version that was read. */
export const updateDescription = defineAction({
  payload: descriptionPayload.and(z.object({ version: recordVersion })),
  example: { ...exampleDescription, version: 1 },
});

/** Gives the same description to other lots of the operation, as drafts; their rooms stay their own. */
export const copyDescription = defineAction({
  payload: z.object({ lotIds: z.array(id).min(1).max(100) }),
  example: { lotIds: [exampleId] },
});

/** Attaches the plan with its measures. */
export const storePlan = defineAction({
  payload: z.object({ file: file(maxFileBytes, planFormats) }),
  example: { file: exampleImage() },
});

const change = z.object({
  kind: z.enum(['added', 'removed', 'changed']),
  part: z.enum(['room', 'item']),
  label: z.string(),
});

/** A version of the description, in the list of all. */
const versionRow = z.object({
  id,
  versionNo: z.number().int(),
  status: z.enum(descriptionStates),
  /** Whoever approved it, and when. */
  approvedBy: z.string().nullable(),
  approvedOn: optionalDay,
  updatedAt: instant,
  /** What it changes of the version before it. */
  changes: z.array(change),
});

export const supportPlanDescriptionPage = definePage({
  component: 'Client/Operation/Sale/SupportPlanDescription',
  query: z.object({
    /** Number of an older version; 0 shows the latest. */
    version: z.coerce.number().int().min(0).max(10_000).catch(0),
  }),
  props: z.object({
    operation: operationHead,
    lot: z.object({
      id,
      ref: z.string(),
      label: z.string(),
      type: z.enum(lotTypes),
      areaM2: z.string(),
    }),
    /** The company, as the document names it. */
    company: z.string(),
    form: recordForm(descriptionFields),
    /** Of the version that is shown; null before there is one. */
    shown: z
      .object({
        versionNo: z.number().int(),
        status: z.enum(descriptionStates),
        plan: z.object({ name: z.string(), href: z.string(), isPicture: z.boolean() }).nullable(),
        approvedBy: z.string().nullable(),
        approvedOn: optionalDay,
      })
      .nullable(),
    versions: z.array(versionRow),
    /** Why it cannot be approved yet, as it is saved. */
    obstacles: z.array(z.string()),
    /** Other lots of the operation, and whether they are described: to copy from, and to. */
    others: z.array(
      z.object({
        id,
        ref: z.string(),
        lines: z.array(line).nullable(),
        isLocked: z.boolean(),
      }),
    ),
    can: z.object({
      update: z.boolean(),
      approve: z.boolean(),
      newVersion: z.boolean(),
      copy: z.boolean(),
    }),
  }),
  example: {
    operation: exampleHead,
    lot: { id: exampleId, ref: 'A12', label: 'T3 sur cour', type: 'Apartment', areaM2: '63.40' },
    company: 'Garonne Patrimoine',
    form: exampleRecordForm('A12', exampleDescription),
    shown: { versionNo: 1, status: 'draft', plan: null, approvedBy: null, approvedOn: null },
    versions: [
      {
        id: exampleId,
        versionNo: 1,
        status: 'draft',
        approvedBy: null,
        approvedOn: null,
        updatedAt: '2026-11-20T07:40:00.000Z',
        changes: [],
      },
    ],
    obstacles: ['Le plan coté est obligatoire : joignez-le.'],
    others: [],
    can: { update: true, approve: true, newVersion: false, copy: true },
  },
});
export type SupportPlanDescriptionProps = z.infer<typeof supportPlanDescriptionPage.props>;

export interface Query {
  readonly version?: number;
}
