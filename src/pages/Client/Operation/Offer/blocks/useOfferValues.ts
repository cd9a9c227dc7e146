import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { OfferFormProps } from '#contracts/client/operation/offer/form.ts';
import { letterValues } from '#domain/offer/letter-values.ts';
import type { OfferCondition } from '#domain/offer/offer-template.ts';
import type { PlaceholderValues } from '#domain/offer/placeholders.ts';
import { letterConditions } from '#domain/offer/letter-text.ts';
import { createFormat } from '#runtime/locale/format.ts';
import type { OfferForm } from './offer-form.ts';

const whole = (value: number | null): number | null => (Number.isInteger(value) ? value : null);
/** A day that is being typed is none yet. */
const dayOf = (text: string | null): string | null =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/u.test(text) ? text : null;

/** What the placeholders of an offer stand for as it is typed; a letter to a French seller is French. */
export function useOfferValues(
  form: OfferForm,
  { letter, contacts }: Pick<OfferFormProps, 'letter' | 'contacts'>,
): { readonly subject: string; readonly body: string; readonly values: PlaceholderValues } {
  const { control } = form.control.form.form;
  const [subject, body, price, until, conditions, promise, deed, deposit, recipients] = useWatch({
    control,
    name: [
      'subject',
      'body',
      'priceCents',
      'validUntil',
      'conditions',
      'promiseBy',
      'deedBy',
      'depositCents',
      'recipientContactIds',
    ],
  });
  const values = useMemo(() => {
    const [first] = recipients;
    const recipient = contacts.find(({ id }) => id === first)?.name ?? null;
    // A line that is being typed has no kind yet.
    const lines = (conditions as readonly Partial<OfferCondition>[]).flatMap(
      ({ type, deadlineDays = null, detail = '' }) =>
        type ? [{ type, deadlineDays: whole(deadlineDays), detail }] : [],
    );
    return letterValues(
      { ...letter, seller: letter.seller ?? recipient },
      {
        priceCents: whole(price),
        validUntil: dayOf(until),
        conditions: letterConditions(lines),
        promiseBy: dayOf(promise),
        deedBy: dayOf(deed),
        depositCents: whole(deposit),
      },
      createFormat('fr'),
    );
  }, [letter, contacts, price, until, conditions, promise, deed, deposit, recipients]);
  return { subject, body, values };
}
