import type { Breach } from '#domain/calls/breach.ts';
import { callSchedule, type CallSchedule } from '#domain/calls/call-schedule.ts';
import type { CallBases } from '#domain/calls/call-bases.ts';
import { exampleBases } from '#domain/calls/example-prices.ts';
import { templateOfFields, type StepFields, type TemplateFields } from '#domain/calls/template-fields.ts';
import { articleOfRegime, breachesOf } from '#domain/calls/template-law.ts';
import { DomainError } from '#domain/domain-error.ts';
import { day } from '#domain/time/day.ts';

/** What is typed so far: fields may be missing or hold what cannot be read. */
export type TypedSchedule = Partial<{
  [Name in Exclude<keyof TemplateFields, 'steps'>]: TemplateFields[Name] | null | undefined;
}> & {
  readonly steps?: readonly (Partial<Record<keyof StepFields, unknown>> | undefined)[] | undefined;
};

/** What comes of it; null while steps are not complete. */
export interface ReadSchedule {
  readonly article: string | null;
  readonly bases: CallBases;
  readonly breaches: readonly Breach[] | null;
  readonly schedule: CallSchedule | null;
}

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);

/** Compares a schedule as it is typed with the law of the day, and works out its example. */
export function readSchedule(typed: TypedSchedule, today: string): ReadSchedule {
  const regime = typed.regime ?? 'vir';
  const bases = exampleBases(regime);
  const none = { article: articleOfRegime(regime), bases, breaches: null, schedule: null };
  const steps = typed.steps ?? [];
  const { paymentTermDays, penaltyKind = 'none', penaltyRateBps } = typed;
  const areComplete = steps.every(
    (step) => step !== undefined && isWhole(step.cumulativeBps) && Boolean(step.event) && Boolean(step.base),
  );
  if (!areComplete || steps.length === 0 || !isWhole(paymentTermDays)) return none;
  const hasRate = isWhole(penaltyRateBps);
  const template = templateOfFields({
    name: typed.name ?? '',
    regime,
    steps: steps as readonly StepFields[],
    paymentTermDays,
    penaltyKind: hasRate ? (penaltyKind ?? 'none') : 'none',
    penaltyRateBps: hasRate ? penaltyRateBps : null,
  });
  try {
    const breaches = breachesOf(template, { on: day(today) });
    return { ...none, breaches, schedule: exampleOf(template, bases) };
  } catch (error) {
    if (error instanceof DomainError) return none;
    throw error;
  }
}

/** The calls of the example; null while a base does not come to 100 %. */
function exampleOf(template: Parameters<typeof callSchedule>[0], bases: CallBases): CallSchedule | null {
  try {
    return callSchedule(template, bases);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
