import * as z from 'zod';
import { defineAction, defineData } from '../../define.ts';
import { id, recordVersion } from '../../fields.ts';
import { exampleId } from '../../shared.ts';

/** Fields of which one of two values is kept. */
export const mergedFields = [
  'civility',
  'firstName',
  'lastName',
  'companyName',
  'siren',
  'email',
  'email2',
  'mobile',
  'phone',
  'addressLine',
  'postalCode',
  'city',
  'notes',
] as const;
export type MergedField = (typeof mergedFields)[number];

const double = z.object({
  id,
  version: recordVersion,
  name: z.string(),
  values: z.partialRecord(z.enum(mergedFields), z.string()),
});
export type Double = z.infer<typeof double>;

const answer = z.object({ pairs: z.array(z.object({ kept: double, merged: double })) });
export type DuplicatesAnswer = z.infer<typeof answer>;

/** Pairs of contacts that look like one; the older stands first. Plain JSON. */
export const contactDuplicates = defineData({
  query: z.object({}),
  contentType: 'application/json',
  body: answer,
  example: {},
});

/** Makes one contact of two: the one of the address goes into `targetId`. */
export const mergeContacts = defineAction({
  payload: z.object({
    targetId: id,
    /** The version of that one that was read. */
    targetVersion: recordVersion,
    /** Fields whose value is that of the contact that goes; those that the other lacks are always taken. */
    taken: z.array(z.enum(mergedFields)).max(mergedFields.length),
  }),
  example: { targetId: exampleId, targetVersion: 1, taken: ['email'] },
});
