import type { Creditor } from '../legal/legal-interest-parameters.ts';
import { callParameters } from '../legal/call-parameters.ts';
import { findParameter, type LegalParameter } from '../legal/parameter.ts';
import type { SaleMode } from '../lot/states.ts';
import { bigRate, rate } from '../money/rate.ts';
import type { Day } from '../time/day.ts';
import type { CallBase, CallEvent } from './payment-template.ts';

/** The day on which the law is asked, usually that of the contract, and where it is written. */
export interface LegalContext {
  readonly on: Day;
  /** Who is owed late interest; a professional when absent. */
  readonly creditor?: Creditor;
  readonly parameters?: readonly LegalParameter[];
}

/** Most that may be called of a base once an event has happened, in basis points. */
export interface LegalCap {
  readonly maxBps: number;
  readonly source: string;
}

const vefaCaps: Readonly<Partial<Record<CallEvent, string>>> = {
  deed: 'foundations',
  date: 'foundations',
  half_works: 'foundations',
  foundations: 'foundations',
  watertight: 'watertight',
  completion: 'completion',
};

/**
 * The cap of a base after an event; `null` where the law sets none (as-is, building land). What no milestone
 * attests (a date, the deed) opens no more than the lowest step.
 *
 * @throws LegalParameterError when no cap is known on the day
 */
export function legalCap(
  regime: SaleMode,
  base: CallBase,
  event: CallEvent,
  context: LegalContext,
): LegalCap | null {
  if (regime === 'asis' || regime === 'tab') return null;
  if (regime === 'vefa') {
    const step = vefaCaps[event];
    return step
      ? capOf(`call.vefa.${step}`, context)
      : { ...capOf('call.vefa.completion', context), maxBps: 10_000 };
  }
  const { source } = capOf('call.vir.completion', context);
  if (base === 'existing') return { maxBps: 10_000, source };
  if (event === 'half_works' || event === 'completion') return capOf(`call.vir.${event}`, context);
  return { maxBps: event === 'delivery' ? 10_000 : 0, source };
}

/** The highest cap that the events reached so far open; 0 before any in a regulated sale. */
export function capAfter(
  regime: SaleMode,
  base: CallBase,
  reached: readonly CallEvent[],
  context: LegalContext,
): LegalCap | null {
  const caps = reached.map((event) => legalCap(regime, base, event, context));
  const none = legalCap(regime, base, 'deed', context);
  if (none === null) return null;
  return caps.reduce<LegalCap>((highest, cap) => (cap && cap.maxBps > highest.maxBps ? cap : highest), {
    maxBps: 0,
    source: none.source,
  });
}

/** A cap of the law as basis points, with its article. @throws LegalParameterError */
export function capOf(key: string, { on, parameters = callParameters }: LegalContext): LegalCap {
  const { value, source } = findParameter(parameters, key, on);
  return { maxBps: bigRate(rate(value)).times(10_000).toNumber(), source };
}
