import * as z from 'zod';
import { lotTypes } from '#domain/lot/states.ts';
import { sourceKinds } from '#domain/operation/enums.ts';
import { maxAdvertAddressLength } from '#domain/sourcing/advert-address.ts';
import { opportunityStages } from '#domain/sourcing/stages.ts';
import { definePage } from '../../define.ts';
import { day, id } from '../../fields.ts';
import { exampleRecordForm, recordForm } from '../../record-form.ts';
import { person } from '../../shared.ts';
import { exampleOpportunity, opportunityFields } from './payload.ts';

/** What a link to a new opportunity may bring: the address of its advert. */
const query = z.object({ url: z.string().trim().max(maxAdvertAddressLength).catch('') });
export interface Query {
  readonly url?: string;
}

export const opportunityFormPage = definePage({
  component: 'Client/Sourcing/Form',
  query,
  props: z.object({
    // A new one begins blank.
    form: recordForm(
      opportunityFields.extend({
        title: z.string(),
        type: z.enum(lotTypes).nullable(),
        askingPriceCents: z.number().int().nullable(),
        areaM2: z.string().nullable(),
        postalCode: z.string(),
        city: z.string(),
        inseeCode: z.string(),
        sourceKind: z.enum(sourceKinds).nullable(),
        url: z.string(),
      }),
    ),
    /** Null for a new one. */
    current: z
      .object({
        stage: z.enum(opportunityStages),
        rejectReason: z.string().nullable(),
        operation: z.object({ id, ref: z.string(), isInBin: z.boolean() }).nullable(),
        /** Converted, and the operation is no more. */
        isGone: z.boolean(),
        score: z.number().int().nullable(),
        createdOn: day,
        /** Alerts that it fits. */
        alerts: z.array(z.string()),
      })
      .nullable(),
    people: z.array(person),
    contacts: z.array(z.object({ id, name: z.string(), detail: z.string() })),
    /** The day that the first look is made on. */
    today: day,
    canConvert: z.boolean(),
  }),
  example: {
    form: exampleRecordForm(exampleOpportunity.title, exampleOpportunity),
    current: {
      stage: 'to_qualify',
      rejectReason: null,
      operation: null,
      isGone: false,
      score: 74,
      createdOn: '2026-11-17',
      alerts: [],
    },
    people: [],
    contacts: [],
    today: '2026-11-20',
    canConvert: true,
  },
});
export type OpportunityFormProps = z.infer<typeof opportunityFormPage.props>;
