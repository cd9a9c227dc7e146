import * as z from 'zod';
import { defineData } from '../define.ts';

/** Everything that a link shows on paper, as one PDF. */
export const sharePdf = defineData({
  query: z.object({}),
  contentType: 'application/pdf',
  example: {},
});
