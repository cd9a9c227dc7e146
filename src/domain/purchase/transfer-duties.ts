import { InvalidInputError } from '../domain-error.ts';
import type { LegalReader } from '../legal/legal-reader.ts';
import { sumCents, zeroCents, type Cents } from '../money/cents.ts';
import { applyRate, bigRate, type Rate } from '../money/rate.ts';
import type { PurchaseRegime } from './regimes.ts';

/** Transfer duties of a purchase, line by line; `null` rates where a regime has no such line. */
export interface TransferDuties {
  /** Departmental duty, reduced duty or fixed duty, as the regime has it. */
  readonly departmentDutyCents: Cents;
  readonly departmentDutyRate: Rate | null;
  /** Cost of collection, a share of the line above. */
  readonly levyCents: Cents;
  readonly levyRate: Rate | null;
  readonly communeDutyCents: Cents;
  readonly communeDutyRate: Rate | null;
  readonly dutiesCents: Cents;
}

export interface TransferDutyOptions {
  /** Replaces the department's rate. */
  readonly departmentRate?: Rate;
  /** A first home to live in: the rate stays at the usual maximum. Without effect outside ordinary law. */
  readonly isFirstTimeBuyer?: boolean;
}

/**
 * Transfer duties on a price, each line rounded.
 *
 * @throws LegalParameterError when the day or department has no rate
 * @throws InvalidInputError when the replacing rate is not between 0 and 1
 */
export function transferDuties(
  priceCents: Cents,
  regime: PurchaseRegime,
  legal: LegalReader,
  options: TransferDutyOptions = {},
): TransferDuties {
  switch (regime) {
    case 'standard':
      return proportional(priceCents, {
        duty: standardRate(legal, options),
        levy: legal.rate('deed.duty.levy.standard'),
        commune: legal.rate('deed.duty.commune'),
      });
    case 'mdb':
    case 'new':
      return proportional(priceCents, {
        duty: legal.rate('deed.duty.reduced'),
        levy: legal.rate('deed.duty.levy.reduced'),
        commune: null,
      });
    case 'build': {
      const fixed = legal.amount('deed.duty.fixed');
      const none = { departmentDutyRate: null, levyRate: null, communeDutyRate: null };
      return {
        ...none,
        departmentDutyCents: fixed,
        levyCents: zeroCents,
        communeDutyCents: zeroCents,
        dutiesCents: fixed,
      };
    }
  }
}

interface Rates {
  readonly duty: Rate;
  readonly levy: Rate;
  readonly commune: Rate | null;
}

function proportional(priceCents: Cents, rates: Rates): TransferDuties {
  const departmentDutyCents = applyRate(priceCents, rates.duty);
  const levyCents = applyRate(departmentDutyCents, rates.levy);
  const communeDutyCents = rates.commune === null ? zeroCents : applyRate(priceCents, rates.commune);
  return {
    departmentDutyCents,
    departmentDutyRate: rates.duty,
    levyCents,
    levyRate: rates.levy,
    communeDutyCents,
    communeDutyRate: rates.commune,
    dutiesCents: sumCents([departmentDutyCents, levyCents, communeDutyCents]),
  };
}

function standardRate(legal: LegalReader, options: TransferDutyOptions): Rate {
  const duty = options.departmentRate ?? legal.rate('deed.duty.department');
  if (bigRate(duty).lt(0) || bigRate(duty).gt(1)) {
    throw new InvalidInputError('departmentRate', duty, 'a rate from 0 to 1, such as 0.0450');
  }
  if (options.isFirstTimeBuyer !== true) return duty;
  const max = legal.rate('deed.duty.department.first-time-buyer-max');
  return bigRate(duty).gt(max) ? max : duty;
}
