import { eq } from 'drizzle-orm';
import type { OfferFormProps } from '#contracts/client/operation/offer/form.ts';
import { letterValues, type LetterTerms } from '#domain/offer/letter-values.ts';
import { missingPlaceholders, type Placeholder, type PlaceholderValues } from '#domain/offer/placeholders.ts';
import * as templateMessages from '#messages/client/offer-template.ts';
import { messagesFor } from '#messages/locale.ts';
import { letterConditions } from '#domain/offer/letter-text.ts';
import { offerTemplates, type Offer, type Operation } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { textFormat } from '#mocks/server/text-format.ts';
import { buyerOf, propertyOf, sellerOf } from '../../offer-template/preview.ts';

type Letter = OfferFormProps['letter'];

/** What a letter on an operation tells beside its own terms, and what stands above and below it. */
export async function letterOf(
  context: ClientContext,
  operation: Operation,
  { templateId, sentOn }: Pick<Offer, 'templateId' | 'sentOn'>,
): Promise<Letter> {
  const [template] =
    templateId === null
      ? []
      : await context.db
          .select({ header: offerTemplates.header, footer: offerTemplates.footer })
          .from(offerTemplates)
          .where(eq(offerTemplates.id, templateId));
  return {
    operation: propertyOf(operation),
    buyer: await buyerOf(context),
    seller: await sellerOf(context, operation),
    header: template?.header ?? 'logo',
    footer: template?.footer ?? 'legal',
    today: sentOn ?? parisDay(context.deps.clock.businessNow()),
  };
}

/** What the placeholders of an offer stand for; its first recipient stands in for a seller who is not known. */
export function valuesOf(
  letter: Letter,
  terms: Omit<LetterTerms, 'conditions'> & Pick<Offer, 'conditions'>,
  recipient: string | null,
): PlaceholderValues {
  return letterValues(
    { ...letter, seller: letter.seller ?? recipient },
    { ...terms, conditions: letterConditions(terms.conditions) },
    textFormat('fr'),
  );
}

/** What the placeholders are called that have no value, in the person’s language. */
export function missingNames({ locale }: ClientContext, text: string, values: PlaceholderValues): string[] {
  const { placeholder: names } = messagesFor(locale, templateMessages);
  return missingPlaceholders(text, values).map((name) => nameOf(names, name));
}

function nameOf(names: object, name: Placeholder): string {
  let found: unknown = names;
  for (const part of name.split('.')) found = (found as Readonly<Record<string, unknown>>)[part];
  return typeof found === 'string' ? found : name;
}
