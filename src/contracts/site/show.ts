import * as z from 'zod';
import { defineData } from '../define.ts';

/** What an address of the page may ask for. */
export interface Query {
  readonly merci?: '' | '1';
}

/** The public page of an operation, as a document of its own. */
export const siteShow = defineData({
  query: z.object({ merci: z.enum(['', '1']).catch('') }),
  contentType: 'text/html',
  example: { merci: '' },
});
