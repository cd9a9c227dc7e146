import * as z from 'zod';
import { callBases, callEvents } from '#domain/calls/payment-template.ts';
import { penaltyKinds } from '#domain/calls/template-fields.ts';
import { saleModes } from '#domain/lot/states.ts';
import { definePage } from '../../define.ts';
import { id, instant } from '../../fields.ts';
import { exampleId } from '../../shared.ts';

const regimeFilters = ['all', ...saleModes] as const;

/** What a link to the schedules may ask for. */
export interface Query {
  readonly regime?: (typeof regimeFilters)[number];
  readonly archived?: '0' | '1';
}

/** A schedule as its card shows it. */
const paymentTemplateCard = z.object({
  id,
  name: z.string(),
  regime: z.enum(saleModes),
  steps: z.array(
    z.object({
      label: z.string(),
      event: z.enum(callEvents),
      base: z.enum(callBases),
      /** What this step calls of its base. */
      shareBps: z.number().int(),
    }),
  ),
  paymentTermDays: z.number().int(),
  penaltyKind: z.enum(penaltyKinds),
  penaltyRateBps: z.number().int().nullable(),
  /** Comes with the platform: it is not changed, archived nor deleted. */
  isSystem: z.boolean(),
  isDefault: z.boolean(),
  isArchived: z.boolean(),
  /** The article whose caps it keeps; null where the law sets none. */
  article: z.string().nullable(),
  /** What it breaks of the law of today. */
  breaches: z.array(z.string()),
  version: z.number().int(),
  updatedAt: instant,
});
export type PaymentTemplateCard = z.infer<typeof paymentTemplateCard>;

export const paymentTemplateIndexPage = definePage({
  component: 'Client/PaymentTemplate/Index',
  query: z.object({
    regime: z.enum(regimeFilters).catch('all'),
    archived: z.enum(['0', '1']).catch('0'),
  }),
  props: z.object({
    paymentTemplates: z.array(paymentTemplateCard),
    query: z.object({ regime: z.enum(regimeFilters), archived: z.enum(['0', '1']) }),
    /** By filter, archived ones aside. */
    counts: z.object({
      all: z.number().int(),
      asis: z.number().int(),
      vir: z.number().int(),
      vefa: z.number().int(),
      tab: z.number().int(),
    }),
    archivedCount: z.number().int(),
    can: z.object({ create: z.boolean(), update: z.boolean(), delete: z.boolean() }),
  }),
  example: {
    paymentTemplates: [
      {
        id: exampleId,
        name: 'VIR – R262-10',
        regime: 'vir',
        steps: [
          { label: 'Prix de l’existant (acte)', event: 'deed', base: 'existing', shareBps: 10_000 },
          { label: 'Travaux 50 % (moitié)', event: 'half_works', base: 'works', shareBps: 5000 },
          { label: 'Travaux 45 % (achèvement)', event: 'completion', base: 'works', shareBps: 4500 },
          { label: 'Travaux 5 % (livraison)', event: 'delivery', base: 'works', shareBps: 500 },
        ],
        paymentTermDays: 15,
        penaltyKind: 'legal_plus',
        penaltyRateBps: 200,
        isSystem: true,
        isDefault: true,
        isArchived: false,
        article: 'R262-10',
        breaches: [],
        version: 1,
        updatedAt: '2025-01-06T09:00:00.000Z',
      },
    ],
    query: { regime: 'all', archived: '0' },
    counts: { all: 1, asis: 0, vir: 1, vefa: 0, tab: 0 },
    archivedCount: 0,
    can: { create: true, update: true, delete: true },
  },
});
export type PaymentTemplateIndexProps = z.infer<typeof paymentTemplateIndexPage.props>;
