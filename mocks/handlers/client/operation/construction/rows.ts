import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#mocks/db/database.ts';
import { areCounted } from '#mocks/db/queries/counted-documents.ts';
import {
  constructionLots,
  milestoneCertificates,
  receptions,
  reserves,
  supplierDocuments,
  suppliers,
  worksSituations,
  type ConstructionLot,
  type Reserve,
  type WorksSituation,
} from '#mocks/db/schema/index.ts';

type Reader = Pick<Database, 'select'>;

/** The works of an operation: its lots by number, their claims by month. */
export interface KnownWorks {
  readonly lots: readonly ConstructionLot[];
  readonly claims: readonly WorksSituation[];
}

/** The works of some operations. */
export async function worksOf(db: Reader, operationIds: readonly string[]): Promise<KnownWorks> {
  if (operationIds.length === 0) return { lots: [], claims: [] };
  const ids = [...operationIds];
  const lots = await db
    .select()
    .from(constructionLots)
    .where(and(inArray(constructionLots.operationId, ids), isNull(constructionLots.deletedAt)))
    .orderBy(asc(constructionLots.number), asc(constructionLots.id));
  const known = new Set(lots.map(({ id }) => id));
  const claims = await db
    .select()
    .from(worksSituations)
    .where(and(inArray(worksSituations.operationId, ids), isNull(worksSituations.deletedAt)))
    .orderBy(asc(worksSituations.month), asc(worksSituations.number), asc(worksSituations.id));
  return { lots, claims: claims.filter(({ constructionLotId }) => known.has(constructionLotId)) };
}

/** The claims of a lot, oldest first. */
export const claimsOfLot = (db: Reader, lotId: string): Promise<WorksSituation[]> =>
  db
    .select()
    .from(worksSituations)
    .where(and(eq(worksSituations.constructionLotId, lotId), isNull(worksSituations.deletedAt)))
    .orderBy(asc(worksSituations.number), asc(worksSituations.id));

/** The last claim of a lot that was not rejected, one left out of account. */
export const lastValidClaim = (
  claims: readonly WorksSituation[],
  butId: string | null = null,
): WorksSituation | undefined => claims.findLast(({ id, status }) => status !== 'rejected' && id !== butId);

/** What was noted at the reception of an operation. */
export const reservesOf = (db: Reader, operationId: string): Promise<Reserve[]> =>
  db
    .select()
    .from(reserves)
    .where(eq(reserves.operationId, operationId))
    .orderBy(asc(reserves.createdAt), asc(reserves.id));

/** The reception of an operation; undefined before it. */
export async function receptionOf(db: Reader, operationId: string) {
  const isIt = and(eq(receptions.operationId, operationId), isNull(receptions.deletedAt));
  const [row] = await db.select().from(receptions).where(isIt).limit(1);
  return row;
}

/** The stages that were certified, the first first. */
export const milestonesOf = (db: Reader, operationId: string) =>
  db
    .select()
    .from(milestoneCertificates)
    .where(eq(milestoneCertificates.operationId, operationId))
    .orderBy(asc(milestoneCertificates.on), asc(milestoneCertificates.id));

/** A supplier as far as its contracts ask. */
interface KnownSupplier {
  readonly id: string;
  readonly label: string;
  /** Neither blocked nor archived: it may be consulted. */
  readonly isActive: boolean;
  readonly decennialUntil: string | null;
}

/** The suppliers of the company, with the last day of their ten-year insurance. */
export async function supplierChoices(db: Reader): Promise<readonly KnownSupplier[]> {
  const rows = await db
    .select({ id: suppliers.id, label: suppliers.name, status: suppliers.status })
    .from(suppliers)
    .where(isNull(suppliers.deletedAt))
    .orderBy(asc(suppliers.name), asc(suppliers.id));
  const papers = await db
    .select({ supplierId: supplierDocuments.supplierId, validTo: supplierDocuments.validTo })
    .from(supplierDocuments)
    .where(and(eq(supplierDocuments.kind, 'ten-year-insurance'), areCounted))
    .orderBy(desc(supplierDocuments.validTo));
  const until = new Map<string, string>();
  for (const { supplierId, validTo } of papers) {
    if (validTo !== null && validTo > (until.get(supplierId) ?? '')) until.set(supplierId, validTo);
  }
  return rows.map(({ id, label, status }) => ({
    id,
    label,
    isActive: status === 'active',
    decennialUntil: until.get(id) ?? null,
  }));
}
