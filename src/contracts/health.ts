import * as z from 'zod';
import { defineData } from './define.ts';

/** Whether people can work: 200 `ok`, or 503 `maintenance` while the application is closed. */
export const health = defineData({
  query: z.object({}),
  contentType: 'application/json',
  body: z.object({ status: z.enum(['ok', 'maintenance']) }),
  example: {},
});
