import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { buildRoute } from '#runtime/routes/build.ts';
import { fitsProfile, lotTypeOf, type ExportSection } from '#domain/paper/sections.ts';
import { sectionsFor } from '#domain/share/sections.ts';
import type { ShareTarget } from '#domain/share/share.ts';
import type { RouteRow } from '#generated/routes/row.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  estimations,
  lots,
  projects,
  simulations,
  type Operation,
  type Profile,
} from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '../dependencies.ts';

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
    return route === undefined || (shared.profile !== null && !fitsProfile(section, shared.profile.kind))
      ? []
      : pagesOf(section, route, records, shared);
  });
}

type Found = { readonly value: string; readonly label: string | null };
type Records = Readonly<Record<string, (section: ExportSection) => readonly Found[]>>;

function pagesOf(
  section: ExportSection,
  route: RouteRow,
  records: Records,
  { target }: Shared,
): SectionPage[] {
  const names = [...route.uri.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  // Without a record it shows whatever the reader's border lets through: an operation, never a profile.
  if (names.length === 0) {
    return target === 'operation'
      ? [{ section, label: null, parameters: {}, href: buildRoute(route, {}) }]
      : [];
  }
  const lists = names.map((name) => records[name]?.(section) ?? []);
  const [first = []] = lists;
  return first.flatMap(({ value, label }) => {
    const parameters: Record<string, string> = {};
    for (const [index, name] of names.entries()) {
      const other = index === 0 ? value : lists[index]?.[0]?.value;
      if (other === undefined) return [];
      parameters[name] = other;
    }
    return [{ section, label, parameters, href: buildRoute(route, parameters) }];
  });
}

async function recordsOf(db: Database, { operation, profile }: Shared): Promise<Records> {
  const one = (id: string | null | undefined): readonly Found[] =>
    id == null ? [] : [{ value: id, label: null }];
  const profiles = () => one(profile?.id);
  if (operation === null) return { profile: profiles };
  const ofIt = await ofOperation(db, operation);
  return {
    operation: () => one(operation.id),
    profile: profiles,
    project: () => one(ofIt.projectId),
    simulation: () => one(ofIt.simulationId),
    estimation: () => one(ofIt.estimationId),
    lot: (section) =>
      ofIt.lots
        .filter(({ type }) => type === lotTypeOf(section))
        .map(({ id, ref }) => ({ value: id, label: ref })),
  };
}

/** The project and the study in force, the last estimation that is final, and the lots. */
async function ofOperation(db: Database, { id, activeProjectId, activeSimulationId }: Operation) {
  const [project] =
    activeProjectId === null
      ? []
      : await db
          .select({ id: projects.id })
          .from(projects)
          .where(and(eq(projects.id, activeProjectId), isNull(projects.deletedAt)));
  const [simulation] =
    activeSimulationId === null
      ? []
      : await db
          .select({ id: simulations.id })
          .from(simulations)
          .where(and(eq(simulations.id, activeSimulationId), isNull(simulations.deletedAt)));
  const final = await db
    .select({ id: estimations.id, isReference: estimations.isReference })
    .from(estimations)
    .where(
      and(
        eq(estimations.operationId, id),
        inArray(estimations.status, ['final']),
        isNull(estimations.deletedAt),
      ),
    )
    .orderBy(asc(estimations.createdAt), asc(estimations.id));
  const lotRows = await db
    .select({ id: lots.id, ref: lots.ref, type: lots.type })
    .from(lots)
    .where(and(eq(lots.operationId, id), isNull(lots.deletedAt)))
    .orderBy(asc(lots.ref));
  return {
    projectId: project?.id ?? null,
    simulationId: simulation?.id ?? null,
    estimationId: (final.find(({ isReference }) => isReference) ?? final.at(-1))?.id ?? null,
    lots: lotRows,
  };
}
