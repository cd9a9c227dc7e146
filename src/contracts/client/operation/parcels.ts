import * as z from 'zod';
import { inseeCodePattern } from '#domain/geography/insee.ts';
import { defineData } from '../../define.ts';

/** What is asked of the land register: the parcels around a place, or one by its reference. */
export interface Query {
  readonly lat?: number;
  readonly lng?: number;
  readonly inseeCode?: string;
  readonly prefix?: string;
  readonly section?: string;
  readonly number?: string;
}

const ring = z.array(z.tuple([z.number(), z.number()])).min(4);

const drawnParcel = z.object({
  inseeCode: z.string(),
  prefix: z.string(),
  section: z.string(),
  number: z.string(),
  /** What the register counts, as a decimal string; null where it says nothing. */
  areaM2: z.string().nullable(),
  /** Its pieces; of each the outer line, then those of its holes, in `[longitude, latitude]`. */
  polygons: z.array(z.array(ring).min(1)).min(1),
});
export type DrawnParcel = z.infer<typeof drawnParcel>;

const parcelsAnswer = z.object({
  /** Who drew them; null where the installation has no land register. */
  source: z.object({ name: z.string(), isDemonstration: z.boolean() }).nullable(),
  /** The register did not answer: there may be parcels. */
  isUnreachable: z.boolean(),
  parcels: z.array(drawnParcel),
});
export type ParcelsAnswer = z.infer<typeof parcelsAnswer>;

const sign = (pattern: RegExp) => z.string().trim().toUpperCase().regex(pattern).nullable().catch(null);

/** Plain JSON answer: drawn parcels; none where neither a place nor a reference is given. */
export const operationParcels = defineData({
  query: z.object({
    lat: z.coerce.number().min(-90).max(90).nullable().catch(null),
    lng: z.coerce.number().min(-180).max(180).nullable().catch(null),
    inseeCode: sign(inseeCodePattern),
    prefix: sign(/^\d{3}$/),
    section: sign(/^[0-9A-Z]{1,2}$/),
    number: sign(/^\d{1,4}$/),
  }),
  contentType: 'application/json',
  body: parcelsAnswer,
  example: { lat: 44.9131, lng: -0.2347 },
});
