import { stringifyQuery } from '#runtime/routes/query.ts';
import type { ListPage } from './list-page.ts';

/** Where one is in a list, and by which view one came, is no part of a view. */
const notKept = ['page', 'view'];

const asText = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value));

/**
 * What a list makes of parameters, as its address writes it: only what it knows, only what differs from an
 * address that asks for nothing. A view can therefore ask for no more than its list lets anybody ask for.
 */
export function knownParams(
  { query }: ListPage,
  params: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const defaults = query.parse({});
  return Object.fromEntries(
    Object.entries(query.parse({ ...params }))
      .map(([key, value]) => [key, asText(value)] as const)
      .filter(([key, text]) => !notKept.includes(key) && text !== asText(defaults[key] ?? '')),
  );
}

/** The address of a list as a view wants it; names the view, so that the page can tell which one it is. */
export const viewHref = (page: ListPage, params: Readonly<Record<string, string>>, id: string): string =>
  `${page.href()}?${stringifyQuery({ ...knownParams(page, params), view: id })}`;
