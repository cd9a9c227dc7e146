import * as z from 'zod';
import { parseSiren } from '#domain/identity/siren.ts';
import {
  isHostName,
  isSlug,
  maxSectionMedia,
  maxSiteLots,
  maxSlug,
  priceDisplays,
  siteFonts,
  siteFormFields,
  siteSectionKinds,
  siteTemplates,
} from '#domain/site/site.ts';
import { defineAction } from '../../define.ts';
import { id, optionalText, recordVersion, requiredText } from '../../fields.ts';

/** A part of the page. */
export const siteSection = z.object({
  kind: z.enum(siteSectionKinds),
  isOn: z.boolean(),
  title: optionalText(80),
  text: optionalText(4000),
  mediaIds: z.array(id).max(maxSectionMedia),
});

/** All that a mini-site shows. */
export const siteContent = z.object({
  template: z.enum(siteTemplates),
  title: requiredText(80),
  baseline: optionalText(160),
  primary: z
    .string()
    .max(7)
    .refine((text) => /^#[\dA-Fa-f]{6}$/.test(text), { params: { code: 'color' } }),
  font: z.enum(siteFonts),
  heroMediaId: id.nullable(),
  hasLogo: z.boolean(),
  sections: z.array(siteSection).max(siteSectionKinds.length),
  lotIds: z.array(id).max(maxSiteLots),
  showPrices: z.enum(priceDisplays),
  formFields: z.array(z.enum(siteFormFields)).max(siteFormFields.length),
  recipientUserIds: z.array(id).max(20),
  consentText: optionalText(600),
  legalPublisher: optionalText(120),
  legalAddress: optionalText(240),
  legalSiren: optionalText(11).refine((text) => text === '' || parseSiren(text) !== null, {
    params: { code: 'siren' },
  }),
  legalDirector: optionalText(120),
  legalHost: optionalText(240),
  seoTitle: optionalText(70),
  seoDescription: optionalText(200),
  isHidden: z.boolean(),
});

/** What the page of a mini-site is filled in with. */
export const siteFields = siteContent.extend({
  slug: requiredText(maxSlug).refine(isSlug, { params: { code: 'slug' } }),
});
export type SiteFields = z.output<typeof siteFields>;

export const exampleSite: SiteFields = {
  template: 'vitrine',
  title: 'Les Chais de la Bastide',
  baseline: 'Six logements rénovés au cœur de Libourne',
  primary: '#8A3B25',
  font: 'inter',
  heroMediaId: null,
  hasLogo: true,
  sections: [
    { kind: 'hero', isOn: true, title: '', text: '', mediaIds: [] },
    { kind: 'lots', isOn: true, title: '', text: '', mediaIds: [] },
    { kind: 'contact', isOn: true, title: '', text: '', mediaIds: [] },
    { kind: 'legal', isOn: true, title: '', text: '', mediaIds: [] },
  ],
  lotIds: [],
  showPrices: 'yes',
  formFields: ['phone', 'lot', 'message'],
  recipientUserIds: [],
  consentText: 'J’accepte que Garonne Patrimoine utilise ces informations pour répondre à ma demande.',
  legalPublisher: 'Garonne Patrimoine',
  legalAddress: '12 quai des Salinières, 33000 Bordeaux',
  legalSiren: '',
  legalDirector: 'Hugo Lartigue',
  legalHost: 'Îlot',
  seoTitle: '',
  seoDescription: '',
  isHidden: false,
  slug: 'les-chais-de-la-bastide',
};

/** Writes the draft down; the first time without a version. */
export const updateSite = defineAction({
  payload: siteFields.extend({ version: recordVersion.nullable() }),
  example: { ...exampleSite, version: 1 },
});

/** Puts the draft online as it is. */
export const publishSite = defineAction({
  payload: z.object({ version: recordVersion }),
  example: { version: 1 },
});

/** The name of one’s own that leads to the page; empty for none. */
export const siteDomain = defineAction({
  payload: z.object({
    customDomain: optionalText(190).refine((text) => text === '' || isHostName(text.toLowerCase()), {
      params: { code: 'format' },
    }),
  }),
  example: { customDomain: 'programme.garonne-patrimoine.example' },
});
