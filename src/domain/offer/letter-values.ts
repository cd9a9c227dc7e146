import { cents } from '../money/cents.ts';
import type { PlaceholderValues } from './placeholders.ts';
import { priceInWords } from './price-in-words.ts';

/** What a letter tells of the property and of both parties; null where it is not known. */
export interface LetterFacts {
  readonly operation: { readonly name: string; readonly address: string; readonly parcels: string | null };
  readonly seller: string | null;
  readonly buyer: {
    readonly company: string;
    readonly siren: string | null;
    readonly representative: string | null;
  };
  readonly today: string;
}

/** What is offered. */
export interface LetterTerms {
  readonly priceCents: number | null;
  readonly validUntil: string | null;
  /** The conditions in the words of the letter. */
  readonly conditions: string;
  readonly promiseBy: string | null;
  readonly deedBy: string | null;
  readonly depositCents: number | null;
}

/** How amounts and days are written in a letter. */
export interface LetterWriting {
  readonly money: (valueCents: number, options: { readonly decimals: 0 | 2 }) => string;
  readonly date: (on: string) => string;
}

/** What the placeholders of a letter stand for. */
export function letterValues(
  { operation, seller, buyer, today }: LetterFacts,
  terms: LetterTerms,
  { money, date }: LetterWriting,
): PlaceholderValues {
  const amount = (value: number | null): string | null =>
    value === null ? null : money(value, { decimals: value % 100 === 0 ? 0 : 2 });
  const written = (on: string | null): string | null => (on === null || on === '' ? null : date(on));
  return {
    'operation.name': operation.name,
    'operation.address': operation.address,
    'operation.parcels': operation.parcels,
    'seller.fullName': seller,
    'buyer.company': buyer.company,
    'buyer.siren': buyer.siren,
    'buyer.representative': buyer.representative,
    'offer.price': amount(terms.priceCents),
    'offer.priceInWords': terms.priceCents === null ? null : priceInWords(cents(terms.priceCents)),
    'offer.validUntil': written(terms.validUntil),
    'offer.conditions': terms.conditions,
    'offer.promiseBy': written(terms.promiseBy),
    'offer.deedBy': written(terms.deedBy),
    'offer.deposit': amount(terms.depositCents),
    today: written(today),
  };
}
