import type { ShownWorksLot } from '#contracts/client/operation/construction.ts';
import { explainWith } from '#domain/explain/calculation.ts';
import { LegalParameterError } from '#domain/legal/parameter.ts';
import { cents, type Cents } from '#domain/money/cents.ts';
import { bigRate, rateOfBps } from '#domain/money/rate.ts';
import type { Day } from '#domain/time/day.ts';
import { reverseChargeCalculation } from '#domain/vat/reverse-charge-calculation.ts';
import { reverseCharge, type ReverseCharge } from '#domain/vat/reverse-charge.ts';
import { vatRate } from '#domain/vat/vat-rates.ts';
import { worksAttestationCalculation } from '#domain/vat/works-attestation-calculation.ts';
import { worksAttestation } from '#domain/vat/works-attestation.ts';
import { currentContractCents } from '#domain/works/contract.ts';
import type { ConstructionLot, Operation } from '#mocks/db/schema/index.ts';
import { shownExplanation } from '#mocks/server/explained.ts';

type TaxedLot = Pick<ConstructionLot, 'isSubcontract' | 'vatRateBps' | 'startOn'>;
type TaxedOperation = Pick<Operation, 'vatRegime' | 'departmentCode'>;

/** Whose the VAT of an amount of a works lot is, on the day of its contract or else on a day. */
export function reversedVatOf(
  { isSubcontract, vatRateBps, startOn }: TaxedLot,
  { vatRegime }: Pick<Operation, 'vatRegime'>,
  htCents: Cents,
  day: string,
): ReverseCharge {
  return reverseCharge({
    isSubcontract,
    isConstruction: true,
    isCustomerTaxable: true,
    on: (startOn ?? day) as Day,
    htCents,
    vatRateBps,
    isDeductible: vatRegime !== 'exempt',
  });
}

/** The rate that invoices of a works lot bear: none where VAT is reversed. */
export const invoicedVatBps = (lot: TaxedLot, operation: Pick<Operation, 'vatRegime'>, day: string): number =>
  reversedVatOf(lot, operation, cents(0), day).applies ? 0 : lot.vatRateBps;

/** What the page tells of the VAT of a contract: reversed or not, and what proves a reduced rate. */
export function shownLotVat(
  lot: ConstructionLot,
  operation: TaxedOperation,
  invoicedOn: string,
): Pick<ShownWorksLot, 'reversedVat' | 'attestation'> {
  const htCents = currentContractCents(lot.contractHtCents, lot.amendments) ?? cents(lot.budgetHtCents);
  const found = reversedVatOf(lot, operation, htCents, invoicedOn);
  const explanation = shownExplanation(explainWith(reverseChargeCalculation, found, 'selfAssessedVat'));
  return {
    reversedVat: found.applies
      ? { declaredCents: found.selfAssessedVatCents, dueCents: found.dueToStateCents, explanation }
      : null,
    attestation: attestationOf(lot, operation, invoicedOn as Day),
  };
}

/** By the day of the latest invoice, or today while there is none. */
function attestationOf(
  { vatRateBps }: TaxedLot,
  { departmentCode }: TaxedOperation,
  on: Day,
): ShownWorksLot['attestation'] {
  try {
    const standard = vatRate('standard', { on, departmentCode });
    const isReduced = vatRateBps > 0 && bigRate(rateOfBps(vatRateBps)).lt(standard);
    if (!isReduced) return null;
    const found = worksAttestation('works.improvement', on);
    if (found.proof === 'none' || found.keepUntilOn === null) return null;
    return {
      proof: found.proof,
      keepUntilOn: found.keepUntilOn,
      explanation: shownExplanation(explainWith(worksAttestationCalculation, found, 'keepUntilOn')),
    };
  } catch (error) {
    if (error instanceof LegalParameterError) return null;
    throw error;
  }
}
