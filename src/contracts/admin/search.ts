import * as z from 'zod';
import { defineData } from '../define.ts';
import { choicesQuery } from '../list.ts';
import { searchAnswer, searchText } from '../search.ts';

/** What the staff can search for, in the order in which groups are shown. */
export const adminSearchTypes = [
  'tenant',
  'user',
  'brand',
  'plan',
  'coupon',
  'utm',
  'prospect',
  'sale',
  'partner',
  'page',
  'action',
] as const;
export type AdminSearchType = (typeof adminSearchTypes)[number];

/** What a link to the search may ask for; without types, all of them. */
export interface Query {
  readonly q: string;
  readonly types?: readonly AdminSearchType[];
}

/** Searches the platform's own records, as far as the person's rights go. */
export const adminSearch = defineData({
  query: z.object({ q: searchText, types: choicesQuery(adminSearchTypes) }),
  contentType: 'application/json',
  body: searchAnswer(adminSearchTypes),
  example: { q: 'Garonne' },
});
