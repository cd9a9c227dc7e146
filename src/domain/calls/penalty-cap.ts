import { legalInterestKey } from '../legal/legal-interest-parameters.ts';
import { callParameters } from '../legal/call-parameters.ts';
import { findParameter } from '../legal/parameter.ts';
import type { SaleMode } from '../lot/states.ts';
import { bigRate, rate } from '../money/rate.ts';
import { breach, type Breach } from './breach.ts';
import type { LegalContext } from './legal-caps.ts';
import type { LatePenalty } from './payment-template.ts';

/**
 * Whether late interest stays under its cap: 1 % a month in a VEFA, the legal rate and two points in a VIR. A
 * penalty of the other kind is compared per day, as both are computed (months of 30 days, years of 365).
 *
 * @returns the breach, or null
 * @throws LegalParameterError when the comparison needs a legal rate that is not known
 */
export function penaltyBreach(regime: SaleMode, penalty: LatePenalty, context: LegalContext): Breach | null {
  if (penalty.kind === 'none') return null;
  const value = bigRate(penalty.rate);
  if (value.lt(0) || value.gt(1)) {
    return breach(
      'penalty_rate_invalid',
      null,
      null,
      'Le taux de la pénalité doit être compris entre 0 % et 100 %.',
      'The rate of the penalty must be from 0% to 100%.',
    );
  }
  if (regime === 'asis' || regime === 'tab') return null;
  const { parameters = callParameters, on, creditor = 'professional' } = context;
  const key = regime === 'vefa' ? 'call.vefa.penalty_monthly' : 'call.vir.penalty_points';
  const cap = findParameter(parameters, key, on);
  const limit = bigRate(rate(cap.value));
  const isCapMonthly = regime === 'vefa';
  if (isCapMonthly === (penalty.kind === 'monthly')) {
    if (value.lte(limit)) return null;
  } else {
    const legal = bigRate(rate(findParameter(parameters, legalInterestKey(creditor), on).value));
    // Both sides of rate × 365 ≤ rate × 30, so that nothing is divided.
    const yearly = (isCapMonthly ? value : limit).plus(legal).times(30);
    const monthly = (isCapMonthly ? limit : value).times(365);
    if (isCapMonthly ? yearly.lte(monthly) : monthly.lte(yearly)) return null;
  }
  return breach(
    'penalty_above_cap',
    null,
    cap.source,
    regime === 'vefa'
      ? 'Pénalité supérieure au plafond légal : 1 % par mois au maximum en VEFA.'
      : 'Pénalité supérieure au plafond légal : intérêt légal du jour du contrat majoré de 2 points au maximum en VIR.',
    regime === 'vefa'
      ? 'Penalty above the legal cap: no more than 1% a month in a VEFA.'
      : 'Penalty above the legal cap: no more than the legal interest of the contract’s day plus 2 points in a VIR.',
  );
}
