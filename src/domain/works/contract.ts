import { cents, sumCents, type Cents } from '../money/cents.ts';

/** What a company asks for a lot of works, without VAT. */
export interface WorksQuote {
  readonly id: string;
  readonly supplierId: string;
  readonly htCents: number;
  readonly receivedOn: string;
  readonly isSelected: boolean;
}

/** A change of a contract, more or less, without VAT. */
export interface WorksAmendment {
  readonly number: number;
  readonly label: string;
  readonly htCents: number;
  readonly signedOn: string;
}

/** A contract with its amendments; null while none is signed. */
export function currentContractCents(
  contractHtCents: number | null,
  amendments: readonly Pick<WorksAmendment, 'htCents'>[],
): Cents | null {
  if (contractHtCents === null) return null;
  return sumCents([cents(contractHtCents), ...amendments.map(({ htCents }) => cents(htCents))]);
}
