import * as z from 'zod';
import { inseeCodePattern } from '#domain/geography/insee.ts';
import { lotTypes } from '#domain/lot/states.ts';
import { openStages } from '#domain/sourcing/stages.ts';
import { opportunityPhotoFormats, usualAssumptions } from '#domain/sourcing/opportunity.ts';
import { defineAction } from '../../define.ts';
import {
  id,
  optionalAreaM2,
  optionalCents,
  optionalText,
  recordVersion,
  requiredText,
} from '../../fields.ts';
import { exampleImage, file, maxFileBytes } from '../../files.ts';
import { exampleId } from '../../shared.ts';
import { assumptionFields, noteFields } from './payload.ts';

/** Takes an opportunity to another stage of the pipeline, back from the rejected ones too. */
export const stageOpportunity = defineAction({
  payload: z.object({ stage: z.enum(openStages) }),
  example: { stage: 'to_visit' },
});

/** Gives an opportunity up, for a reason. */
export const rejectOpportunity = defineAction({
  payload: z.object({
    reason: optionalText(300).refine((text) => text !== '', { params: { code: 'rejectReason' } }),
  }),
  example: { reason: 'Prix trop élevé, le vendeur ne négocie pas.' },
});

/** Sets what the first look takes for granted. */
export const simulateOpportunity = defineAction({
  payload: assumptionFields.extend({ version: recordVersion }),
  example: { ...usualAssumptions, worksPerM2Cents: 60_000, exitPerM2Cents: 250_000, version: 1 },
});

/** Sets the notes that only a person can give. */
export const scoreOpportunity = defineAction({
  payload: noteFields.extend({ version: recordVersion }),
  example: { locationNote: 75, sellerNote: 50, worksNote: 25, version: 1 },
});

/** Gives an opportunity the photo that stands for it, or takes it away. */
export const photographOpportunity = defineAction({
  payload: z.object({ photo: file(maxFileBytes, opportunityPhotoFormats).nullable() }),
  example: { photo: exampleImage() },
});

/** Fewer communes than these are asked for by one alert. */
const maxCommunes = 30;

/** The fields of an alert. */
export const alertFields = z.object({
  name: requiredText(80),
  communes: z
    .array(z.object({ inseeCode: z.string().regex(inseeCodePattern), name: requiredText(80) }))
    .max(maxCommunes),
  types: z.array(z.enum(lotTypes)).max(lotTypes.length),
  maxPriceCents: optionalCents,
  minAreaM2: optionalAreaM2,
  isActive: z.boolean(),
});
export type AlertPayload = z.output<typeof alertFields>;

/** An alert asks for something. */
const withAim = <Schema extends typeof alertFields>(schema: Schema) =>
  schema.refine(
    ({ communes, types, maxPriceCents, minAreaM2 }) =>
      communes.length > 0 || types.length > 0 || maxPriceCents !== null || minAreaM2 !== null,
    { path: ['communes'], params: { code: 'alertAim' } },
  );

export const alertPayload = withAim(alertFields);

const exampleAlert: z.input<typeof alertFields> = {
  name: 'Immeubles à Libourne',
  communes: [{ inseeCode: '33243', name: 'Libourne' }],
  types: ['Building'],
  maxPriceCents: 60_000_000,
  minAreaM2: '150',
  isActive: true,
};

export const storeAlert = defineAction({ payload: alertPayload, example: exampleAlert });

export const updateAlert = defineAction({
  payload: withAim(alertFields.extend({ version: recordVersion })),
  example: { ...exampleAlert, version: 1 },
});

/** An alert as the page shows it. */
export const alertRow = z.object({
  id,
  version: recordVersion,
  ...alertFields.shape,
  author: z.string(),
  /** Opportunities still looked at that fit it. */
  count: z.number().int(),
  /** Whether the person may change it. */
  isOwn: z.boolean(),
});
export type AlertRow = z.infer<typeof alertRow>;

export const exampleAlertRow: AlertRow = {
  ...exampleAlert,
  id: exampleId,
  version: 1,
  author: 'Hugo Lartigue',
  count: 2,
  isOwn: true,
};
