import * as z from 'zod';
import { operationStates } from '#domain/operation/states.ts';
import { conflict } from '../../conflict.ts';
import { definePage } from '../../define.ts';
import { day, id } from '../../fields.ts';
import { exampleId, person } from '../../shared.ts';
import { exampleOperationPayload, operationFormValues } from './payload.ts';

const contactChoice = z.object({ id, name: z.string(), detail: z.string() });

/** `sourcing`: the opportunity that a new operation is made of. */
const operationFormQuery = z.object({ sourcing: z.union([id, z.literal('')]).catch('') });

/** What a link to the form may ask for. */
export interface Query {
  readonly sourcing?: string;
}

export const operationFormPage = definePage({
  component: 'Client/Operation/Form',
  query: operationFormQuery,
  props: z.object({
    /** The record to change; null for a new one. */
    operation: z
      .object({
        id,
        version: z.number().int(),
        status: z.enum(operationStates),
        name: z.string(),
        ref: z.string(),
      })
      .nullable(),
    /** The opportunity that fills the fields in beforehand; null without one. */
    opportunity: z.object({ id, title: z.string() }).nullable(),
    /** What the fields start from. */
    values: operationFormValues,
    choices: z.object({
      sellers: z.array(contactChoice),
      agents: z.array(contactChoice),
      profiles: z.array(z.object({ id, name: z.string() })),
      people: z.array(person),
      tags: z.array(z.string()),
    }),
    conflict: conflict.nullable(),
    /** Business day in Paris: that of a deed for which no day is aimed at. */
    today: day,
    can: z.object({ delete: z.boolean() }),
  }),
  example: {
    operation: null,
    opportunity: null,
    values: { ...exampleOperationPayload, sourcing: null },
    choices: {
      sellers: [],
      agents: [],
      profiles: [],
      people: [{ id: exampleId, name: 'Hugo Lartigue' }],
      tags: [],
    },
    conflict: null,
    today: '2026-11-20',
    can: { delete: false },
  },
});
export type OperationFormProps = z.infer<typeof operationFormPage.props>;
