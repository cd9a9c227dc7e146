import type { StepFields } from '#domain/calls/template-fields.ts';
import type { NewPaymentTemplate } from '../../schema/payment-templates.ts';
import type { TenantKey } from '../types.ts';

/** A schedule that a company made for itself. */
export interface OwnSchedule extends Pick<
  NewPaymentTemplate,
  'name' | 'regime' | 'paymentTermDays' | 'penaltyKind' | 'penaltyRateBps'
> {
  readonly tenant: TenantKey;
  readonly key: string;
  /** Day on which it was made. */
  readonly on: string;
  readonly isArchived?: boolean;
  readonly steps: StepFields[];
}

const threeSteps = (tenant: TenantKey, on: string): OwnSchedule => ({
  tenant,
  key: 'three-steps',
  on,
  name: 'VIR 3 paliers avec dépôt',
  regime: 'vir',
  paymentTermDays: 15,
  penaltyKind: 'legal_plus',
  penaltyRateBps: 200,
  steps: [
    {
      label: 'Prix de l’existant, dépôt déduit (acte)',
      event: 'deed',
      base: 'existing',
      cumulativeBps: 10_000,
    },
    { label: 'Travaux 40 % (moitié)', event: 'half_works', base: 'works', cumulativeBps: 4000 },
    { label: 'Travaux 50 % (achèvement)', event: 'completion', base: 'works', cumulativeBps: 9000 },
    { label: 'Travaux 10 % (livraison)', event: 'delivery', base: 'works', cumulativeBps: 10_000 },
  ],
});

/** What the two companies with operations made for themselves. */
export const ownSchedules: readonly OwnSchedule[] = [
  threeSteps('T1', '2026-03-09'),
  {
    tenant: 'T1',
    key: 'five-calls',
    on: '2026-05-18',
    name: 'VEFA 5 appels',
    regime: 'vefa',
    paymentTermDays: 15,
    penaltyKind: 'monthly',
    penaltyRateBps: 100,
    steps: [
      { label: 'Signature de l’acte (5 %)', event: 'deed', base: 'total', cumulativeBps: 500 },
      { label: 'Fondations achevées (25 %)', event: 'foundations', base: 'total', cumulativeBps: 3000 },
      { label: 'Mise hors d’eau (35 %)', event: 'watertight', base: 'total', cumulativeBps: 6500 },
      { label: 'Achèvement de l’immeuble (30 %)', event: 'completion', base: 'total', cumulativeBps: 9500 },
      { label: 'Livraison (5 %)', event: 'delivery', base: 'total', cumulativeBps: 10_000 },
    ],
  },
  {
    tenant: 'T1',
    key: 'with-keys',
    on: '2025-04-14',
    isArchived: true,
    name: 'Solde à la remise des clés',
    regime: 'asis',
    paymentTermDays: 0,
    penaltyKind: 'none',
    penaltyRateBps: null,
    steps: [
      { label: 'Prix (acte)', event: 'deed', base: 'total', cumulativeBps: 9000 },
      { label: 'Solde (remise des clés)', event: 'delivery', base: 'total', cumulativeBps: 10_000 },
    ],
  },
  threeSteps('T2', '2026-02-02'),
];
