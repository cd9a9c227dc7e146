import { deadlineParameters } from '../../legal/deadline-parameters.ts';
import { findParameter, type LegalParameter } from '../../legal/parameter.ts';
import type { Cents } from '../../money/cents.ts';
import { applyRate, rate, type Rate } from '../../money/rate.ts';
import type { Day } from '../../time/day.ts';
import { deadline } from '../deadline.ts';
import { percentWords } from '../percent-words.ts';
import { checkOf, findingIf, type Check } from './check.ts';

/** A promise to sell and its term. */
export interface LongPromiseInput {
  readonly promiseOn: Day;
  readonly expiresOn: Day;
  readonly isSellerIndividual: boolean;
  readonly form: 'authentic' | 'private';
  readonly contractKind: 'unilateral' | 'bilateral';
  readonly priceCents: Cents;
  readonly depositCents: Cents;
}

/** Whether a promise of this term may stand so. */
export interface LongPromiseCheck extends Check<'must_be_authentic' | 'deposit_too_low'> {
  readonly calculation: 'long-promise';
  readonly promiseOn: Day;
  /** Last day on which it may expire without being a long promise. */
  readonly limitOn: Day;
  readonly isLong: boolean;
  readonly priceCents: Cents;
  readonly depositRate: Rate;
  /** Least indemnity; null where none is required. */
  readonly minimumDepositCents: Cents | null;
}

/**
 * Checks a promise against the rules for those of more than 18 months granted by a natural person: authentic
 * form, and when it is unilateral an indemnity of 5 % (construction code, articles L290-1 and L290-2).
 *
 * @throws LegalParameterError when no rule is known for that day
 */
export function checkLongPromise(
  input: LongPromiseInput,
  parameters: readonly LegalParameter[] = deadlineParameters,
): LongPromiseCheck {
  const { promiseOn, expiresOn, isSellerIndividual, form, contractKind, priceCents, depositCents } = input;
  const limitOn = deadline('private_promise_term', promiseOn, { parameters }).endsOn ?? promiseOn;
  const depositRate = rate(findParameter(parameters, 'long_promise.deposit_rate', promiseOn).value);
  const isLong = isSellerIndividual && expiresOn > limitOn;
  const minimumDepositCents =
    isLong && contractKind === 'unilateral' ? applyRate(priceCents, depositRate) : null;
  const percent = percentWords(depositRate);
  return {
    calculation: 'long-promise',
    promiseOn,
    limitOn,
    isLong,
    priceCents,
    depositRate,
    minimumDepositCents,
    ...checkOf([
      findingIf(
        isLong && form === 'private',
        'must_be_authentic',
        'Une promesse de plus de 18 mois consentie par une personne physique doit être notariée.',
        'A promise of more than 18 months granted by a natural person must be made before a notary.',
      ),
      findingIf(
        minimumDepositCents !== null && depositCents < minimumDepositCents,
        'deposit_too_low',
        `Une promesse unilatérale de plus de 18 mois exige une indemnité d’au moins ${percent.fr} du prix.`,
        `A unilateral promise of more than 18 months requires an indemnity of at least ${percent.en} of the price.`,
      ),
    ]),
  };
}
