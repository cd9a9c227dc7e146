import * as z from 'zod';
import { actualityCategories, actualityRoles } from '#domain/news/actuality.ts';
import { defineAction } from '../../define.ts';
import { id, optionalDay, optionalText, recordVersion, requiredText } from '../../fields.ts';
import { exampleImage, imageFile, megabyte } from '../../files.ts';

/** The fields of an article, as its form holds them; its pictures have forms of their own. */
export const actualityFields = z.object({
  title: requiredText(140),
  /** Blank: made of the title. */
  slug: optionalText(140).refine((text) => text === '' || /^[a-z\d]+(-[a-z\d]+)*$/.test(text), {
    params: { code: 'slug' },
  }),
  category: z.enum(actualityCategories),
  excerpt: z.string().trim().min(40).max(280),
  /** Formatted text; empty until it is written. */
  body: z.string().max(60_000),
  /** Those meant, as the two that follow; empty for all. */
  planIds: z.array(id).max(20),
  brandIds: z.array(id).max(100),
  roles: z.array(z.enum(actualityRoles)).max(actualityRoles.length),
  isPinned: z.boolean(),
  /** Whether those meant are told when it is published. */
  isNotified: z.boolean(),
});
export type ActualityPayload = z.output<typeof actualityFields>;

export const exampleActuality: z.input<typeof actualityFields> = {
  title: 'Les indices de 2027 : le calendrier',
  slug: 'les-indices-de-2027',
  category: 'regulation',
  excerpt: 'L’indice, la date et le plafond : ce qu’il faut vérifier avant d’envoyer un avis de révision.',
  body: '<p>Le loyer se révise une fois par an, si le bail le prévoit.</p>',
  planIds: [],
  brandIds: [],
  roles: [],
  isPinned: false,
  isNotified: true,
};

export const storeActuality = defineAction({ payload: actualityFields, example: exampleActuality });

/** As for creation, with the version that was read. */
export const updateActuality = defineAction({
  payload: actualityFields.extend({ version: recordVersion }),
  example: { ...exampleActuality, version: 1 },
});

/** Publishes at once, or at an hour of a day in Paris. */
export const publishActuality = defineAction({
  payload: z
    .object({ on: optionalDay, hour: z.number().int().min(0).max(23) })
    .describe('Without a day: at once.'),
  example: { on: null, hour: 9 },
});

export const pinActuality = defineAction({
  payload: z.object({ isPinned: z.boolean() }),
  example: { isPinned: false },
});

/** Adds a picture, with what is seen on it. */
export const storeActualityMedia = defineAction({
  payload: z.object({
    file: imageFile(5 * megabyte),
    alt: z
      .string()
      .trim()
      .max(200)
      .refine((text) => text !== '', { params: { code: 'altRequired' } }),
  }),
  example: { file: exampleImage(), alt: 'Façade de l’immeuble, côté rue' },
});
