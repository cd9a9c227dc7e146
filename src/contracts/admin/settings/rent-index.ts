import * as z from 'zod';
import { indexRegions, rentIndexKinds } from '#domain/rental/rent-index.ts';
import { defineAction } from '../../define.ts';
import { day, recordVersion } from '../../fields.ts';

/** A value of an index of rents as Insee published it; `points` is decimal text with two decimals. */
const rentIndexFields = z.object({
  kind: z.enum(rentIndexKinds),
  region: z.enum(indexRegions),
  quarter: z.string().regex(/^20\d{2}T[1-4]$/),
  points: z
    .string()
    .regex(/^\d{2,3}(\.\d{1,2})?$/)
    .refine((text) => Number(text) >= 50 && Number(text) <= 500, { params: { code: 'format' } }),
  publishedOn: day,
  sourceUrl: z.url({ protocol: /^https$/ }).max(300),
});
export type RentIndexFields = z.infer<typeof rentIndexFields>;

export const exampleRentIndex: RentIndexFields = {
  kind: 'IRL',
  region: 'metropolitan',
  quarter: '2026T3',
  points: '149.01',
  publishedOn: '2026-10-15',
  sourceUrl: 'https://www.insee.fr/fr/statistiques/serie/001515333',
};

/** Enters a value; one of the same index, region and quarter is refused. */
export const storeRentIndex = defineAction({ payload: rentIndexFields, example: exampleRentIndex });

/** Corrects what was entered, until a revision of a rent used it. */
export const updateRentIndex = defineAction({
  payload: rentIndexFields
    .pick({
      points: true,
      publishedOn: true,
      sourceUrl: true,
    })
    .extend({ version: recordVersion }),
  example: {
    points: '149.02',
    publishedOn: '2026-10-15',
    sourceUrl: exampleRentIndex.sourceUrl,
    version: 1,
  },
});
