import { findParameter, type LegalParameter } from '../legal/parameter.ts';
import { vatParameters } from '../legal/vat-parameters.ts';
import { bigRate, rate, type Rate } from '../money/rate.ts';
import { multiplyDivide, type Cents } from '../money/cents.ts';
import type { Day } from '../time/day.ts';

/** Rates by what they bear on; overseas departments have their own. */
export type VatRateKind =
  | 'standard'
  | 'intermediate'
  | 'reduced'
  | 'super_reduced'
  | 'works.improvement'
  | 'works.energy'
  | 'housing.reduced';

/** Where and when a rate is asked for. */
export interface VatContext {
  readonly on: Day;
  readonly departmentCode?: string | null;
  readonly parameters?: readonly LegalParameter[];
}

/** The rate of a kind on a day. @throws LegalParameterError when none is known */
export function vatRate(kind: VatRateKind, context: VatContext): Rate {
  return rate(vatRateParameter(kind, context).value);
}

/** The row that holds the rate of a kind on a day. @throws LegalParameterError when none is known */
export function vatRateParameter(kind: VatRateKind, context: VatContext): LegalParameter {
  const { on, departmentCode = null, parameters = vatParameters } = context;
  return findParameter(parameters, `vat.rate.${kind}`, on, departmentCode);
}

/** VAT inside an amount that includes it: `R(TTC × rate ÷ (1 + rate))`, so 20/120 at 20 %. */
export function vatIncluded(ttcCents: Cents, value: Rate): Cents {
  const millionths = bigRate(value).times(1_000_000).round().toNumber();
  return multiplyDivide(ttcCents, millionths, 1_000_000 + millionths);
}
