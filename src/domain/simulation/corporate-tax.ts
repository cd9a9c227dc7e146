import { corporateTaxParameters } from '../legal/corporate-tax-parameters.ts';
import { legalReader } from '../legal/legal-reader.ts';
import type { LegalParameter } from '../legal/parameter.ts';
import { cents, checkCents, subtractCents, sumCents, zeroCents, type Cents } from '../money/cents.ts';
import { applyRate, type Rate } from '../money/rate.ts';
import type { Day } from '../time/day.ts';

/** Who pays: nobody, a small company with the reduced rate, or one without. */
export const corporateTaxRegimes = ['none', 'is_sme', 'is_standard'] as const;
export type CorporateTaxRegime = (typeof corporateTaxRegimes)[number];

/** Corporate tax on a margin, as if it were the whole result of one year. */
export interface CorporateTax {
  readonly calculation: 'corporate-tax';
  readonly regime: CorporateTaxRegime;
  readonly on: Day;
  readonly marginCents: Cents;
  /** Of the margin, what has the reduced rate. */
  readonly reducedBaseCents: Cents;
  readonly reducedRate: Rate | null;
  readonly reducedTaxCents: Cents;
  readonly standardBaseCents: Cents;
  readonly standardRate: Rate | null;
  readonly standardTaxCents: Cents;
  readonly taxCents: Cents;
  readonly netMarginCents: Cents;
}

/**
 * Tax on a margin by bands, each rounded; none on a loss.
 *
 * @param on the day whose law applies
 * @throws LegalParameterError when no rate is known on the day
 */
export function corporateTax(
  marginCents: Cents,
  regime: CorporateTaxRegime,
  on: Day,
  parameters: readonly LegalParameter[] = corporateTaxParameters,
): CorporateTax {
  const base = cents(Math.max(0, checkCents('marginCents', marginCents)));
  const legal = legalReader(parameters, on, null);
  const isReduced = regime === 'is_sme';
  const threshold = isReduced ? legal.amount('tax.corporate.reduced.threshold') : zeroCents;
  const reducedBaseCents = cents(Math.min(base, threshold));
  const standardBaseCents = regime === 'none' ? zeroCents : subtractCents(base, reducedBaseCents);
  const reducedRate = isReduced ? legal.rate('tax.corporate.reduced.rate') : null;
  const standardRate = regime === 'none' ? null : legal.rate('tax.corporate.rate');
  const reducedTaxCents = reducedRate === null ? zeroCents : applyRate(reducedBaseCents, reducedRate);
  const standardTaxCents = standardRate === null ? zeroCents : applyRate(standardBaseCents, standardRate);
  const taxCents = sumCents([reducedTaxCents, standardTaxCents]);
  return {
    calculation: 'corporate-tax',
    regime,
    on,
    marginCents,
    reducedBaseCents,
    reducedRate,
    reducedTaxCents,
    standardBaseCents,
    standardRate,
    standardTaxCents,
    taxCents,
    netMarginCents: subtractCents(marginCents, taxCents),
  };
}
