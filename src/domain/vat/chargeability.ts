import { InvalidInputError } from '../domain-error.ts';
import type { SaleMode } from '../lot/states.ts';
import {
  amountFrom0,
  cents,
  checkCents,
  multiplyDivide,
  subtractCents,
  sumCents,
  zeroCents,
  type Cents,
} from '../money/cents.ts';
import { monthOf, type Day, type Month } from '../time/day.ts';

/** When the VAT of a sale falls due: with each receipt, or whole at the deed. */
export type VatDueOn = 'collection' | 'deed';

/** Money received from a buyer; negative when it went back. */
export interface Receipt {
  readonly on: Day;
  readonly cents: Cents;
}

/** A sale as far as the date of its VAT goes. */
export interface TaxedSale {
  readonly dueOn: VatDueOn;
  readonly priceTtcCents: Cents;
  readonly vatCents: Cents;
  readonly deedOn: Day | null;
  readonly receipts: readonly Receipt[];
}

/** VAT that one receipt, or the deed, makes due. */
export interface VatDeclaration {
  readonly calculation: 'vat-declaration';
  readonly dueOn: VatDueOn;
  readonly on: Day;
  readonly priceTtcCents: Cents;
  readonly saleVatCents: Cents;
  /** Receipts up to this one; the price when due at the deed. */
  readonly cumulatedCents: Cents;
  readonly declaredBeforeCents: Cents;
  readonly vatCents: Cents;
}

/** With each receipt for works to come (VEFA, VIR), at the deed for the rest. */
export function usualVatDueOn(mode: SaleMode): VatDueOn {
  return mode === 'vefa' || mode === 'vir' ? 'collection' : 'deed';
}

/**
 * The declarations of a sale in the order of time: `R(VAT × receipts so far ÷ price)` less what was declared;
 * what is paid beyond the price bears no VAT.
 *
 * @throws InvalidInputError when price or VAT is negative
 */
export function vatDeclarations(sale: TaxedSale): readonly VatDeclaration[] {
  const { priceTtcCents, vatCents } = sale;
  amountFrom0('priceTtcCents', priceTtcCents);
  for (const receipt of sale.receipts) checkCents('receipts.cents', receipt.cents);
  if (amountFrom0('vatCents', vatCents) > priceTtcCents) {
    throw new InvalidInputError('vatCents', vatCents, 'an amount from 0 to the price');
  }
  if (sale.dueOn === 'deed') {
    return sale.deedOn === null ? [] : [declaration(sale, sale.deedOn, priceTtcCents, zeroCents, vatCents)];
  }
  let received = 0;
  let declaredBefore = zeroCents;
  return sale.receipts
    .toSorted((a, b) => Number(a.on > b.on) - Number(a.on < b.on))
    .map((receipt) => {
      received += receipt.cents;
      const cumulated = cents(Math.min(Math.max(received, 0), priceTtcCents));
      const declared = priceTtcCents === 0 ? zeroCents : multiplyDivide(vatCents, cumulated, priceTtcCents);
      const made = declaration(
        sale,
        receipt.on,
        cents(received),
        declaredBefore,
        subtractCents(declared, declaredBefore),
      );
      declaredBefore = declared;
      return made;
    });
}

/** VAT collected by month, of all declarations together; months in order. */
export function vatCollectedByMonth(
  declarations: readonly VatDeclaration[],
): readonly { readonly month: Month; readonly cents: Cents }[] {
  const byMonth = Map.groupBy(declarations, ({ on }) => monthOf(on));
  return [...byMonth]
    .map(([month, all]) => ({ month, cents: sumCents(all.map(({ vatCents }) => vatCents)) }))
    .toSorted((a, b) => Number(a.month > b.month) - Number(a.month < b.month));
}

function declaration(
  sale: TaxedSale,
  on: Day,
  cumulatedCents: Cents,
  declaredBeforeCents: Cents,
  vatCents: Cents,
): VatDeclaration {
  return {
    calculation: 'vat-declaration',
    dueOn: sale.dueOn,
    on,
    priceTtcCents: sale.priceTtcCents,
    saleVatCents: sale.vatCents,
    cumulatedCents,
    declaredBeforeCents,
    vatCents,
  };
}
