import type { Text } from '../explain/calculation.ts';
import { legalReader } from '../legal/legal-reader.ts';
import type { LegalParameter } from '../legal/parameter.ts';
import { vatParameters } from '../legal/vat-parameters.ts';
import { InvalidInputError } from '../domain-error.ts';
import { amountFrom0, type Cents } from '../money/cents.ts';
import type { Day } from '../time/day.ts';

/** Turnover of a calendar year, without the sales of real estate that bear VAT: the franchise never covers them. */
export interface Turnover {
  readonly totalCents: Cents;
  /** Of which services, rents included; the sale of goods and lodging are the rest. */
  readonly servicesCents: Cents;
}

export interface VatFranchiseInput {
  readonly lastYear: Turnover;
  /** From 1 January to the day. */
  readonly thisYear: Turnover;
  readonly on: Day;
  readonly parameters?: readonly LegalParameter[];
}

/** Whether a company may leave VAT out of its invoices. */
export interface VatFranchise {
  readonly calculation: 'vat-franchise';
  readonly on: Day;
  readonly lastYear: Turnover;
  readonly thisYear: Turnover;
  /** Turnover of last year up to which the franchise holds, in all and in services. */
  readonly limitCents: Cents;
  readonly servicesLimitCents: Cents;
  /** Turnover of this year beyond which it ends on the spot. */
  readonly raisedLimitCents: Cents;
  readonly raisedServicesLimitCents: Cents;
  /** `lost_before`: last year was too high; `lost_now`: this year is; `ends_next_year`: allowed until 31 December. */
  readonly state: 'applies' | 'ends_next_year' | 'lost_now' | 'lost_before';
  readonly reason: Text;
  /** What may still be earned this year before it ends; 0 once it has. */
  readonly leftCents: Cents;
  readonly parameters: readonly LegalParameter[];
}

/**
 * The franchise en base: last year within the limits, and this year within the raised ones.
 *
 * @throws InvalidInputError for an amount below 0, or services beyond the total
 * @throws LegalParameterError on a day whose limits are not known
 */
export function vatFranchise(input: VatFranchiseInput): VatFranchise {
  const { lastYear, thisYear, on } = input;
  check('lastYear', lastYear);
  check('thisYear', thisYear);
  const legal = legalReader(input.parameters ?? vatParameters, on, null);
  const limitCents = legal.amount('vat.franchise.goods');
  const servicesLimitCents = legal.amount('vat.franchise.services');
  const raisedLimitCents = legal.amount('vat.franchise.goods.raised');
  const raisedServicesLimitCents = legal.amount('vat.franchise.services.raised');
  const exceeds = ({ totalCents, servicesCents }: Turnover, total: Cents, services: Cents): boolean =>
    totalCents > total || servicesCents > services;
  const state: VatFranchise['state'] = exceeds(lastYear, limitCents, servicesLimitCents)
    ? 'lost_before'
    : exceeds(thisYear, raisedLimitCents, raisedServicesLimitCents)
      ? 'lost_now'
      : exceeds(thisYear, limitCents, servicesLimitCents)
        ? 'ends_next_year'
        : 'applies';
  const left = Math.min(
    raisedLimitCents - thisYear.totalCents,
    raisedServicesLimitCents - thisYear.servicesCents,
  );
  return {
    calculation: 'vat-franchise',
    on,
    lastYear,
    thisYear,
    limitCents,
    servicesLimitCents,
    raisedLimitCents,
    raisedServicesLimitCents,
    state,
    reason: reasons[state],
    leftCents: (state === 'lost_before' ? 0 : Math.max(0, left)) as Cents,
    parameters: legal.used(),
  };
}

const reasons: Readonly<Record<VatFranchise['state'], Text>> = {
  applies: {
    fr: 'Chiffre d’affaires sous les limites : aucune TVA à facturer, aucune à déduire.',
    en: 'Turnover within the limits: no VAT to charge, none to deduct.',
  },
  ends_next_year: {
    fr: 'Limite dépassée cette année, sous la limite majorée : la franchise prend fin le 1er janvier prochain.',
    en: 'Limit exceeded this year, within the raised one: the franchise ends on 1 January next.',
  },
  lost_now: {
    fr: 'Limite majorée dépassée cette année : la TVA est due à compter du jour du dépassement.',
    en: 'Raised limit exceeded this year: VAT is owed from the day on which it was.',
  },
  lost_before: {
    fr: 'Limite dépassée l’an dernier : la TVA est due depuis le 1er janvier.',
    en: 'Limit exceeded last year: VAT has been owed since 1 January.',
  },
};

function check(name: string, { totalCents, servicesCents }: Turnover): void {
  amountFrom0(`${name}.totalCents`, totalCents);
  if (amountFrom0(`${name}.servicesCents`, servicesCents) > totalCents) {
    throw new InvalidInputError(`${name}.servicesCents`, servicesCents, 'an amount up to the total');
  }
}
