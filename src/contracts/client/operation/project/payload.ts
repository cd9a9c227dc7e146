import * as z from 'zod';
import { lotTypes, saleModes } from '#domain/lot/states.ts';
import { operationKinds } from '#domain/operation/enums.ts';
import { isPattern, maxLevel, minLevel } from '#domain/project/lot-plan.ts';
import {
  maxProjectMedia,
  maxProjectRows,
  maxRowCount,
  maxWorksMonths,
  projectMediaKinds,
  projectVariants,
} from '#domain/project/project.ts';
import { defineAction } from '../../../define.ts';
import {
  id,
  optionalAreaM2,
  optionalCents,
  optionalDay,
  optionalText,
  recordVersion,
  requiredText,
} from '../../../fields.ts';
import { exampleImage, file, maxFileBytes } from '../../../files.ts';
import { exampleId } from '../../../shared.ts';

const areaPattern = /^\d{1,8}(\.\d{1,2})?$/;

/** A line of the composition: its price by the square metre or by the unit, one of the two. */
export const projectRow = z
  .object({
    type: z.enum(lotTypes),
    label: optionalText(80),
    count: z.number().int().min(1).max(maxRowCount),
    avgAreaM2: z
      .string()
      .regex(areaPattern)
      .refine((area) => Number(area) > 0, { params: { code: 'min', values: { min: '0,01' } } }),
    saleMode: z.enum(saleModes),
    pricePerM2Cents: optionalCents,
    unitPriceCents: optionalCents,
    worksCostPerM2Cents: optionalCents,
    tantiemes: z.number().int().min(1).max(1_000_000).nullable(),
    parkingCount: z.number().int().min(0).max(20).nullable(),
  })
  .refine(({ pricePerM2Cents, unitPriceCents }) => (pricePerM2Cents === null) !== (unitPriceCents === null), {
    path: ['unitPriceCents'],
    params: { code: 'priceOnce' },
  });

/** What a project is described with. */
export const projectFields = z.object({
  name: requiredText(80),
  variant: z.enum(projectVariants),
  kind: z.enum(operationKinds),
  description: z.string().max(20_000),
  architectContactId: id.nullable(),
  floorAreaM2: optionalAreaM2,
  worksStartOn: optionalDay,
  worksMonths: z.number().int().min(0).max(maxWorksMonths).nullable(),
  rows: z.array(projectRow).max(maxProjectRows),
});
export type ProjectPayload = z.output<typeof projectFields>;

/** Works that take no time cannot be delivered after they began. */
const takesTime = ({ worksStartOn, worksMonths }: Pick<ProjectPayload, 'worksStartOn' | 'worksMonths'>) =>
  worksStartOn === null || worksMonths !== 0;
const deliveryAfterStart = { path: ['worksMonths'], params: { code: 'endAfterStart' } };

export const projectPayload = projectFields.refine(takesTime, deliveryAfterStart);

/** As its form holds it: what is not said yet is null. */
export const projectFormValues = projectFields.extend({
  name: z.string(),
  variant: z.enum(projectVariants).nullable(),
  kind: z.enum(operationKinds).nullable(),
  rows: z.array(
    z.object({
      type: z.enum(lotTypes).nullable(),
      label: z.string(),
      count: z.number().int().nullable(),
      avgAreaM2: z.string().nullable(),
      saleMode: z.enum(saleModes).nullable(),
      pricePerM2Cents: optionalCents,
      unitPriceCents: optionalCents,
      worksCostPerM2Cents: optionalCents,
      tantiemes: z.number().int().nullable(),
      parkingCount: z.number().int().nullable(),
    }),
  ),
});
export type ProjectFormValues = z.infer<typeof projectFormValues>;

export const exampleProject: ProjectPayload = {
  name: 'Trois appartements',
  variant: 'D',
  kind: 'trading',
  description: '<p>Division par niveau.</p>',
  architectContactId: null,
  floorAreaM2: '210.00',
  worksStartOn: '2027-01-11',
  worksMonths: 6,
  rows: [
    {
      type: 'Apartment',
      label: 'T3',
      count: 3,
      avgAreaM2: '64.50',
      saleMode: 'asis',
      pricePerM2Cents: 320_000,
      unitPriceCents: null,
      worksCostPerM2Cents: 95_000,
      tantiemes: 310,
      parkingCount: 0,
    },
  ],
};

export const storeProject = defineAction({ payload: projectPayload, example: exampleProject });
export const updateProject = defineAction({
  payload: projectFields.extend({ version: recordVersion }).refine(takesTime, deliveryAfterStart),
  example: { ...exampleProject, version: 1 },
});

/** A step over the version that was read. */
export const projectStep = defineAction({
  payload: z.object({ version: recordVersion }),
  example: { version: 1 },
});

const level = z.number().int().min(minLevel).max(maxLevel);

/** How lots are made of the lines that are saved. */
export const generateLots = defineAction({
  payload: z.object({
    version: recordVersion,
    pattern: requiredText(40).refine(isPattern, { params: { code: 'format' } }),
    buildingLabel: optionalText(40),
    rows: z
      .array(
        z
          .object({ row: z.number().int().min(0).max(maxProjectRows), fromLevel: level, toLevel: level })
          .refine(({ fromLevel, toLevel }) => fromLevel <= toLevel, {
            path: ['toLevel'],
            params: { code: 'endAfterStart' },
          }),
      )
      .min(1)
      .max(maxProjectRows),
  }),
  example: {
    version: 1,
    pattern: 'P[lettre][numero]',
    buildingLabel: '',
    rows: [{ row: 0, fromLevel: 0, toLevel: 2 }],
  },
});

const mediaFields = { kind: z.enum(projectMediaKinds), caption: optionalText(120) };

/** Formats of plans and perspectives. */
export const projectMediaFormats = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'] as const;

export const storeProjectMedia = defineAction({
  payload: z.object({ ...mediaFields, file: file(maxFileBytes, projectMediaFormats) }),
  example: { kind: 'plan', caption: 'Plan du premier étage', file: exampleImage() },
});

/** The order of all plans and perspectives of a project. */
export const orderProjectMedia = defineAction({
  payload: z.object({ ids: z.array(id).min(1).max(maxProjectMedia) }),
  example: { ids: [exampleId] },
});

export const updateProjectMedia = defineAction({
  payload: z.object(mediaFields),
  example: { kind: 'perspective', caption: 'Façade sur rue' },
});
