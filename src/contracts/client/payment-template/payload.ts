import * as z from 'zod';
import { callBases, callEvents } from '#domain/calls/payment-template.ts';
import { penaltyKinds } from '#domain/calls/template-fields.ts';
import { saleModes } from '#domain/lot/states.ts';
import { defineAction } from '../../define.ts';
import { recordVersion, requiredText } from '../../fields.ts';

export const maxSteps = 12;

const step = z.object({
  label: requiredText(120),
  event: z.enum(callEvents),
  base: z.enum(callBases),
  /** What is called of the base up to and with this step. */
  cumulativeBps: z.number().int().min(1).max(10_000),
});

/** The fields of a schedule, as its form holds them; the caps of the law are compared where the day is known. */
export const paymentTemplateFields = z.object({
  name: requiredText(120),
  regime: z.enum(saleModes),
  steps: z.array(step).min(1).max(maxSteps),
  paymentTermDays: z.number().int().min(0).max(60),
  penaltyKind: z.enum(penaltyKinds),
  /** Per month, or points above the legal rate. */
  penaltyRateBps: z.number().int().min(1).max(10_000).nullable(),
});
export type PaymentTemplatePayload = z.output<typeof paymentTemplateFields>;
export type PaymentTemplateValues = z.input<typeof paymentTemplateFields>;

/** A penalty has its rate. */
const withRules = <Schema extends typeof paymentTemplateFields>(schema: Schema) =>
  schema.refine(({ penaltyKind, penaltyRateBps }) => penaltyKind === 'none' || penaltyRateBps !== null, {
    path: ['penaltyRateBps'],
    params: { code: 'required' },
  });

export const paymentTemplatePayload = withRules(paymentTemplateFields);

export const examplePaymentTemplate: PaymentTemplateValues = {
  name: 'VIR en deux appels de travaux',
  regime: 'vir',
  steps: [
    { label: 'Prix de l’existant (acte)', event: 'deed', base: 'existing', cumulativeBps: 10_000 },
    { label: 'Travaux (achèvement)', event: 'completion', base: 'works', cumulativeBps: 9500 },
    { label: 'Travaux (livraison)', event: 'delivery', base: 'works', cumulativeBps: 10_000 },
  ],
  paymentTermDays: 15,
  penaltyKind: 'legal_plus',
  penaltyRateBps: 200,
};

export const storePaymentTemplate = defineAction({
  payload: paymentTemplatePayload,
  example: examplePaymentTemplate,
});

/** As for creation, with the version that was read. */
export const updatePaymentTemplate = defineAction({
  payload: withRules(paymentTemplateFields.extend({ version: recordVersion })),
  example: { ...examplePaymentTemplate, version: 1 },
});
