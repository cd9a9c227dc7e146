import * as z from 'zod';
import {
  findingTopics,
  followUpKinds,
  maxFindings,
  maxVisitMinutes,
  minVisitMinutes,
  visitKinds,
  voucherFormats,
} from '#domain/visit/visit.ts';
import { defineAction } from '../../../define.ts';
import {
  day,
  id,
  instant,
  optionalCents,
  optionalDay,
  optionalText,
  recordVersion,
  requiredText,
} from '../../../fields.ts';
import { exampleImage, file, imageFile, maxFileBytes, megabyte } from '../../../files.ts';
import { exampleId } from '../../../shared.ts';

/** Largest photograph of a visit; the browser makes them smaller first. */
export const maxPhotoBytes = 10 * megabyte;

/** An hour of the day as people write it: `09:30`. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** What a visit is planned with. */
export const visitFields = z.object({
  kind: z.enum(visitKinds),
  /** Day and hour in Paris. */
  startOn: day,
  startTime: clockTime,
  durationMin: z.number().int().min(minVisitMinutes).max(maxVisitMinutes),
  hostId: id,
  lotIds: z.array(id).max(50),
  contactIds: z.array(id).max(30),
  /** The host has another visit at that time, and that is meant. */
  isOverlapAccepted: z.boolean(),
});
export type VisitPayload = z.output<typeof visitFields>;

/** As its form holds it: what is not said yet is null. */
export const visitFormValues = visitFields.extend({
  startOn: optionalDay,
  startTime: z.string().nullable(),
  kind: z.enum(visitKinds).nullable(),
  durationMin: z.number().int().nullable(),
});

export const exampleVisit: VisitPayload = {
  kind: 'technical',
  startOn: '2026-11-27',
  startTime: '10:00',
  durationMin: 60,
  hostId: exampleId,
  lotIds: [],
  contactIds: [],
  isOverlapAccepted: true,
};

export const storeVisit = defineAction({ payload: visitFields, example: exampleVisit });
export const updateVisit = defineAction({
  payload: visitFields.extend({ version: recordVersion }),
  example: { ...exampleVisit, version: 1 },
});

/** Records what came of a visit. */
export const completeVisit = defineAction({
  payload: z.object({
    version: recordVersion,
    rating: z.number().int().min(1).max(5).nullable(),
    notes: optionalText(8000),
    followUpKind: z.enum(followUpKinds),
    followUpDueOn: optionalDay,
  }),
  example: {
    version: 1,
    rating: 4,
    notes: 'Toiture saine, caves humides côté cour.',
    followUpKind: 'call',
    followUpDueOn: '2026-12-01',
  },
});

export const cancelVisit = defineAction({
  payload: z.object({ version: recordVersion, cancelReason: requiredText(300) }),
  example: { version: 1, cancelReason: 'Le vendeur n’est plus disponible.' },
});

export const missVisit = defineAction({
  payload: z.object({ version: recordVersion }),
  example: { version: 1 },
});

/** Keeps the voucher that the visitors have signed, or takes it away. */
export const keepVoucher = defineAction({
  payload: z.object({ voucher: file(maxFileBytes, voucherFormats).nullable() }),
  example: { voucher: exampleImage() },
});

/** Sends the invitation to contacts of the visit, by mail with a calendar entry. */
export const inviteToVisit = defineAction({
  payload: z.object({ contactIds: z.array(id).min(1).max(30) }),
  example: { contactIds: [exampleId] },
});

/** Takes estimates of findings into a study, as work that is known or as a reserve. */
export const carryVisit = defineAction({
  payload: z.object({
    /** One that is validated is copied first; null begins a study. */
    simulationId: id.nullable(),
    worksIds: z.array(id).max(maxFindings),
    contingencyIds: z.array(id).max(maxFindings),
  }),
  example: { simulationId: null, worksIds: [exampleId], contingencyIds: [] },
});

/**
 * Writes a finding under the identifier that the device made. The same one may come twice, or late: of two versions
 * the one that was written later counts.
 */
export const saveFinding = defineAction({
  payload: z.object({
    room: optionalText(80),
    topic: z.enum(findingTopics),
    severity: z.number().int().min(1).max(3),
    estimateCents: optionalCents,
    note: optionalText(2000),
    writtenAt: instant.max(40),
  }),
  example: {
    room: 'Cave',
    topic: 'damp',
    severity: 2,
    estimateCents: 450_000,
    note: 'Pied de mur humide côté cour.',
    writtenAt: '2026-11-20T08:00:00.000Z',
  },
});
export type FindingPayload = z.output<typeof saveFinding.payload>;

/** Adds a photograph to a finding, under the identifier that the device made. */
export const storePhoto = defineAction({
  payload: z.object({ file: imageFile(maxPhotoBytes) }),
  example: { file: exampleImage() },
});
