import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { cents, type Cents } from '#domain/money/cents.ts';
import type { LotState } from '#domain/lot/states.ts';
import { isCleared } from '#domain/urban/preemption.ts';
import type { Day } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  guarantees,
  milestoneCertificates,
  operations,
  paymentReceipts,
  payments,
  preemptions,
  salePlans,
  supportPlanDescriptions,
  type Operation,
} from '#mocks/db/schema/index.ts';
import { clocksOfDeclaration, declarationRecord } from '../urban-planning/record.ts';
import type { KnownSale } from './record.ts';

/** What stands around a sale: its lots, its description, its guarantee, its money. */
export interface SaleSurroundings {
  readonly areLotsFree: boolean;
  readonly areDescriptionsApproved: boolean;
  readonly isPreemptionCleared: boolean;
  readonly receivedCents: Cents;
  readonly consignedCents: Cents;
  /** The most that the company takes as a deposit. */
  readonly depositCapBps: number | undefined;
  isGuaranteedOn(on: string): boolean;
  isCompletedBy(on: string): boolean;
}

type Reader = Pick<Database, 'select'>;

const free: readonly LotState[] = ['available'];
const takenStates: readonly LotState[] = ['optioned', 'reserved', 'under_contract'];

/** Every lot is for sale, or held by this very sale. */
function areFree({ sale, lots: sold }: KnownSale): boolean {
  return (
    sold.length > 0 &&
    sold.every(
      ({ lot, part }) =>
        lot.deletedAt === null &&
        (free.includes(lot.status) ||
          (takenStates.includes(lot.status) && part.isLive && part.notarySaleId === sale.id)),
    )
  );
}

/** The last version of the description of each lot that its regime asks one for. */
export async function descriptionsOf(
  db: Reader,
  lotIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: string; readonly status: 'draft' | 'approved' | 'annexed' }>> {
  if (lotIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(supportPlanDescriptions)
    .where(
      and(inArray(supportPlanDescriptions.lotId, [...lotIds]), isNull(supportPlanDescriptions.deletedAt)),
    )
    .orderBy(supportPlanDescriptions.versionNo);
  return new Map(rows.map(({ lotId, id, status }) => [lotId, { id, status }]));
}

/** The declaration that the sale names is silent, waived or past; none is named where none was asked. */
async function isPreemptionCleared(
  db: Reader,
  { sale }: KnownSale,
  operation: Operation,
  today: Day,
): Promise<boolean> {
  if (sale.preemptionId === null) return true;
  const [row] = await db.select().from(preemptions).where(eq(preemptions.id, sale.preemptionId));
  if (!row || row.deletedAt !== null) return true;
  const record = declarationRecord(row);
  return isCleared(record, clocksOfDeclaration(record, operation, today), today);
}

async function moneyOf(db: Reader, saleId: string) {
  const [received] = await db
    .select({ sum: sql<string>`coalesce(sum(${paymentReceipts.amountCents}), 0)::text` })
    .from(paymentReceipts)
    .innerJoin(payments, eq(payments.id, paymentReceipts.paymentId))
    .where(eq(payments.notarySaleId, saleId));
  const [consigned] = await db
    .select({ sum: sql<string>`coalesce(sum(${payments.consignedCents}), 0)::text` })
    .from(payments)
    .where(and(eq(payments.notarySaleId, saleId), isNull(payments.deletedAt)));
  return {
    receivedCents: cents(Number(received?.sum ?? 0)),
    consignedCents: cents(Number(consigned?.sum ?? 0)),
  };
}

/** Reads what stands around a sale. */
export async function surroundingsOf(
  db: Reader,
  known: KnownSale,
  { operation, today }: { readonly operation: Operation; readonly today: Day },
): Promise<SaleSurroundings> {
  const described = known.lots.filter(({ lot }) => lot.saleMode === 'vir' || lot.saleMode === 'vefa');
  const descriptions = await descriptionsOf(
    db,
    described.map(({ lot }) => lot.id),
  );
  const certified = await db
    .select({ on: milestoneCertificates.on })
    .from(milestoneCertificates)
    .where(
      and(
        eq(milestoneCertificates.operationId, operation.id),
        eq(milestoneCertificates.milestone, 'completion'),
      ),
    );
  const guaranteed = await db
    .select()
    .from(guarantees)
    .where(
      and(eq(guarantees.operationId, operation.id), eq(guarantees.kind, 'gfa'), isNull(guarantees.deletedAt)),
    );
  const [plan] = await db
    .select({ bps: salePlans.depositRateBps })
    .from(salePlans)
    .where(eq(salePlans.operationId, operation.id));
  return {
    ...(await moneyOf(db, known.sale.id)),
    areLotsFree: areFree(known),
    areDescriptionsApproved: described.every(({ lot }) => {
      const status = descriptions.get(lot.id)?.status;
      return status === 'approved' || status === 'annexed';
    }),
    isPreemptionCleared: await isPreemptionCleared(db, known, operation, today),
    depositCapBps: plan?.bps,
    isGuaranteedOn: (on) =>
      guaranteed.some(
        ({ issuedOn, expiresOn }) =>
          (issuedOn === null || issuedOn <= on) && (expiresOn === null || expiresOn >= on),
      ),
    isCompletedBy: (on) => certified.some((certificate) => certificate.on <= on),
  };
}

/** The operation of a sale, for what is not asked by a person. */
export async function operationOfSale(db: Reader, { sale }: KnownSale): Promise<Operation | null> {
  const [row] = await db.select().from(operations).where(eq(operations.id, sale.operationId)).limit(1);
  return row ?? null;
}
