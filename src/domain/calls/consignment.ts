import type { SaleMode } from '../lot/states.ts';
import { multiplyDivide, subtractCents, zeroCents, type Cents } from '../money/cents.ts';
import { breach, type Breach } from './breach.ts';
import type { CallBases } from './call-bases.ts';
import { capOf, type LegalContext } from './legal-caps.ts';

/**
 * Most that a buyer may consign when delivery is disputed: the balance of the price (VEFA) or of the works
 * (VIR), 5 %; nothing where the law knows no such balance.
 *
 * @throws LegalParameterError when the law of the day is not known
 */
export function consignmentCap(regime: SaleMode, bases: CallBases, context: LegalContext): Cents {
  if (regime === 'asis' || regime === 'tab') return zeroCents;
  const base = regime === 'vir' ? bases.worksCents : bases.totalCents;
  const { maxBps } = capOf(`call.${regime}.consignment`, context);
  return subtractCents(base, multiplyDivide(base, 10_000 - maxBps, 10_000));
}

/** Why an amount may not be consigned; null when it may. @throws LegalParameterError */
export function consignmentBreach(
  regime: SaleMode,
  bases: CallBases,
  consignedCents: Cents,
  context: LegalContext,
): Breach | null {
  if (consignedCents <= 0 || consignedCents <= consignmentCap(regime, bases, context)) return null;
  if (regime === 'asis' || regime === 'tab') {
    return breach(
      'consignment_not_allowed',
      null,
      null,
      'La consignation du solde n’est prévue qu’en VEFA et en VIR.',
      'Only in a VEFA or a VIR may the balance be consigned.',
    );
  }
  return breach(
    'consignment_above_cap',
    null,
    capOf(`call.${regime}.consignment`, context).source,
    regime === 'vir'
      ? 'La consignation ne peut pas dépasser le solde de 5 % du prix des travaux.'
      : 'La consignation ne peut pas dépasser le solde de 5 % du prix.',
    regime === 'vir'
      ? 'No more than the balance of 5% of the price of the works may be consigned.'
      : 'No more than the balance of 5% of the price may be consigned.',
  );
}
