import * as adminTitles from '#messages/page-titles/admin.ts';
import * as clientTitles from '#messages/page-titles/client.ts';
import { messagesFor } from '#messages/locale.ts';
import type { RouteRow } from '#generated/routes/row.ts';
import { buildRoute } from '#runtime/routes/build.ts';
import { can, type RequestContext } from './context.ts';

/** A page that the person may open from anywhere. */
export interface DirectoryPage {
  readonly name: string;
  readonly title: string;
  readonly href: string;
  /** Opens a form to create something. */
  readonly isAction: boolean;
}

/** True for a page whose address asks for nothing. */
const isOpen = ({ page, methods, uri }: RouteRow): boolean =>
  page !== undefined && methods.includes('GET') && !uri.includes('{');

const mayFollow = (context: RequestContext, { can: key }: RouteRow): boolean =>
  key === undefined || can(context, key);

/** The pages of an area that the person may open and that have a title in `#messages/page-titles/`. */
export function directoryOf(context: RequestContext, area: 'client' | 'admin'): DirectoryPage[] {
  const titles: Readonly<Record<string, string>> =
    area === 'client' ? messagesFor(context.locale, clientTitles) : messagesFor(context.locale, adminTitles);
  return context.deps.routes.flatMap((row) => {
    const title = titles[row.name];
    if (title === undefined || !row.name.startsWith(`${area}.`)) return [];
    if (!isOpen(row) || !mayFollow(context, row)) return [];
    return [{ name: row.name, title, href: buildRoute(row), isAction: row.name.endsWith('.create') }];
  });
}

/**
 * The address of a record's page, where this release has the page and the person may open it; else null. For
 * addresses to pages that other parts of the application bring: elsewhere, use the route's builder.
 *
 * @param name of a route with one parameter, the record's identifier
 */
export function recordHref(context: RequestContext, name: string, id: string): string | null {
  const row = context.deps.routes.find((candidate) => candidate.name === name);
  if (row?.page === undefined || !mayFollow(context, row)) return null;
  return buildRoute(row, [id]);
}
