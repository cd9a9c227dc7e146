import * as z from 'zod';
import { defineData } from '../define.ts';

/** What an address of the file may ask for. */
export interface Query {
  readonly petite?: '' | '1';
}

/** A picture or a paper of a public page. */
export const siteMedia = defineData({
  query: z.object({ petite: z.enum(['', '1']).catch('') }),
  contentType: 'application/octet-stream',
  example: { petite: '' },
});
