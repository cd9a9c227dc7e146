import * as z from 'zod';
import { defineAction, defineData } from './define.ts';

/** What a mail program posts (RFC 8058, 3.1); a person who confirms on the page sends nothing. */
export const unsubscribeStore = defineAction({
  payload: z.object({ 'List-Unsubscribe': z.string().max(40).optional() }),
  example: {},
});

/** The picture in the mail of whoever agreed that openings be measured. */
export const openPicture = defineData({ query: z.object({}), contentType: 'image/gif', example: {} });
