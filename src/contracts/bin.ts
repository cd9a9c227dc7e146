import * as z from 'zod';
import { defineData } from './define.ts';
import { instant } from './fields.ts';

/** A deleted record that the person may bring back. */
export const binItem = z.object({
  type: z.string(),
  typeLabel: z.string(),
  id: z.string(),
  label: z.string(),
  deletedAt: instant,
  /** After this instant it is gone for good. */
  keptUntil: instant,
  /** What comes back with it, in words; empty when nothing does. */
  followers: z.string(),
  /** Address that brings it back (POST). */
  undoHref: z.string(),
});

/** What the person may bring back, the last deleted first. */
export const binIndex = defineData({
  query: z.object({}),
  contentType: 'application/json',
  body: z.object({ items: z.array(binItem) }),
  example: {},
});
