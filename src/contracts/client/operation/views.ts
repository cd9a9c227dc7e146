import * as z from 'zod';
import { operationStates } from '#domain/operation/states.ts';
import { id, recordVersion } from '../../fields.ts';
import { exampleId } from '../../shared.ts';
import { exampleRow, operationRow } from './row.ts';
import { operationTransition } from './step.ts';

/** Looks of the list of operations; none is the table. */
export const operationViewModes = ['', 'board', 'map'] as const;
export type OperationViewMode = (typeof operationViewModes)[number];

/** An operation as a card of the board. */
export const boardCard = operationRow.extend({
  version: recordVersion,
  /** The steps out of its state; none for those who only read. */
  transitions: z.array(operationTransition),
});
export type BoardCard = z.infer<typeof boardCard>;

/** The operations by state: the first of each column, in the order of the list. */
export const operationBoard = z.object({
  columns: z.array(
    z.object({
      status: z.enum(operationStates),
      /** Of all that the filters let through, whether or not their cards are here. */
      count: z.number().int(),
      revenueTtcCents: z.number().int().nullable(),
      cards: z.array(boardCard),
    }),
  ),
  /** Why no step leads from one state straight to another. */
  barred: z.array(
    z.object({ from: z.enum(operationStates), to: z.enum(operationStates), reason: z.string() }),
  ),
});
export type OperationBoard = z.infer<typeof operationBoard>;

/**
 * Where an operation stands, compactly: id, name, commune, state, latitude and longitude (null without a place),
 * purchase price and revenue in cents (null while unknown), and the margin of its simulation in basis points of the
 * revenue without VAT (null without one, and for who may not see simulations).
 */
export const operationPlace = z.tuple([
  id,
  z.string(),
  z.string(),
  z.enum(operationStates),
  z.number().nullable(),
  z.number().nullable(),
  z.number().int().nullable(),
  z.number().int().nullable(),
  z.number().int().nullable(),
]);
export type OperationPlace = z.infer<typeof operationPlace>;

export const exampleBoard: OperationBoard = {
  columns: [
    {
      status: 'selling',
      count: 1,
      revenueTtcCents: 128_400_000,
      cards: [{ ...exampleRow, version: 1, transitions: [] }],
    },
  ],
  barred: [
    {
      from: 'selling',
      to: 'study',
      reason: 'Une opération ne revient pas de « Commercialisation » à « Étude ».',
    },
  ],
};
export const examplePlaces: OperationPlace[] = [
  [
    exampleId,
    'Les Chais de la Bastide',
    'Libourne',
    'selling',
    44.9131,
    -0.2438,
    48_000_000,
    128_400_000,
    1208,
  ],
];
