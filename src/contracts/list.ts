import * as z from 'zod';
import { id } from './fields.ts';
import { maxNamedRows } from './limits.ts';

export const perPageChoices = [25, 50, 100] as const;

/** Which page of how many records an answer holds. */
export const listMeta = z.object({
  page: z.number().int(),
  perPage: z.number().int(),
  total: z.number().int(),
  pages: z.number().int(),
});
export type ListMeta = z.infer<typeof listMeta>;

/** The page and its size as the address gives them; anything else falls back to the default. */
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  perPage: z.coerce
    .number()
    .refine((value) => (perPageChoices as readonly number[]).includes(value))
    .catch(25),
};

/** The saved view by which one came to a list (`all` for none, despite a default); else empty. */
export const viewQuery = z
  .string()
  .regex(/^(all|[0-9a-hjkmnp-tv-z]{26})$/)
  .catch('');

/**
 * A list in the address, written with commas (`status=works,selling`) or brackets; values that are not
 * among the choices are dropped.
 */
export function choicesQuery<Choice extends string>(choices: readonly Choice[]) {
  return z
    .unknown()
    .optional()
    .transform((value): Choice[] => {
      const given = splitList(value);
      return choices.filter((choice) => given.includes(choice));
    })
    .pipe(z.array(z.enum(choices)).max(choices.length));
}

/** Most values of a free list, and their longest text. */
const maxTexts = 20;
const maxTextLength = 80;
/** Most columns of a view. */
const maxColumns = 60;

/** A free list in the address. */
export const textsQuery = z
  .unknown()
  .optional()
  .transform((value): string[] => splitList(value).slice(0, maxTexts))
  .pipe(z.array(z.string().max(maxTextLength)).max(maxTexts));

function splitList(value: unknown): string[] {
  const texts = Array.isArray(value) ? value : [value];
  return texts
    .flatMap((text) => (typeof text === 'string' ? text.split(',') : []))
    .map((text) => text.trim())
    .filter((text) => text !== '' && text.length <= maxTextLength);
}

const periodText = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/;

/** Days from and to, both included, written `2026-01-01..2026-03-31`; empty for any, either side may be open. */
export const periodQuery = z
  .string()
  .regex(periodText)
  .refine((text) => text !== '..' && text.split('..').every((day) => day === '' || isDay(day)))
  .catch('');

const isDay = (text: string): boolean => z.iso.date().safeParse(text).success;

/** The columns that a saved view shows, as the list writes them; empty for each person's own. */
export const columnsQuery = z
  .unknown()
  .optional()
  .transform((value): string[] =>
    splitList(value)
      .filter((word) => /^[\w-]+(\.\w+)*$/.test(word))
      .slice(0, maxColumns),
  )
  .pipe(z.array(z.string().max(maxTextLength)).max(maxColumns));

/** The rows that a file is to hold; empty for all that the filters let through. */
export const idsQuery = z
  .unknown()
  .optional()
  .transform((value) =>
    splitList(value)
      .filter((text) => id.safeParse(text).success)
      .slice(0, maxNamedRows),
  )
  .pipe(z.array(id).max(maxNamedRows));

/** Formats in which a list can be saved. */
export const downloadFormats = ['csv', 'xlsx'] as const;
export const downloadFormat = z.enum(downloadFormats);
export type DownloadFormat = z.infer<typeof downloadFormat>;

/** The format as the address gives it; CSV unless it is one we write. */
export const downloadQuery = { format: downloadFormat.catch('csv') };

/** So many rows are changed at once at most. */
export const maxBulkRows = 500;

/** The rows that an action on several is about: these, or all that the list's filters let through but some. */
export const bulkRows = <Query extends z.ZodType>(query: Query) =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('ids'), ids: z.array(id).min(1).max(maxBulkRows) }),
    z.object({ kind: z.literal('all'), query, except: z.array(id).max(maxBulkRows) }),
  ]);
