import { and, eq, inArray, isNull } from 'drizzle-orm';
import { channels } from '#contracts/realtime/channels.ts';
import { isAdvertisable } from '#domain/broadcast/advert.ts';
import { mayHappen } from '#domain/states/may-happen.ts';
import type { LotFacts } from '#domain/states/lot/facts.ts';
import { lotMachine } from '#domain/states/lot/lot.ts';
import type { LotState } from '#domain/lot/states.ts';
import { cents, type Cents } from '#domain/money/cents.ts';
import type { LotPrice } from '#domain/sale/price-change.ts';
import { validationText } from '#messages/validation.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { changeRow, type ColumnsOf } from '#mocks/db/queries/business-table.ts';
import type { Database } from '#mocks/db/database.ts';
import { lots, operations, type AuditChanges, type Lot, type Operation } from '#mocks/db/schema/index.ts';
import { dropAdverts } from '#mocks/server/advert/settle.ts';
import { audit } from '#mocks/server/audit.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { operationOfRoute } from '../scope.ts';
import { writeStateChange } from '../state-change.ts';
import { remediesOf } from '../steps/remedies.ts';
import { transitionContext } from '../steps/transition-context.ts';
import { operationPermitsOf } from '../urban-planning/operation-permits.ts';

/** A lot with the operation that it belongs to. */
export interface FoundLot {
  readonly operation: Operation;
  readonly lot: Lot;
}

/** The lot that the address names. @throws HttpFailure 404 when it is none of that operation */
export async function lotOfRoute(context: ClientContext): Promise<FoundLot> {
  const operation = await operationOfRoute(context);
  const [lot] = await context.db
    .select()
    .from(lots)
    .where(
      and(eq(lots.id, parameter(context, 'lot')), eq(lots.operationId, operation.id), isNull(lots.deletedAt)),
    )
    .limit(1);
  if (!lot) throw notFound('lot');
  return { operation, lot };
}

/**
 * Lots by their identifiers, of one operation or of all.
 *
 * @throws ValidationFailure at `field` when one is not there
 */
export async function lotsByIds(
  { db, locale }: Pick<ClientContext, 'db' | 'locale'>,
  ids: readonly string[],
  { operationId, field = 'lotIds' }: { readonly operationId?: string; readonly field?: string } = {},
): Promise<FoundLot[]> {
  const wanted = [...new Set(ids)];
  const rows = await db
    .select({ lot: lots, operation: operations })
    .from(lots)
    .innerJoin(operations, eq(operations.id, lots.operationId))
    .where(
      and(
        inArray(lots.id, wanted),
        isNull(lots.deletedAt),
        liveOperations(),
        operationId === undefined ? undefined : eq(lots.operationId, operationId),
      ),
    )
    .orderBy(lots.ref);
  if (rows.length < wanted.length) {
    throw new ValidationFailure({ [field]: validationText(locale, 'unknownRecord') });
  }
  return rows;
}

/** Tells those who look at the operation, and at the stock, that a lot changed. */
export function announceLot(
  context: ClientContext,
  name: 'lot.updated' | 'price.changed',
  { id, operationId, version }: Pick<Lot, 'id' | 'operationId' | 'version'>,
): void {
  broadcast(
    context,
    [channels.operation(operationId), channels.tenant(context.actor.tenant.id)],
    name,
    { id, operationId, version, by: context.actor.user.id },
    operationId,
  );
}

/** What happened to a lot, as a line of the operation's journal. */
export const auditLot = (
  context: ClientContext,
  tx: Database,
  action: string,
  { operation, lot }: { readonly operation: Pick<Operation, 'id' | 'ref'>; readonly lot: Pick<Lot, 'ref'> },
  changes: AuditChanges = {},
): Promise<void> =>
  audit(
    context,
    tx,
    `operation.lot.${action}`,
    { type: 'operation', id: operation.id, label: `${operation.ref} · ${lot.ref}` },
    changes,
  );

export interface LotChange {
  /** What the journal calls it. */
  readonly action: string;
  readonly columns: ColumnsOf<typeof lots>;
  readonly changes?: AuditChanges;
  /** In the same transaction. */
  readonly alongside?: (tx: Database) => Promise<void>;
}

/** Changes a lot within a transaction, over the version that was read. @throws ValidationFailure on `version` */
export async function writeLot(
  context: ClientContext,
  tx: Database,
  found: FoundLot,
  { action, columns, changes, alongside }: LotChange,
): Promise<void> {
  const { id, version } = found.lot;
  const at = context.deps.clock.businessNow();
  if (!(await changeRow(tx, lots, { id, version }, { at, columns }))) {
    throw await staleLot(context, found, Object.keys(columns), tx);
  }
  await alongside?.(tx);
  await auditLot(context, tx, action, found, changes);
}

/** Changes one lot over the version that its form was given. @throws ValidationFailure on `version` */
export async function changeLot(
  context: ClientContext,
  found: FoundLot,
  version: number,
  change: LotChange,
): Promise<void> {
  if (version !== found.lot.version) {
    throw await staleLot(context, found, Object.keys(change.columns), context.db);
  }
  await context.db.transaction((tx) => writeLot(context, tx, found, change));
  announceLot(context, 'lot.updated', { ...found.lot, version: version + 1 });
}

async function staleLot(
  context: ClientContext,
  { operation, lot }: FoundLot,
  fields: readonly string[],
  db: Database,
): Promise<Error> {
  const [now] = await db.select({ updatedAt: lots.updatedAt }).from(lots).where(eq(lots.id, lot.id));
  return staleVersion(context, {
    id: operation.id,
    updatedAt: now?.updatedAt ?? lot.updatedAt,
    actions: ['update', 'price', 'publish', 'withdraw', 'media'].map((step) => `operation.lot.${step}`),
    within: db,
    fields,
  });
}

/** A line of the history of states of a lot. */
export async function noteLotState(
  context: ClientContext,
  tx: Database,
  lot: Pick<Lot, 'id' | 'tenantId' | 'operationId'>,
  [fromState, toState]: readonly [LotState | null, LotState],
  reason: string | null = null,
): Promise<void> {
  const at = context.deps.clock.businessNow();
  // Nobody may answer the advert of a lot that is taken.
  if (!isAdvertisable(toState)) await dropAdverts(tx, [lot.id], at);
  const byUserId = context.actor.user.id;
  await writeStateChange(context.deps, tx, 'lot', lot, {
    fromState,
    toState,
    byUserId,
    on: parisDay(at),
    reason,
  });
}

/** The price of a lot that has one, with its parts. */
export const lotPriceOf = (lot: Lot & { priceTtcCents: number }): LotPrice => ({
  priceTtcCents: cents(lot.priceTtcCents),
  existingPriceCents: lot.existingPriceCents === null ? null : cents(lot.existingPriceCents),
  worksPriceCents: lot.worksPriceCents === null ? null : cents(lot.worksPriceCents),
});

/** True for a lot that has a price. */
export const isPriced = (lot: Lot): lot is Lot & { priceTtcCents: number } => lot.priceTtcCents !== null;

/** What the row of a lot tells the steps of its life. */
export const lotFactsOf = (lot: Lot): LotFacts => ({
  priceTtcCents: lot.priceTtcCents as Cents | null,
  areaM2: lot.areaM2,
  saleMode: lot.saleMode,
  existingPriceCents: lot.existingPriceCents as Cents | null,
  worksPriceCents: lot.worksPriceCents as Cents | null,
});

/**
 * Takes the same step with several lots, all or none.
 *
 * @throws ValidationFailure on `lotIds` that names the first lot refused and why, with a link to what puts it right
 */
export async function stepLots(
  context: ClientContext,
  rows: readonly FoundLot[],
  step: 'publish' | 'withdraw',
  reason: string | null = null,
): Promise<void> {
  const transition = await transitionContext(context);
  const permits = await operationPermitsOf(context, [...new Set(rows.map(({ operation }) => operation.id))]);
  const taken = rows.map((found) => {
    const facts = {
      ...lotFactsOf(found.lot),
      isPermitGranted: permits.get(found.operation.id)?.isPermitGranted ?? false,
      withdrawalReason: reason,
    };
    const answer = mayHappen(lotMachine, step, { state: found.lot.status, facts }, transition);
    if (!answer.ok) {
      const [why] = answer.reasons;
      const text = `${found.lot.ref} : ${why?.text[context.locale] ?? ''}`;
      const firstReason = answer.reasons.slice(0, 1);
      const remedies = remediesOf(context, lotMachine, firstReason, found.operation.id, found.lot.id);
      throw new ValidationFailure({ lotIds: text }, {}, remedies);
    }
    return { found, to: answer.to };
  });
  const today = parisDay(context.deps.clock.businessNow());
  await context.db.transaction(async (tx) => {
    for (const { found, to } of taken) {
      const { status, forSaleOn } = found.lot;
      await writeLot(context, tx, found, {
        action: step,
        columns: { status: to, ...(step === 'publish' && { forSaleOn: forSaleOn ?? today }) },
        changes: { status: { from: status, to } },
        alongside: () => noteLotState(context, tx, found.lot, [status, to], reason),
      });
    }
  });
  for (const { found } of taken) {
    announceLot(context, 'lot.updated', { ...found.lot, version: found.lot.version + 1 });
  }
}
