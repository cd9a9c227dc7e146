import { InvalidInputError } from '../domain-error.ts';
import { departmentDutyKey } from '../legal/department-duties.ts';
import type { LegalReader } from '../legal/legal-reader.ts';
import { LegalParameterError } from '../legal/parameter.ts';
import { cents, multiplyDivide, sumCents, zeroCents, type Cents } from '../money/cents.ts';
import { applyRate, bigRate, rateWithin, type Rate } from '../money/rate.ts';
import type { PremisesShare, TaxedPremises } from './premises.ts';
import type { PurchaseRegime } from './regimes.ts';
import { UnknownDepartmentDutyError } from './unknown-department-duty.ts';

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
  /** On offices, shops and storage in Île-de-France. */
  readonly idfDutyCents: Cents;
  /** What of the price is theirs: all of it, unless the deed covers something else too. */
  readonly idfBaseCents: Cents;
  readonly idfDutyRate: Rate | null;
  readonly dutiesCents: Cents;
  /** What the tax office collects: each line to the nearest euro. */
  readonly dutiesDueCents: Cents;
}

export interface TransferDutyOptions {
  /** Replaces the department's rate. */
  readonly departmentRate?: Rate;
  /** A first home to live in: the rate stays at the usual maximum. Without effect outside ordinary law. */
  readonly isFirstTimeBuyer?: boolean;
  /** A sale by lots with pre-emption of the tenants, which some departments favour. */
  readonly isBlockSale?: boolean;
  /** What is sold, where Île-de-France taxes it; without effect outside ordinary law. */
  readonly premises?: TaxedPremises | null;
  /** What of the price is theirs, where the deed covers something else too; all of it without one. */
  readonly premisesShare?: PremisesShare | null;
}

/**
 * Transfer duties on a price, each line rounded.
 *
 * @throws UnknownDepartmentDutyError when the rate of the department is not known on the day
 * @throws LegalParameterError when another figure is not known on the day
 * @throws InvalidInputError when the replacing rate, or the share of the premises, is not between 0 and 1
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
        idf: options.premises == null ? null : legal.rateIfAny('deed.duty.idf-additional'),
        idfBaseCents: premisesPart(priceCents, options.premisesShare ?? null),
        step: legal.amount('deed.duty.rounding'),
      });
    case 'mdb':
    case 'new':
      return proportional(priceCents, {
        duty: legal.rate('deed.duty.reduced'),
        levy: legal.rate('deed.duty.levy.reduced'),
        commune: null,
        idf: null,
        idfBaseCents: zeroCents,
        step: legal.amount('deed.duty.rounding'),
      });
    case 'build': {
      const fixed = legal.amount('deed.duty.fixed');
      return {
        departmentDutyCents: fixed,
        departmentDutyRate: null,
        levyCents: zeroCents,
        levyRate: null,
        communeDutyCents: zeroCents,
        communeDutyRate: null,
        idfDutyCents: zeroCents,
        idfBaseCents: zeroCents,
        idfDutyRate: null,
        dutiesCents: fixed,
        dutiesDueCents: toStep(fixed, legal.amount('deed.duty.rounding')),
      };
    }
  }
}

interface Rates {
  readonly duty: Rate;
  readonly levy: Rate;
  readonly commune: Rate | null;
  readonly idf: Rate | null;
  readonly idfBaseCents: Cents;
  /** Cents to which what is paid is rounded. */
  readonly step: Cents;
}

function proportional(priceCents: Cents, rates: Rates): TransferDuties {
  const departmentDutyCents = applyRate(priceCents, rates.duty);
  const levyCents = applyRate(departmentDutyCents, rates.levy);
  const communeDutyCents = rates.commune === null ? zeroCents : applyRate(priceCents, rates.commune);
  const idfBaseCents = rates.idf === null ? zeroCents : rates.idfBaseCents;
  const idfDutyCents = rates.idf === null ? zeroCents : applyRate(idfBaseCents, rates.idf);
  const lines = [departmentDutyCents, levyCents, communeDutyCents, idfDutyCents];
  return {
    departmentDutyCents,
    departmentDutyRate: rates.duty,
    levyCents,
    levyRate: rates.levy,
    communeDutyCents,
    communeDutyRate: rates.commune,
    idfDutyCents,
    idfBaseCents,
    idfDutyRate: rates.idf,
    dutiesCents: sumCents(lines),
    dutiesDueCents: sumCents(lines.map((line) => toStep(line, rates.step))),
  };
}

/** What of a price is that of the taxed premises. */
function premisesPart(priceCents: Cents, share: PremisesShare | null): Cents {
  if (share === null) return priceCents;
  const { part, whole } = share;
  if (part < 0 || part > whole) throw new InvalidInputError('premisesShare', part, 'a part of the whole');
  return whole === 0 ? zeroCents : multiplyDivide(priceCents, part, whole);
}

/** The nearest multiple of a step, half-up. */
function toStep(amount: Cents, step: Cents): Cents {
  return cents(multiplyDivide(amount, 1, step) * step);
}

function standardRate(legal: LegalReader, options: TransferDutyOptions): Rate {
  const blockSale = options.isBlockSale === true ? legal.rateIfAny('deed.duty.department.block-sale') : null;
  const own = options.departmentRate;
  const duty = own === undefined ? (blockSale ?? departmentRate(legal)) : rateWithin('departmentRate', own);
  if (options.isFirstTimeBuyer !== true) return duty;
  const max = legal.rateIfAny('deed.duty.department.first-time-buyer-max');
  return max !== null && bigRate(duty).gt(max) ? max : duty;
}

function departmentRate(legal: LegalReader): Rate {
  try {
    return legal.rate(departmentDutyKey);
  } catch (error) {
    if (error instanceof LegalParameterError) throw new UnknownDepartmentDutyError(error);
    throw error;
  }
}
