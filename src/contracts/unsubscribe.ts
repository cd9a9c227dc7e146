import * as z from 'zod';
import { unsubscribeReasons, unsubscribeScopes } from '#domain/relation/unsubscribe.ts';
import { defineAction, defineData } from './define.ts';

/** What a mail program posts (RFC 8058, 3.1); a person who confirms on the page says how far, and may say why. */
export const unsubscribeStore = defineAction({
  payload: z.object({
    'List-Unsubscribe': z.string().max(40).optional(),
    scope: z.enum(unsubscribeScopes).default('campaigns'),
    reason: z.enum(unsubscribeReasons).nullable().default(null),
  }),
  example: { scope: 'campaigns', reason: 'too_many' },
});

/** The picture in the mail of whoever agreed that openings be measured. */
export const openPicture = defineData({ query: z.object({}), contentType: 'image/gif', example: {} });
