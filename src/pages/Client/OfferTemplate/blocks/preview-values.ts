import type { OfferPreview } from '#contracts/client/offer-template/preview.ts';
import { cents } from '#domain/money/cents.ts';
import type { OfferCondition } from '#domain/offer/offer-template.ts';
import type { PlaceholderValues } from '#domain/offer/placeholders.ts';
import { priceInWords } from '#domain/offer/price-in-words.ts';
import { addToDay, day } from '#domain/time/day.ts';
import { letterConditions } from '#messages/offer-letter.ts';
import { createFormat } from '#runtime/locale/format.ts';

/** What of a template fills its own text in. */
export interface TypedTerms {
  readonly defaultValidityDays: number | null;
  readonly defaultConditions: readonly OfferCondition[];
}

// A letter to a French seller is French.
const { money, date } = createFormat('fr');

const written = (on: string | null): string | null => (on === null ? null : date(on));
const amount = (value: number | null): string | null =>
  value === null ? null : money(value, { decimals: value % 100 === 0 ? 0 : 2 });

/** What the placeholders of a template stand for, on an operation. */
export function previewValues(answer: OfferPreview, terms: TypedTerms): PlaceholderValues {
  const { operation, seller, buyer, priceCents, promiseBy, deedBy, depositCents, today } = answer;
  const { defaultValidityDays: days } = terms;
  return {
    'operation.name': operation.name,
    'operation.address': operation.address,
    'operation.parcels': operation.parcels,
    'seller.fullName': seller,
    'buyer.company': buyer.company,
    'buyer.siren': buyer.siren,
    'buyer.representative': buyer.representative,
    'offer.price': amount(priceCents),
    'offer.priceInWords': priceCents === null ? null : priceInWords(cents(priceCents)),
    'offer.validUntil': days === null ? null : written(addToDay(day(today), { days })),
    'offer.conditions': letterConditions(terms.defaultConditions),
    'offer.promiseBy': written(promiseBy),
    'offer.deedBy': written(deedBy),
    'offer.deposit': amount(depositCents),
    today: written(today),
  };
}
