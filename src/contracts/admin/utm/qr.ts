import * as z from 'zod';
import { defineData } from '../../define.ts';

const formats = ['svg', 'png'] as const;

export interface Query {
  readonly format?: (typeof formats)[number];
}

/** The short link as a code to be scanned, as a file. */
export const utmQr = defineData({
  query: z.object({ format: z.enum(formats).catch('svg') }),
  contentType: 'image/svg+xml',
  example: { format: 'svg' },
});
