import { and, eq } from 'drizzle-orm';
import { complianceOf, type DatedDocument } from '#domain/relation/supplier.ts';
import { day } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import { areCounted } from '#mocks/db/queries/counted-documents.ts';
import { supplierDocuments, suppliers } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { parisDay } from '#mocks/server/paris-day.ts';

/** Today in Paris, on the clock of the trade. */
export const todayOf = ({ clock }: Pick<ServerDependencies, 'clock'>) => day(parisDay(clock.businessNow()));

/** A supplier's papers as the rules read them. */
export const datedDocuments = (
  rows: readonly { readonly kind: DatedDocument['kind']; readonly validTo: string | null }[],
): DatedDocument[] =>
  rows.map(({ kind, validTo }) => ({ kind, validTo: validTo === null ? null : day(validTo) }));

/** Writes how a supplier stands today with the papers that its trade owes; call it after either has changed. */
export async function refreshCompliance(
  deps: Pick<ServerDependencies, 'clock'>,
  tx: Database,
  supplierId: string,
): Promise<void> {
  const [supplier] = await tx.select().from(suppliers).where(eq(suppliers.id, supplierId)).limit(1);
  if (supplier === undefined) return;
  const documents = await tx
    .select({ kind: supplierDocuments.kind, validTo: supplierDocuments.validTo })
    .from(supplierDocuments)
    .where(and(eq(supplierDocuments.supplierId, supplierId), areCounted));
  const { compliance, vigilance, tenYearInsurance } = complianceOf(
    supplier.trade,
    datedDocuments(documents),
    todayOf(deps),
  );
  const isSame =
    supplier.compliance === compliance &&
    supplier.vigilance === vigilance &&
    supplier.tenYearInsurance === tenYearInsurance;
  if (isSame) return;
  await tx
    .update(suppliers)
    .set({
      compliance,
      vigilance,
      tenYearInsurance,
    })
    .where(eq(suppliers.id, supplierId));
}
