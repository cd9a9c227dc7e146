import { and, asc, count, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { exportSections, fitsProfile, lotTypeOf, type ExportSection } from '#domain/paper/sections.ts';
import type { RouteRow } from '#generated/routes/row.ts';
import {
  budgetLines,
  cashFlowEntries,
  estimations,
  lots,
  media,
  profiles,
  type Operation,
} from '#mocks/db/schema/index.ts';
import { can, type ClientContext } from '#mocks/server/context.ts';
import { countingSimulation } from './operation-facts.ts';

/** One paper of an operation: its route and the record that it prints. */
export interface SectionTarget {
  readonly route: RouteRow;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Papers of an operation by section; a section without a record, a route or the right to it has none. */
export type SectionTargets = ReadonlyMap<ExportSection, readonly SectionTarget[]>;

/** Lots of one type that a file shows at most. */
const maxLots = 60;

/** The estimation that an operation’s papers show: its reference, once it is final; null without one. */
export async function shownEstimationId(
  { db }: Pick<ClientContext, 'db'>,
  operationId: string,
): Promise<string | null> {
  const [row] = await db
    .select({ id: estimations.id })
    .from(estimations)
    .where(
      and(
        eq(estimations.operationId, operationId),
        eq(estimations.isReference, true),
        eq(estimations.status, 'final'),
        isNull(estimations.deletedAt),
      ),
    )
    .limit(1);
  return row?.id ?? null;
}

/** The papers that can be printed of an operation, in the order of a file. */
export async function sectionTargets(context: ClientContext, operation: Operation): Promise<SectionTargets> {
  const records = await recordsOf(context, operation);
  return new Map(
    exportSections
      .map((section) => [section, targetsOf(context, section, records)] as const)
      .filter(([, targets]) => targets.length > 0),
  );
}

/** What fills the one parameter of a paper, by its name. */
type Records = Readonly<Record<string, (section: ExportSection) => readonly string[]>>;

function targetsOf(
  context: ClientContext,
  section: ExportSection,
  records: Records,
): readonly SectionTarget[] {
  const route = context.deps.routes.find(({ name }) => name === `export.${section}`);
  if (route === undefined || (route.can !== undefined && !can(context, route.can))) return [];
  const [name, ...others] = [...route.uri.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter ?? '');
  // Without a record it is not about this operation.
  if (name === undefined || others.length > 0) return [];
  return (records[name]?.(section) ?? []).map((id) => ({ route, parameters: { [name]: id } }));
}

async function recordsOf(context: ClientContext, operation: Operation): Promise<Records> {
  const known = (id: string | null): readonly string[] => (id === null ? [] : [id]);
  const simulation = await countingSimulation(context, operation);
  const estimationId = await shownEstimationId(context, operation.id);
  const profile = await profileOf(context, operation);
  const lotRows = await lotsOf(context, operation.id);
  // Papers that would print nothing but that there is nothing.
  const isThere: Partial<Record<ExportSection, boolean>> = {
    photos: await hasShownPhotos(context, operation.id),
    forecasts: await hasRows(context, budgetLines, operation.id),
    'cash-flow-forecast': await hasRows(context, cashFlowEntries, operation.id),
  };
  return {
    operation: (section) => (isThere[section] === false ? [] : [operation.id]),
    project: () => known(operation.activeProjectId),
    estimation: () => known(estimationId),
    simulation: () => known(simulation?.id ?? null),
    profile: (section) => (profile !== null && fitsProfile(section, profile.kind) ? [profile.id] : []),
    lot: (section) =>
      lotRows
        .filter(({ type }) => type === lotTypeOf(section))
        .slice(0, maxLots)
        .map(({ id }) => id),
  };
}

async function hasShownPhotos({ db }: ClientContext, operationId: string): Promise<boolean> {
  const [photos] = await db
    .select({ total: count() })
    .from(media)
    .where(
      and(
        eq(media.operationId, operationId),
        eq(media.kind, 'photo'),
        eq(media.isConfidential, false),
        isNotNull(media.fileId),
        isNull(media.deletedAt),
      ),
    );
  return (photos?.total ?? 0) > 0;
}

/** Whether an operation has a budget, or flows of its own. */
async function hasRows(
  { db }: Pick<ClientContext, 'db'>,
  table: typeof budgetLines | typeof cashFlowEntries,
  operationId: string,
): Promise<boolean> {
  const [row] = await db
    .select({ total: count() })
    .from(table)
    .where(and(eq(table.operationId, operationId), isNull(table.deletedAt)));
  return (row?.total ?? 0) > 0;
}

const lotsOf = ({ db }: ClientContext, operationId: string) =>
  db
    .select({ id: lots.id, type: lots.type })
    .from(lots)
    .where(and(eq(lots.operationId, operationId), isNull(lots.deletedAt), ne(lots.status, 'withdrawn')))
    .orderBy(asc(lots.ref));

async function profileOf({ db }: ClientContext, { ownerProfileId }: Operation) {
  if (ownerProfileId === null) return null;
  const [row] = await db
    .select({ id: profiles.id, kind: profiles.kind })
    .from(profiles)
    .where(and(eq(profiles.id, ownerProfileId), isNull(profiles.deletedAt)));
  return row ?? null;
}
