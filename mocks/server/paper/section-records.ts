import { and, asc, count, eq, isNotNull, isNull, ne, notInArray } from 'drizzle-orm';
import { fitsProfile, lotTypeOf, type ExportSection } from '#domain/paper/sections.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  budgetLines,
  cashFlowEntries,
  estimations,
  financialAssets,
  lots,
  media,
  orgNodes,
  profileReferences,
  profiles,
  projects,
  propertyAssets,
  type Operation,
} from '#mocks/db/schema/index.ts';
import { countingSimulation } from './counting-simulation.ts';

/** A record that a paper prints. */
export interface SectionRecord {
  readonly id: string;
  /** What tells several papers of a section apart; null where there is one. */
  readonly label: string | null;
}

/** The records that fill the one parameter of a paper, by its name; an empty list where it has nothing to print. */
export type SectionRecords = Readonly<Record<string, (section: ExportSection) => readonly SectionRecord[]>>;

/** Lots of one type that are printed at most. */
const maxLots = 60;

/** Papers that tell of lots sold with works to come alone. */
const ofVir: ReadonlySet<ExportSection> = new Set(['simulation.vir-revenues', 'simulation.vir-collection']);

const one = (id: string | null | undefined): readonly SectionRecord[] =>
  id == null ? [] : [{ id, label: null }];

/** The records that the papers of an operation print: a file, its list of contents and a link take the same ones. */
export async function sectionRecords(db: Database, operation: Operation): Promise<SectionRecords> {
  const simulation = await countingSimulation({ db }, operation);
  const sellsVir = simulation?.study.lots.some(({ saleMode }) => saleMode === 'vir') ?? false;
  const estimationId = await shownEstimationId({ db }, operation.id);
  const projectId = await shownProjectId(db, operation);
  const profile = await profileOf(db, operation);
  const lotRows = await lotsOf(db, operation.id);
  // Papers that would print nothing but that there is nothing.
  const isThere: Partial<Record<ExportSection, boolean>> = {
    photos: await hasShownPhotos(db, operation.id),
    forecasts: await hasRows(db, budgetLines, operation.id),
    'cash-flow-forecast': await hasRows(db, cashFlowEntries, operation.id),
    marketing: await hasLotsOnSale(db, operation.id),
    ...(profile !== null && (await profileLines(db, profile.id))),
  };
  return {
    operation: (section) => (isThere[section] === false ? [] : one(operation.id)),
    project: () => one(projectId),
    estimation: () => one(estimationId),
    simulation: (section) => (ofVir.has(section) && !sellsVir ? [] : one(simulation?.id)),
    profile: (section) =>
      profile !== null && fitsProfile(section, profile.kind) && isThere[section] !== false
        ? one(profile.id)
        : [],
    lot: (section) => sheetsOf(section, lotRows),
  };
}

/** The estimation that an operation’s papers show: its reference, once it is final; null without one. */
export async function shownEstimationId(
  { db }: { readonly db: Database },
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

interface LotRow {
  readonly id: string;
  readonly ref: string;
  readonly type: string;
}

/** The lots of a type, one to a sheet; garages stand two on one, under the first of them. */
function sheetsOf(section: ExportSection, rows: readonly LotRow[]): readonly SectionRecord[] {
  const own = rows.filter(({ type }) => type === lotTypeOf(section)).slice(0, maxLots);
  if (section !== 'property-type.garage') return own.map(({ id, ref }) => ({ id, label: ref }));
  return own.flatMap(({ id, ref }, rank) =>
    rank % 2 === 0 ? [{ id, label: [ref, own[rank + 1]?.ref].filter(Boolean).join(', ') }] : [],
  );
}

/** The lots of an operation that papers show, by reference: those withdrawn are kept from them. */
const lotsOf = (db: Database, operationId: string): Promise<LotRow[]> =>
  db
    .select({ id: lots.id, ref: lots.ref, type: lots.type })
    .from(lots)
    .where(and(eq(lots.operationId, operationId), isNull(lots.deletedAt), ne(lots.status, 'withdrawn')))
    .orderBy(asc(lots.ref));

async function hasLotsOnSale(db: Database, operationId: string): Promise<boolean> {
  const [row] = await db
    .select({ total: count() })
    .from(lots)
    .where(
      and(
        eq(lots.operationId, operationId),
        isNull(lots.deletedAt),
        notInArray(lots.status, ['draft', 'withdrawn']),
      ),
    );
  return (row?.total ?? 0) > 0;
}

async function hasShownPhotos(db: Database, operationId: string): Promise<boolean> {
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
  db: Database,
  table: typeof budgetLines | typeof cashFlowEntries,
  operationId: string,
): Promise<boolean> {
  const [row] = await db
    .select({ total: count() })
    .from(table)
    .where(and(eq(table.operationId, operationId), isNull(table.deletedAt)));
  return (row?.total ?? 0) > 0;
}

/** Papers of a borrower that have lines to print. */
async function profileLines(
  db: Database,
  profileId: string,
): Promise<Partial<Record<ExportSection, boolean>>> {
  const has = async (
    table: typeof propertyAssets | typeof financialAssets | typeof profileReferences | typeof orgNodes,
  ): Promise<boolean> => {
    const [row] = await db.select({ total: count() }).from(table).where(eq(table.profileId, profileId));
    return (row?.total ?? 0) > 0;
  };
  return {
    'property-assets': await has(propertyAssets),
    'financial-assets': await has(financialAssets),
    reference: await has(profileReferences),
    'organisation-chart': await has(orgNodes),
  };
}

async function shownProjectId(db: Database, { activeProjectId }: Operation): Promise<string | null> {
  if (activeProjectId === null) return null;
  const [row] = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, activeProjectId), isNull(projects.deletedAt)));
  return row?.id ?? null;
}

async function profileOf(db: Database, { ownerProfileId }: Operation) {
  if (ownerProfileId === null) return null;
  const [row] = await db
    .select({ id: profiles.id, kind: profiles.kind })
    .from(profiles)
    .where(and(eq(profiles.id, ownerProfileId), isNull(profiles.deletedAt)));
  return row ?? null;
}
