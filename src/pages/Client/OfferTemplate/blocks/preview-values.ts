import type { OfferPreview } from '#contracts/client/offer-template/preview.ts';
import { letterValues } from '#domain/offer/letter-values.ts';
import type { OfferCondition } from '#domain/offer/offer-template.ts';
import type { PlaceholderValues } from '#domain/offer/placeholders.ts';
import { addToDay, day } from '#domain/time/day.ts';
import { letterConditions } from '#domain/offer/letter-text.ts';
import { createFormat } from '#runtime/locale/format.ts';

/** What of a template fills its own text in. */
export interface TypedTerms {
  readonly defaultValidityDays: number | null;
  readonly defaultConditions: readonly OfferCondition[];
}

/** What the placeholders of a template stand for, on an operation. A letter to a French seller is French. */
export function previewValues(answer: OfferPreview, terms: TypedTerms): PlaceholderValues {
  const { priceCents, promiseBy, deedBy, depositCents, today } = answer;
  const { defaultValidityDays: days } = terms;
  return letterValues(
    answer,
    {
      priceCents,
      validUntil: days === null ? null : addToDay(day(today), { days }),
      conditions: letterConditions(terms.defaultConditions),
      promiseBy,
      deedBy,
      depositCents,
    },
    createFormat('fr'),
  );
}
