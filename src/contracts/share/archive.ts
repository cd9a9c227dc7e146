import * as z from 'zod';
import { defineData } from '../define.ts';

/** All files behind a link. */
export const shareArchive = defineData({
  query: z.object({}),
  contentType: 'application/zip',
  example: {},
});
