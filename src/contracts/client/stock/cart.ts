import * as z from 'zod';
import { lotStates } from '#domain/lot/states.ts';
import { defineData } from '../../define.ts';
import { id } from '../../fields.ts';
import { idsQuery } from '../../list.ts';
import { exampleId } from '../../shared.ts';

/** Which lots are asked about. */
export interface Query {
  readonly ids: readonly string[];
}

export const cartAnswer = z.object({
  /** Those that are still there for the person, as they are now. */
  lots: z.array(z.object({ id, status: z.enum(lotStates), priceTtcCents: z.number().int().nullable() })),
  /** Contacts to whom lots can be sent. */
  contacts: z.array(z.object({ id, label: z.string() })),
});
export type CartAnswer = z.infer<typeof cartAnswer>;

/** Plain JSON answer: what became of the lots of a cart, and to whom they can be sent. */
export const stockCart = defineData({
  query: z.object({ ids: idsQuery }),
  contentType: 'application/json',
  body: cartAnswer,
  example: { ids: exampleId },
});
