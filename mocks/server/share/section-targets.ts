import { buildRoute } from '#runtime/routes/build.ts';
import { fitsProfile, type ExportSection } from '#domain/paper/sections.ts';
import { sectionsFor } from '#domain/share/sections.ts';
import type { ShareTarget } from '#domain/share/share.ts';
import type { RouteRow } from '#generated/routes/row.ts';
import type { Database } from '#mocks/db/database.ts';
import type { Operation, Profile } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '../dependencies.ts';
import { sectionRecords, type SectionRecords } from '../paper/section-records.ts';

/** What a link is about. */
export interface Shared {
  readonly target: ShareTarget;
  readonly operation: Operation | null;
  readonly profile: Profile | null;
}

/** One printable page of a section: of a lot, where the section has one for each. */
export interface SectionPage {
  readonly section: ExportSection;
  /** What tells several pages of a section apart; null where there is one. */
  readonly label: string | null;
  readonly parameters: Readonly<Record<string, string>>;
  /** Its address, without the link. */
  readonly href: string;
}

const prefix = 'export.';

/** The section that a route prints; null for a route that is not for paper. */
export const sectionOfRoute = (name: string): string | null =>
  name.startsWith(prefix) ? name.slice(prefix.length) : null;

/**
 * The printable pages that a link may show of an operation or a profile: those whose route stands, with the records
 * that they print. A route with a parameter that nothing here fills is not offered.
 */
export async function sectionPages(
  { routes }: Pick<ServerDependencies, 'routes'>,
  db: Database,
  shared: Shared,
): Promise<SectionPage[]> {
  const known = new Map(routes.map((route) => [route.name, route]));
  const records = await recordsOf(db, shared);
  return sectionsFor(shared.target).flatMap((section) => {
    const route = known.get(`${prefix}${section}`);
    return route === undefined ? [] : pagesOf(section, route, records, shared);
  });
}

function pagesOf(
  section: ExportSection,
  route: RouteRow,
  records: SectionRecords,
  { target }: Shared,
): SectionPage[] {
  const [name, ...others] = [...route.uri.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter ?? '');
  // Without a record it shows whatever the reader's border lets through: an operation, never a profile.
  if (name === undefined) {
    return target === 'operation'
      ? [{ section, label: null, parameters: {}, href: buildRoute(route, {}) }]
      : [];
  }
  if (others.length > 0) return [];
  return (records[name]?.(section) ?? []).map(({ id, label }) => {
    const parameters = { [name]: id };
    return { section, label, parameters, href: buildRoute(route, parameters) };
  });
}

/** The records of an operation, those of its profile as the link has it. */
async function recordsOf(db: Database, { operation, profile }: Shared): Promise<SectionRecords> {
  const profiles: SectionRecords[string] = (section) =>
    profile !== null && fitsProfile(section, profile.kind) ? [{ id: profile.id, label: null }] : [];
  return operation === null
    ? { profile: profiles }
    : { ...(await sectionRecords(db, operation)), profile: profiles };
}
