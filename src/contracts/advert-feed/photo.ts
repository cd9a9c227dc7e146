import * as z from 'zod';
import { defineData } from '../define.ts';

/** What an address of a photograph may ask for. */
export type Query = Readonly<Record<string, never>>;

/** A photograph of a published advert. */
export const advertPhoto = defineData({
  query: z.object({}),
  contentType: 'application/octet-stream',
  example: {},
});
