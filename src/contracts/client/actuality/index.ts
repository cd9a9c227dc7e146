import * as z from 'zod';
import { actualityCategories } from '#domain/news/actuality.ts';
import { shownBanner } from '../../banner.ts';
import { defineAction, definePage } from '../../define.ts';
import { id, instant } from '../../fields.ts';
import { choicesQuery, listMeta } from '../../list.ts';
import { exampleId } from '../../shared.ts';

/** An article as lists of articles show it. */
export const articleCard = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  category: z.enum(actualityCategories),
  excerpt: z.string(),
  cover: z.object({ href: z.string(), alt: z.string() }).nullable(),
  publishedAt: instant,
  readingMinutes: z.number().int(),
  isPinned: z.boolean(),
  isUnread: z.boolean(),
});
export type ArticleCard = z.infer<typeof articleCard>;

export const exampleArticle: ArticleCard = {
  id: exampleId,
  slug: 'reviser-un-loyer',
  title: 'Réviser un loyer : la règle de l’IRL',
  category: 'regulation',
  excerpt: 'L’indice, la date et le plafond : ce qu’il faut vérifier avant d’envoyer un avis.',
  cover: null,
  publishedAt: '2026-11-12T08:00:00.000Z',
  readingMinutes: 2,
  isPinned: false,
  isUnread: true,
};

const query = z.object({
  q: z.string().trim().max(120).catch(''),
  category: choicesQuery(actualityCategories),
  /** `1` leaves out what the person has read. */
  unread: z.enum(['', '1']).catch(''),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});
export type ActualityQuery = z.output<typeof query>;

/** What a link to the articles may ask for. */
export type Query = { readonly [Key in keyof ActualityQuery]?: Readonly<ActualityQuery[Key]> };

const defaults: ActualityQuery = {
  q: '',
  category: [],
  unread: '',
  page: 1,
};

export const clientActualityIndexPage = definePage({
  component: 'Client/Actuality/Index',
  query,
  props: z.object({
    actualities: z.array(articleCard),
    meta: listMeta,
    query,
    defaults: query,
    /** Articles meant for the person, and those of them not read yet. */
    totalCount: z.number().int(),
    unreadCount: z.number().int(),
    banner: shownBanner.nullable(),
  }),
  example: {
    actualities: [exampleArticle],
    meta: { page: 1, perPage: 12, total: 1, pages: 1 },
    query: defaults,
    defaults,
    totalCount: 1,
    unreadCount: 1,
    banner: null,
  },
});
export type ActualityIndexProps = z.infer<typeof clientActualityIndexPage.props>;

/** Says whether an article was of use. */
export const actualityFeedback = defineAction({
  payload: z.object({ isUseful: z.boolean() }),
  example: { isUseful: true },
});
