import * as z from 'zod';
import {
  conditionKinds,
  offerFooters,
  offerHeaders,
  offerKinds,
  offerTemplateLimits as limits,
} from '#domain/offer/offer-template.ts';
import { unknownPlaceholders } from '#domain/offer/placeholders.ts';
import { defineAction } from '../../define.ts';
import { optionalText, recordVersion, requiredText } from '../../fields.ts';

/** Characters that are read: what stands between the tags. */
const readLength = (html: string): number =>
  html
    .replace(/<[^>]*>/gu, '')
    .replace(/&\w+;/gu, ' ')
    .trim().length;

/** Names between double braces are those that an offer fills in. */
export const withKnownPlaceholders = (text: z.ZodString) =>
  text.check(({ value, issues }) => {
    const [name] = unknownPlaceholders(value);
    if (name === undefined) return;
    issues.push({
      code: 'custom',
      input: value,
      params: { code: 'unknownPlaceholder', values: { name: `{{${name}}}` } },
    });
  });

/** A condition precedent as forms hold it. */
export const offerCondition = z.object({
  type: z.enum(conditionKinds),
  deadlineDays: z.number().int().min(1).max(730).nullable(),
  detail: optionalText(200),
});

/** The fields of a template of offers, as its form holds them. */
export const offerTemplateFields = z.object({
  name: requiredText(120),
  kind: z.enum(offerKinds),
  subject: withKnownPlaceholders(requiredText(150)),
  /** HTML of the editor, with placeholders between double braces. */
  body: withKnownPlaceholders(z.string().max(limits.maxBodyLength)).refine(
    (html) => readLength(html) >= limits.minBodyLength,
    { params: { code: 'tooShort', values: { min: String(limits.minBodyLength) } } },
  ),
  defaultValidityDays: z.number().int().min(limits.minValidityDays).max(limits.maxValidityDays),
  defaultConditions: z.array(offerCondition).max(limits.maxConditions),
  header: z.enum(offerHeaders),
  footer: z.enum(offerFooters),
});
export type OfferTemplatePayload = z.output<typeof offerTemplateFields>;
export type OfferTemplateValues = z.input<typeof offerTemplateFields>;

export const exampleOfferTemplate: OfferTemplateValues = {
  name: 'Offre immeuble occupé',
  kind: 'letter',
  subject: 'Offre d’achat – {{operation.name}}',
  body: '<p>Nous vous offrons {{offer.price}} ({{offer.priceInWords}}) pour le bien situé {{operation.address}}, jusqu’au {{offer.validUntil}}.</p>',
  defaultValidityDays: 10,
  defaultConditions: [{ type: 'loan', deadlineDays: 60, detail: '' }],
  header: 'logo',
  footer: 'legal',
};

export const storeOfferTemplate = defineAction({
  payload: offerTemplateFields,
  example: exampleOfferTemplate,
});

/** As for creation, with the version that was read. */
export const updateOfferTemplate = defineAction({
  payload: offerTemplateFields.extend({ version: recordVersion }),
  example: { ...exampleOfferTemplate, version: 1 },
});
