import * as z from 'zod';
import { defineData } from './define.ts';

/** What the server writes after the address of a file: the second until which it is good, and its signature. */
export interface Query {
  readonly jusque: number;
  readonly sceau: string;
  /** The link of a share behind which it stands. */
  readonly lien?: string;
}

/** The bytes of a file, under the media type that they show themselves. */
export const fileShow = defineData({
  query: z.object({
    jusque: z.coerce.number().int().catch(0),
    sceau: z.string().max(200).catch(''),
    lien: z.string().max(26).catch(''),
  }),
  contentType: 'application/octet-stream',
  example: { jusque: 1_795_305_600, sceau: 'f'.repeat(64) },
});
