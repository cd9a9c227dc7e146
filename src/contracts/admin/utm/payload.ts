import * as z from 'zod';
import { defineAction } from '../../define.ts';
import { id, optionalCents, optionalDay, optionalText, recordVersion, requiredText } from '../../fields.ts';

const word = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .refine((text) => /^[a-z\d_-]+$/.test(text), { params: { code: 'utmWord' } });

/** Signs that a company's own source keeps as well. */
const plainText = optionalText(80).refine((text) => /^[\p{L}\p{N} ._~+-]*$/u.test(text), {
  params: { code: 'utmText' },
});

/** The fields of a followed link, as its form holds them. */
export const utmFields = z.object({
  name: requiredText(120),
  /** Of the short link; blank: made of the name. */
  slug: optionalText(60).refine((text) => text === '' || /^[a-z\d]+(-[a-z\d]+)*$/.test(text), {
    params: { code: 'slug' },
  }),
  /** A path of ours, or a whole address. */
  targetUrl: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .refine((text) => /^\/(?![/\\])\S*$/.test(text) || /^https:\/\/\S+$/.test(text), {
      params: { code: 'utmTarget' },
    }),
  source: word,
  medium: word,
  campaign: word,
  term: plainText,
  content: plainText,
  startsOn: optionalDay,
  endsOn: optionalDay,
  costCents: optionalCents,
  ownerUserId: id.nullable(),
});
export type UtmPayload = z.output<typeof utmFields>;

const withRules = <Schema extends typeof utmFields>(schema: Schema) =>
  schema.refine(({ startsOn, endsOn }) => startsOn === null || endsOn === null || startsOn <= endsOn, {
    path: ['endsOn'],
    params: { code: 'datesOrder' },
  });

export const utmPayload = withRules(utmFields);

export const exampleUtm: z.input<typeof utmFields> = {
  name: 'Salon de Nantes 2027',
  slug: 'salon-nantes',
  targetUrl: '/inscription?offre=pro',
  source: 'salon',
  medium: 'affiche',
  campaign: 'nantes-2027',
  term: '',
  content: '',
  startsOn: '2026-12-01',
  endsOn: null,
  costCents: 120_000,
  ownerUserId: null,
};

export const storeUtm = defineAction({ payload: utmPayload, example: exampleUtm });

/** As for creation, with the version that was read. */
export const updateUtm = defineAction({
  payload: withRules(utmFields.extend({ version: recordVersion })),
  example: { ...exampleUtm, version: 1 },
});
