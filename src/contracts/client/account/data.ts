import * as z from 'zod';
import { defineData } from '../../define.ts';

/** A copy of the person's own data: a ZIP archive. */
export const accountData = defineData({
  query: z.object({}),
  contentType: 'application/zip',
  example: {},
});
