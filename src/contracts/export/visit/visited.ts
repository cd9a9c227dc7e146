import * as z from 'zod';
import { lotTypes } from '#domain/lot/states.ts';
import { visitKinds } from '#domain/visit/visit.ts';
import { id, instant } from '../../fields.ts';
import { exampleId } from '../../shared.ts';

/** When, where and with whom a visit takes place, as its papers tell it. */
export const visited = z.object({
  kind: z.enum(visitKinds),
  startAt: instant,
  durationMin: z.number().int(),
  host: z.object({ name: z.string(), phone: z.string().nullable() }),
  address: z.string(),
  city: z.string(),
  lots: z.array(
    z.object({
      id,
      ref: z.string(),
      type: z.enum(lotTypes),
      areaM2: z.string().nullable(),
      /** Null: not said, or kept from this copy. */
      priceCents: z.number().int().nullable(),
    }),
  ),
  people: z.array(
    z.object({
      id,
      name: z.string(),
      address: z.string(),
    }),
  ),
});
export type Visited = z.infer<typeof visited>;

export const exampleVisited: Visited = {
  kind: 'buyer',
  startAt: '2026-11-27T09:00:00.000Z',
  durationMin: 45,
  host: { name: 'Hugo Lartigue', phone: '06 12 34 56 78' },
  address: '14 rue des Chais, 33500 Libourne',
  city: 'Libourne',
  lots: [{ id: exampleId, ref: 'G01', type: 'Garage', areaM2: '15.00', priceCents: 1_500_000 }],
  people: [{ id: exampleId, name: 'Mme Odile Trémeau', address: '3 rue Fonneuve, 33500 Libourne' }],
};
