import { Big } from 'big.js';
import { legalReader } from '../legal/legal-reader.ts';
import type { LegalParameter } from '../legal/parameter.ts';
import { taxParameters } from '../legal/tax-parameters.ts';
import { addCents, decimal, roundToCents, zeroCents, type Cents } from '../money/cents.ts';
import type { Rate } from '../money/rate.ts';
import type { Day } from '../time/day.ts';
import { areaOf, countedArea, type CreatedArea } from './development-tax.ts';

/** Floor area of a permission, and whether its works reach below the ground. */
export interface DugArea extends CreatedArea {
  /** A raised storey or a change inside of a building touches no ground: nothing is owed of it. */
  readonly affectsGround: boolean;
}

export interface ArchaeologyChargeInput {
  readonly areas: readonly DugArea[];
  readonly departmentCode: string;
  /** Day of the permit. */
  readonly on: Day;
  /** Ground of developments that no permission covers but an impact study does; square metres, none when absent. */
  readonly studiedGroundM2?: string;
  readonly parameters?: readonly LegalParameter[];
}

/** Redevance d’archéologie préventive: by the value of what is built, and by the ground that was studied. */
export interface ArchaeologyCharge {
  readonly calculation: 'archaeology-charge';
  /** Square metres whose works reach below the ground, and those that count after the abatement. */
  readonly affectedM2: string;
  readonly countedM2: string;
  readonly valuePerM2Cents: Cents;
  readonly rate: Rate;
  readonly baseCents: Cents;
  readonly builtCents: Cents;
  readonly studiedGroundM2: string;
  /** Square metres of ground from which the second part is owed. */
  readonly thresholdM2: string;
  /** Null where that part is not owed: its figure is not read then. */
  readonly perM2Cents: Cents | null;
  readonly groundCents: Cents;
  readonly totalCents: Cents;
  readonly parameters: readonly LegalParameter[];
}

/**
 * The archaeology charge of works. Its basis is that of the development tax for what reaches below the ground; no
 * deliberation of a commune exempts from it.
 *
 * @throws InvalidInputError for an area that no form lets through
 * @throws LegalParameterError when a figure of the day is not known
 */
export function archaeologyCharge(input: ArchaeologyChargeInput): ArchaeologyCharge {
  const { areas, on, departmentCode, studiedGroundM2 = '0' } = input;
  const legal = legalReader(input.parameters ?? taxParameters, on, departmentCode);
  const rate = legal.rate('tax.archaeology.rate');
  const valuePerM2Cents = legal.amount('tax.development.value');
  const { area, counted } = countedArea(
    areas.filter(({ affectsGround }) => affectsGround),
    legal.rate('tax.development.abatement.rate'),
    decimal('tax.development.abatement.area', legal.text('tax.development.abatement.area')),
  );
  const base = counted.times(valuePerM2Cents);
  const builtCents = roundToCents(base.times(rate));
  const ground = areaOf(studiedGroundM2);
  const threshold = new Big(legal.text('tax.archaeology.ground_area'));
  const perM2Cents = ground.lt(threshold) ? null : legal.amount('tax.archaeology.per_m2');
  const groundCents = perM2Cents === null ? zeroCents : roundToCents(ground.times(perM2Cents));
  return {
    calculation: 'archaeology-charge',
    affectedM2: area.toFixed(2),
    countedM2: counted.toFixed(),
    valuePerM2Cents,
    rate,
    baseCents: roundToCents(base),
    builtCents,
    studiedGroundM2: ground.toFixed(2),
    thresholdM2: threshold.toFixed(),
    perM2Cents,
    groundCents,
    totalCents: addCents(builtCents, groundCents),
    parameters: legal.used(),
  };
}
