import * as z from 'zod';
import { defineData } from '../../define.ts';
import { exampleId } from '../../shared.ts';
import { id } from '../../fields.ts';

/** What is asked: around which point, in decimal degrees, and which operation does not count. */
export interface Query {
  readonly lat: number;
  readonly lng: number;
  readonly except?: string;
}

export const nearbyAnswer = z.object({ operation: z.object({ id, ref: z.string() }).nullable() });
export type NearbyAnswer = z.infer<typeof nearbyAnswer>;
export type NearbyOperation = NearbyAnswer['operation'];

/** Plain JSON answer: the operation that stands on a spot, if there is one; none for a point that is none. */
export const operationNearby = defineData({
  query: z.object({
    lat: z.coerce.number().min(-90).max(90).nullable().catch(null),
    lng: z.coerce.number().min(-180).max(180).nullable().catch(null),
    except: id.nullable().catch(null),
  }),
  contentType: 'application/json',
  body: nearbyAnswer,
  example: { lat: 44.9131, lng: -0.2347, except: exampleId },
});
