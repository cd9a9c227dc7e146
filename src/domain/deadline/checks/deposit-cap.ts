import { deadlineParameters } from '../../legal/deadline-parameters.ts';
import { findParameter, type LegalParameter } from '../../legal/parameter.ts';
import type { Cents } from '../../money/cents.ts';
import { applyRate, bigRate, rate, rateOfBps, type Rate } from '../../money/rate.ts';
import type { Day } from '../../time/day.ts';
import { addPeriod, parsePeriod } from '../period.ts';
import { percentWords } from '../percent-words.ts';
import { checkOf, findingIf, type Check } from './check.ts';

/** The deposit of a sale. */
export type DepositCapInput = {
  readonly priceCents: Cents;
  readonly depositCents: Cents;
} & (
  | { readonly regime: 'vefa'; readonly contractOn: Day; readonly deedPlannedOn: Day }
  /** Elsewhere the company sets its own limit. */
  | { readonly regime: 'vir' | 'asis' | 'tab'; readonly ownCapBps: number }
);

/** The most that may be deposited. */
export interface DepositCapCheck extends Check<'deposit_too_high' | 'deposit_forbidden'> {
  readonly calculation: 'deposit-cap';
  readonly priceCents: Cents;
  readonly capRate: Rate;
  readonly capCents: Cents;
  /** Off-plan: last days on which the deed still allows the first and the second rate. */
  readonly firstTermOn: Day | null;
  readonly secondTermOn: Day | null;
}

/**
 * Checks a deposit. Off-plan: 5 % of the price when the deed is due within a year, 2 % within two, none
 * beyond (construction code, article R261-28); elsewhere the limit that the company set.
 *
 * @throws LegalParameterError when no rate is known for the day of the contract
 * @throws InvalidInputError when the company’s limit is no whole number of basis points
 */
export function checkDepositCap(
  input: DepositCapInput,
  parameters: readonly LegalParameter[] = deadlineParameters,
): DepositCapCheck {
  const { priceCents, depositCents } = input;
  const { capRate, firstTermOn, secondTermOn } =
    input.regime === 'vefa'
      ? vefaCap(input.contractOn, input.deedPlannedOn, parameters)
      : { capRate: rateOfBps(input.ownCapBps), firstTermOn: null, secondTermOn: null };
  const capCents = applyRate(priceCents, capRate);
  const percent = percentWords(capRate);
  const isForbidden = input.regime === 'vefa' && bigRate(capRate).eq(0);
  return {
    calculation: 'deposit-cap',
    priceCents,
    capRate,
    capCents,
    firstTermOn,
    secondTermOn,
    ...checkOf([
      findingIf(
        depositCents > capCents && !isForbidden,
        'deposit_too_high',
        `Le dépôt ne peut pas dépasser ${percent.fr} du prix.`,
        `The deposit cannot exceed ${percent.en} of the price.`,
      ),
      findingIf(
        depositCents > capCents && isForbidden,
        'deposit_forbidden',
        'Aucun dépôt n’est permis quand l’acte est prévu plus de deux ans après le contrat.',
        'No deposit is allowed when the deed is due more than two years after the contract.',
      ),
    ]),
  };
}

function vefaCap(contractOn: Day, deedPlannedOn: Day, parameters: readonly LegalParameter[]) {
  const read = (name: string): string => findParameter(parameters, `vefa_deposit.${name}`, contractOn).value;
  const firstTermOn = addPeriod(contractOn, parsePeriod(read('first_term')));
  const secondTermOn = addPeriod(contractOn, parsePeriod(read('second_term')));
  const tier =
    deedPlannedOn <= firstTermOn
      ? 'first_rate'
      : deedPlannedOn <= secondTermOn
        ? 'second_rate'
        : 'later_rate';
  return { capRate: rate(read(tier)), firstTermOn, secondTermOn };
}
