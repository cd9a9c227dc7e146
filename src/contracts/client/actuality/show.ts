import * as z from 'zod';
import { definePage } from '../../define.ts';
import { articleCard, exampleArticle } from './index.ts';

const link = z.object({ slug: z.string(), title: z.string() });

export const clientActualityShowPage = definePage({
  component: 'Client/Actuality/Show',
  query: z.object({}),
  props: z.object({
    article: articleCard.extend({
      /** Formatted text, cleaned. */
      body: z.string(),
      author: z.string().nullable(),
      /** Pictures but the cover. */
      gallery: z.array(z.object({ href: z.string(), alt: z.string() })),
      /** What the person said of it; null while they have said nothing. */
      isUseful: z.boolean().nullable(),
    }),
    /** The article published before this one, and the one after it. */
    previous: link.nullable(),
    next: link.nullable(),
    related: z.array(articleCard).max(3),
  }),
  example: {
    article: {
      ...exampleArticle,
      body: '<p>Le loyer se révise une fois par an.</p>',
      author: 'Léa Fontaine',
      gallery: [],
      isUseful: null,
    },
    previous: null,
    next: null,
    related: [],
  },
});
export type ActualityShowProps = z.infer<typeof clientActualityShowPage.props>;
