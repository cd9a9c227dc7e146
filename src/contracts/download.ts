import * as z from 'zod';
import { defineData } from './define.ts';

/** How far a file that is being made has come, and its address once it is there. */
export const downloadState = z.object({
  id: z.string(),
  status: z.enum(['queued', 'running', 'done', 'failed']),
  name: z.string().nullable(),
  href: z.string().nullable(),
});
export type DownloadState = z.infer<typeof downloadState>;

/** The state of a file that was asked for. */
export const downloadShow = defineData({
  query: z.object({}),
  contentType: 'application/json',
  body: downloadState,
  example: {},
});
