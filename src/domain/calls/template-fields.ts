import type { SaleMode } from '../lot/states.ts';
import { bpsOfRate, rateOfBps } from '../money/rate.ts';
import type { Breach } from './breach.ts';
import type { CallBase, CallEvent, PaymentTemplate } from './payment-template.ts';

/** Kinds of interest on late payment. */
export const penaltyKinds = ['none', 'monthly', 'legal_plus'] as const;
export type PenaltyKind = (typeof penaltyKinds)[number];

/** One step as a form holds it: its rank is its place in the list. */
export interface StepFields {
  readonly label: string;
  readonly event: CallEvent;
  readonly base: CallBase;
  readonly cumulativeBps: number;
}

/** A template as a form and a table hold it; `penaltyRateBps` is null without penalty. */
export interface TemplateFields {
  readonly name: string;
  readonly regime: SaleMode;
  readonly steps: readonly StepFields[];
  readonly paymentTermDays: number;
  readonly penaltyKind: PenaltyKind;
  readonly penaltyRateBps: number | null;
}

/** What a sale starts from, of the fields of a form. */
export function templateOfFields(fields: TemplateFields): PaymentTemplate {
  const { name, regime, steps, paymentTermDays, penaltyKind, penaltyRateBps } = fields;
  return {
    name,
    regime,
    steps: steps.map(({ label, event, base, cumulativeBps }, index) => ({
      rank: index + 1,
      label,
      event,
      base,
      cumulativeBps,
    })),
    paymentTermDays,
    latePenalty:
      penaltyKind === 'none' ? { kind: 'none' } : { kind: penaltyKind, rate: rateOfBps(penaltyRateBps ?? 0) },
  };
}

/** The fields of a form, of a template. */
export function fieldsOfTemplate(template: PaymentTemplate): TemplateFields {
  const { name, regime, steps, paymentTermDays, latePenalty } = template;
  return {
    name,
    regime,
    steps: steps.map(({ label, event, base, cumulativeBps }) => ({ label, event, base, cumulativeBps })),
    paymentTermDays,
    penaltyKind: latePenalty.kind,
    penaltyRateBps: latePenalty.kind === 'none' ? null : bpsOfRate(latePenalty.rate),
  };
}

/** The field at which a breach is to be mended: `steps.1.cumulativeBps`, `penaltyRateBps`, `steps`. */
export function fieldOfBreach({ code, rank }: Pick<Breach, 'code' | 'rank'>): string {
  if (code === 'term_out_of_range') return 'paymentTermDays';
  if (code === 'penalty_above_cap' || code === 'penalty_rate_invalid') return 'penaltyRateBps';
  if (rank === null) return 'steps';
  const step = `steps.${rank - 1}`;
  if (code === 'event_not_allowed' || code === 'existing_not_at_deed') return `${step}.event`;
  if (code === 'base_not_allowed') return `${step}.base`;
  return `${step}.cumulativeBps`;
}
