import * as z from 'zod';
import { defineData } from './define.ts';

/** Query of the commune directory: the beginning of a name or of a postcode. */
export const communeQuery = z.object({ q: z.string().trim().max(80).catch('') });

/** What a request to the directory asks for. */
export interface Query {
  readonly q: string;
}

export const commune = z.object({
  inseeCode: z.string(),
  name: z.string(),
  postalCodes: z.array(z.string()),
  departmentCode: z.string(),
  departmentName: z.string(),
});
export type Commune = z.infer<typeof commune>;

/** Plain JSON answer (not a page) of the commune directory, best matches first. */
export const communeAnswer = z.object({ items: z.array(commune) });
export type CommuneAnswer = z.infer<typeof communeAnswer>;

/** The commune directory. */
export const communeIndex = defineData({
  query: communeQuery,
  contentType: 'application/json',
  body: communeAnswer,
  example: { q: 'Libourne' },
});
