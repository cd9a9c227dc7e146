import * as z from 'zod';
import { renditionSides } from '#domain/media/renditions.ts';
import { defineData } from '../define.ts';

/** What an address of the file may ask for: its small picture, or one of its sizes by the longest side. */
export interface Query {
  readonly petite?: '' | '1';
  readonly largeur?: number;
}

/** A picture or a paper of a public page. */
export const siteMedia = defineData({
  query: z.object({
    petite: z.enum(['', '1']).catch(''),
    /** 0 for the whole picture. */
    largeur: z.coerce
      .number()
      .pipe(z.literal([0, ...renditionSides]))
      .catch(0),
  }),
  contentType: 'application/octet-stream',
  example: { petite: '' },
});
