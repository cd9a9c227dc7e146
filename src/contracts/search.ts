import * as z from 'zod';
import { defineData } from './define.ts';
import { choicesQuery } from './list.ts';

/** What a person of a company can search for, in the order in which groups are shown. */
export const searchTypes = [
  'operation',
  'opportunity',
  'lot',
  'contact',
  'profile',
  'transaction',
  'page',
  'action',
] as const;
export type SearchType = (typeof searchTypes)[number];

/** Most hits of each type. */
export const maxHitsPerType = 5;

/** The text that is searched for. */
export const searchText = z.string().trim().max(120).catch('');

export const searchHit = z.object({
  /** Identifier of the record; name of the route for pages and actions. */
  id: z.string(),
  title: z.string(),
  /** What tells it from others with the same title. */
  subtitle: z.string().nullable(),
  /** The amount that goes with it, in cents. */
  amountCents: z.number().int().nullable(),
  /** Where it leads; null while the record has no page that the person may open. */
  href: z.string().nullable(),
});
export type SearchHit = z.infer<typeof searchHit>;

/** Hits by type, best first; types without hits are left out. */
export const searchAnswer = <Type extends string>(types: readonly [Type, ...Type[]]) =>
  z.object({ groups: z.array(z.object({ type: z.enum(types), hits: z.array(searchHit) })) });

/** What a link to the search may ask for; without types, all of them. */
export interface Query {
  readonly q: string;
  readonly types?: readonly SearchType[];
}

/** Searches everything that the person may see. */
export const search = defineData({
  query: z.object({ q: searchText, types: choicesQuery(searchTypes) }),
  contentType: 'application/json',
  body: searchAnswer(searchTypes),
  example: { q: 'Libourne' },
});
export type SearchAnswer = z.infer<NonNullable<typeof search.body>>;
