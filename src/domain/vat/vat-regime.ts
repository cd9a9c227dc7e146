import { findParameter } from '../legal/parameter.ts';
import { vatParameters } from '../legal/vat-parameters.ts';
import { addToDay, type Day } from '../time/day.ts';
import { renewalGrounds, type RenewalGround, type RenewedShares } from './renewal.ts';
import { vatReason, type VatReason } from './vat-reasons.ts';
import type { VatContext } from './vat-rates.ts';

/** What is sold and how it was bought: the facts that decide the tax on a resale. */
export interface ResaleFacts {
  readonly property: 'building' | 'building_land' | 'other_land';
  readonly boughtAs: 'building' | 'land';
  readonly isCompletedOver5Years: boolean;
  readonly renewal: RenewedShares | null;
  /** The deed opts for VAT; without effect where the sale is taxed anyway. */
  readonly hasOption: boolean;
  /** The seller could deduct VAT when buying. */
  readonly purchaseGaveDeduction: boolean;
}

/** The decision, with what it rests on in order. */
export interface VatDecision {
  readonly calculation: 'vat-regime';
  readonly mode: 'exempt' | 'margin' | 'total';
  readonly facts: ResaleFacts;
  readonly renewalGrounds: readonly RenewalGround[];
  readonly canOpt: boolean;
  readonly isByOption: boolean;
  /** VAT of suppliers may be deducted. */
  readonly isSupplierVatDeductible: boolean;
  readonly reasons: readonly VatReason[];
}

/**
 * Whether a building is more than five years old on a day (of the deed); five years after its completion it
 * still is not.
 */
export function isCompletedOver5Years(completedOn: Day, context: VatContext): boolean {
  const { on, parameters = vatParameters } = context;
  const years = Number(findParameter(parameters, 'vat.new_building.years', on).value);
  return on > addToDay(completedOn, { years });
}

/**
 * How the resale of a trader is taxed: exempt, on the margin or on the whole price.
 *
 * @throws InvalidInputError when a share of renewal is not from 0 to 10,000
 */
export function decideVatRegime(facts: ResaleFacts, context: VatContext): VatDecision {
  const grounds =
    facts.property === 'building' && facts.renewal ? renewalGrounds(facts.renewal, context) : [];
  const { mode, reasons, canOpt } = judge(facts, grounds.length > 0);
  return {
    calculation: 'vat-regime',
    mode,
    facts,
    renewalGrounds: grounds,
    canOpt,
    isByOption: canOpt && facts.hasOption,
    isSupplierVatDeductible: mode !== 'exempt',
    reasons: reasons.map(vatReason),
  };
}

interface Judgement {
  readonly mode: VatDecision['mode'];
  readonly reasons: readonly Parameters<typeof vatReason>[0][];
  readonly canOpt: boolean;
}

function judge(facts: ResaleFacts, isNewByWorks: boolean): Judgement {
  const { property, hasOption, purchaseGaveDeduction, boughtAs } = facts;
  if (property === 'building') {
    if (isNewByWorks) return { mode: 'total', reasons: ['new_by_works'], canOpt: false };
    if (!facts.isCompletedOver5Years) return { mode: 'total', reasons: ['new_building'], canOpt: false };
  }
  if (property === 'building_land') {
    if (boughtAs === 'building') return { mode: 'total', reasons: ['land_from_demolition'], canOpt: false };
    return purchaseGaveDeduction
      ? { mode: 'total', reasons: ['land_bought_as_land', 'deduction'], canOpt: false }
      : { mode: 'margin', reasons: ['land_bought_as_land', 'no_deduction'], canOpt: false };
  }
  const first = property === 'building' ? 'old_building' : 'other_land';
  if (!hasOption) return { mode: 'exempt', reasons: [first], canOpt: true };
  if (purchaseGaveDeduction) return { mode: 'total', reasons: [first, 'option', 'deduction'], canOpt: true };
  const isSame = boughtAs === (property === 'building' ? 'building' : 'land');
  return isSame
    ? { mode: 'margin', reasons: [first, 'option', 'no_deduction'], canOpt: true }
    : { mode: 'total', reasons: [first, 'option', 'not_same_property'], canOpt: true };
}
