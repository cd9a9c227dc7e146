import * as z from 'zod';
import { defineAction, defineData } from './define.ts';

/** The terms, or the privacy policy, as a document of its own. */
export const legalDocument = defineData({
  query: z.object({}),
  contentType: 'text/html',
  example: {},
});

/** Accepts the terms that were read. */
export const acceptTerms = defineAction({
  payload: z.object({ version: z.string().trim().min(1).max(20) }),
  example: { version: '2026-11' },
});
