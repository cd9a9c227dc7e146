import { profileDossier, wholeDossier } from '#domain/paper/sections.ts';
import type { Actor } from '../actor.ts';
import type { Database } from '#mocks/db/database.ts';
import type { RouteRow } from '#generated/routes/row.ts';
import { withinTenant } from '#mocks/db/border/within-tenant.ts';
import type { ServerDependencies } from '../dependencies.ts';
import type { Session } from '../session.ts';
import { linkKey } from '../signed-link.ts';
import { linkOfId, linkOfToken, stateOfLink, type FoundLink } from './find-link.ts';
import type { LinkRefusal } from './link-failure.ts';
import { sectionOfRoute, sectionPages, type SectionPage } from './section-targets.ts';
import { isPreview, openingOf } from './session.ts';

/** Query key under which a printable page is given the token of a link. */
export const shareKey = 'share';

/** A printable page that was asked for by a link. */
export type ExportLink =
  | { readonly kind: 'unknown' }
  /** The link is good, and was not opened in this browser yet. */
  | { readonly kind: 'closed'; readonly token: string }
  | { readonly kind: 'refused'; readonly reason: LinkRefusal; readonly found: FoundLink }
  | {
      readonly kind: 'open';
      /** Null where the server draws its papers for its reader. */
      readonly token: string | null;
      readonly found: FoundLink;
      readonly page: ReadPage;
      /** Null for people of the company that sent it. */
      readonly openingId: string | null;
      /** The line of what was read; told once it is written. */
      viewId: string | null;
    };

/** What of a link is read: a page of one of its sections, or all of them as one document. */
export type ReadPage = Pick<SectionPage, 'label'> & {
  readonly section: SectionPage['section'] | typeof wholeDossier;
};

interface Asked {
  readonly route: RouteRow;
  readonly url: URL;
  readonly parameters: Readonly<Record<string, string>>;
}

interface AskedBySomebody extends Asked {
  readonly session: Session;
  readonly actor: Actor | null;
}

/**
 * What a link opens of a printable page; null where no link was given. Whoever gives one is its reader, signed in or
 * not: nobody reads more by it than whom it was made for.
 */
export async function readExportLink(
  deps: ServerDependencies,
  asked: AskedBySomebody,
): Promise<ExportLink | null> {
  const section = sectionOfRoute(asked.route.name);
  const token = asked.url.searchParams.get(shareKey);
  if (section === null || token === null) return null;
  const found = await linkOfToken(deps.db, token);
  if (found === null) return { kind: 'unknown' };
  const state = stateOfLink(deps, found);
  if (state !== 'active') return { kind: 'refused', reason: state, found };
  const openingId = openingOf(asked.session, found);
  if (openingId === null && !isPreview(asked, found)) return { kind: 'closed', token };
  const page = await pageOf(deps, withinLink(deps.db, found), found, asked);
  if (page === undefined) return { kind: 'refused', reason: 'page', found };
  return { kind: 'open', token, found, page, openingId, viewId: null };
}

/**
 * The same for the browser of the server, which draws the papers of a link for its reader: its address is signed, and
 * names the link. What it draws is not counted; what is then taken home is.
 */
export async function readSignedExportLink(
  deps: ServerDependencies,
  asked: Asked,
): Promise<ExportLink | null> {
  const id = asked.url.searchParams.get(linkKey);
  if (id === null || sectionOfRoute(asked.route.name) === null) return null;
  const found = await linkOfId(deps.db, id);
  if (found === null) return { kind: 'unknown' };
  const state = stateOfLink(deps, found);
  if (state !== 'active') return { kind: 'refused', reason: state, found };
  const page = await pageOf(deps, withinLink(deps.db, found), found, asked);
  if (page === undefined) return { kind: 'refused', reason: 'page', found };
  return { kind: 'open', token: null, found, page, openingId: null, viewId: null };
}

/** The database as a link's reader reaches it: of the company, of no operation but the shared one. */
export const withinLink = (db: Database, { share }: FoundLink): Database =>
  withinTenant(db, {
    tenantId: share.tenantId,
    assignedOperationIds: share.operationId === null ? [] : [share.operationId],
  });

/** The pages that a link shows, in its own order. */
export async function pagesOfLink(
  deps: Pick<ServerDependencies, 'routes'>,
  db: Database,
  { share, operation, profile }: FoundLink,
): Promise<SectionPage[]> {
  const pages = await sectionPages(deps, db, { target: share.target, operation, profile });
  return share.sections.flatMap((name) => pages.filter(({ section }) => section === name));
}

async function pageOf(
  deps: ServerDependencies,
  db: Database,
  found: FoundLink,
  { route, parameters }: Asked,
): Promise<ReadPage | undefined> {
  const section = sectionOfRoute(route.name);
  if (section === wholeDossier || section === profileDossier) {
    // The document holds what was ticked of this operation or profile, and nothing else.
    const { target, operationId, profileId, sections } = found.share;
    const given = section === wholeDossier ? parameters['operation'] : parameters['profile'];
    const own = section === wholeDossier ? operationId : profileId;
    const isIts = (target === 'profile') === (section === profileDossier) && own !== null && given === own;
    return isIts && sections.length > 0 ? { section: wholeDossier, label: null } : undefined;
  }
  if (section === null || !found.share.sections.includes(section)) return undefined;
  const pages = await pagesOfLink(deps, db, found);
  return pages.find(
    (page) =>
      page.section === section &&
      Object.entries(page.parameters).every(([name, value]) => parameters[name] === value),
  );
}
