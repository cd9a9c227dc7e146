import type { Breach } from './breach.ts';
import { callBreaches, capBreaches } from './call-breaches.ts';
import { consignmentBreach } from './consignment.ts';
import type { LegalContext } from './legal-caps.ts';
import { penaltyBreach } from './penalty-cap.ts';
import { receiptBreaches } from './receipt-breaches.ts';
import type { SaleFile } from './sale-file.ts';

/**
 * Every rule of the law that a file breaks; none when all was called and received in time.
 *
 * @throws LegalParameterError when the law of the day is not known
 */
export function checkFile(file: SaleFile, context: LegalContext): readonly Breach[] {
  const penalty = penaltyBreach(file.regime, file.latePenalty, context);
  const consignment = consignmentBreach(file.regime, file.bases, file.consignedCents, context);
  const calls = file.calls.toSorted(
    (a, b) => Number(a.calledOn > b.calledOn) - Number(a.calledOn < b.calledOn),
  );
  return [
    ...calls.flatMap((call) => callBreaches(file, call)),
    ...capBreaches(file, calls, context),
    ...receiptBreaches(file, context),
    ...[penalty, consignment].filter((found) => found !== null),
  ];
}
