import * as z from 'zod';
import { defineData } from '../define.ts';

/** What an address of the feed may ask for. */
export type Query = Readonly<Record<string, never>>;

/** The adverts of an operation, as a gateway reads them. */
export const advertFeed = defineData({
  query: z.object({}),
  contentType: 'application/xml',
  example: {},
});
