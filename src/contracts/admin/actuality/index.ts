import * as z from 'zod';
import { actualityCategories, actualityStates } from '#domain/news/actuality.ts';
import { definePage } from '../../define.ts';
import { choice, defineList, facet, period, type ListLink } from '../../define-list.ts';
import { id, instant } from '../../fields.ts';
import { exampleId } from '../../shared.ts';

/** An article as the list of the administration shows it. */
export const actualityRow = z.object({
  id,
  title: z.string(),
  category: z.enum(actualityCategories),
  status: z.enum(actualityStates),
  /** Address of the cover; null for none. */
  coverHref: z.string().nullable(),
  /** Names of the offers, networks and roles meant; empty for everybody. */
  audience: z.array(z.string()),
  author: z.string().nullable(),
  publishAt: instant.nullable(),
  /** People who read it. */
  readsCount: z.number().int(),
  /** Openings of at least five seconds. */
  viewsCount: z.number().int(),
  isPinned: z.boolean(),
  createdAt: instant,
});
export type ActualityRow = z.infer<typeof actualityRow>;

export const actualityList = defineList({
  row: actualityRow,
  filters: {
    category: choice(actualityCategories),
    status: choice(actualityStates),
    author: facet(),
    publishAt: period(),
  },
  sorts: ['publishAt', 'views', 'createdAt'],
  defaultSort: '-createdAt',
});

export type Query = ListLink<typeof actualityList>;

export const adminActualityIndexPage = definePage({
  component: 'Admin/Actuality/Index',
  query: actualityList.query,
  props: z.object({ list: actualityList.props }),
  example: {
    list: actualityList.example({
      id: exampleId,
      title: 'Réviser un loyer : la règle de l’IRL',
      category: 'regulation',
      status: 'published',
      coverHref: null,
      audience: [],
      author: 'Léa Fontaine',
      publishAt: '2026-11-12T08:00:00.000Z',
      readsCount: 4,
      viewsCount: 6,
      isPinned: false,
      createdAt: '2026-11-10T09:00:00.000Z',
    }),
  },
});
export type ActualityIndexProps = z.infer<typeof adminActualityIndexPage.props>;
