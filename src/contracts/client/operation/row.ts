import * as z from 'zod';
import { operationKinds } from '#domain/operation/enums.ts';
import { keyDateKinds } from '#domain/operation/key-dates.ts';
import { operationStates } from '#domain/operation/states.ts';
import { day, id, instant } from '../../fields.ts';
import { exampleId, person } from '../../shared.ts';

/** An operation as lists show it. */
export const operationRow = z.object({
  id,
  ref: z.string(),
  name: z.string(),
  city: z.string(),
  departmentCode: z.string(),
  kind: z.enum(operationKinds),
  status: z.enum(operationStates),
  purchasePriceCents: z.number().int().nullable(),
  /** Sum of the lots' prices, taxes included; null while no lot has a price. */
  revenueTtcCents: z.number().int().nullable(),
  /** Of the validated simulation; null without one, and for who may not see simulations. */
  marginCents: z.number().int().nullable(),
  /** That margin as a part of the revenue without VAT. */
  marginBps: z.number().int().nullable(),
  /** Internal rate of return of the project in that simulation. */
  irrBps: z.number().int().nullable(),
  lotsCount: z.number().int(),
  /** Share of the lots' prices that is sold; null while no lot has a price. */
  soldBps: z.number().int().nullable(),
  /** Invoiced of the contracts of works; null while none is signed. */
  worksBps: z.number().int().nullable(),
  /** The first day that matters and is not met; null for none, and once the operation is over. */
  next: z.object({ on: day, kind: z.enum(keyDateKinds) }).nullable(),
  manager: person,
  tags: z.array(z.string()),
  updatedAt: instant,
});
export type OperationRow = z.infer<typeof operationRow>;

export const exampleRow: OperationRow = {
  id: exampleId,
  ref: 'OP-2025-001',
  name: 'Les Chais de la Bastide',
  city: 'Libourne',
  departmentCode: '33',
  kind: 'vir',
  status: 'selling',
  purchasePriceCents: 48_000_000,
  revenueTtcCents: 128_400_000,
  marginCents: 13_896_008,
  marginBps: 1208,
  irrBps: 4989,
  lotsCount: 9,
  soldBps: 5966,
  worksBps: 5201,
  next: { on: '2026-12-15', kind: 'saleDeed' },
  manager: { id: exampleId, name: 'Hugo Lartigue' },
  tags: ['centre-ville'],
  updatedAt: '2026-11-20T07:40:00.000Z',
};
