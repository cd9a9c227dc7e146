import { eq } from 'drizzle-orm';
import type { SalePayload } from '#contracts/client/operation/notary/sale/payload.ts';
import type { LotFacts } from '#domain/states/lot/facts.ts';
import { notarySaleMachine } from '#domain/states/sale/notary-sale.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  notarySaleBuyers,
  notarySaleLots,
  notarySales,
  type Lot,
  type NewNotarySale,
  type NotarySale,
  type Operation,
} from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { judgeStep } from '../steps/judge.ts';
import { todayOf } from '../financing/record.ts';
import { announceLot } from '../sale/record.ts';
import { writeStateChange } from '../state-change.ts';
import { refusingTakenLots } from './change.ts';
import { notarySaleFacts } from './facts.ts';
import { followLots, type LotStep } from './follow-lots.ts';
import { announceSale, auditSale, saleTransitionContext, type KnownSale } from './record.ts';
import { surroundingsOf } from './surroundings.ts';

/** Columns of a sale, of what its form says. */
export function columnsOf({
  lots: _lots,
  buyers: _buyers,
  isFloorConfirmed: _floor,
  depositHolder,
  ...fields
}: SalePayload) {
  return { ...fields, depositHolder: depositHolder === '' ? null : depositHolder };
}

/** Lots and buyers of a sale anew. */
export async function writeParts(
  context: ClientContext,
  tx: Database,
  { id, tenantId }: Pick<NotarySale, 'id' | 'tenantId'>,
  payload: Pick<SalePayload, 'lots' | 'buyers'>,
): Promise<void> {
  const { newId } = context.deps;
  const owner = { tenantId, notarySaleId: id };
  await tx.delete(notarySaleLots).where(eq(notarySaleLots.notarySaleId, id));
  await tx.delete(notarySaleBuyers).where(eq(notarySaleBuyers.notarySaleId, id));
  await tx.insert(notarySaleLots).values(payload.lots.map((part) => ({ ...owner, ...part, id: newId() })));
  await tx.insert(notarySaleBuyers).values(
    payload.buyers.map(({ contactId, shareBps, kind, capacity }, index) => ({
      ...owner,
      id: newId(),
      contactId,
      shareBps,
      kind,
      rank: index + 1,
      isNonProfessional: capacity === 'non_professional',
    })),
  );
}

interface Begun {
  readonly status: 'option' | 'reserved';
  readonly columns: Omit<
    NewNotarySale,
    'id' | 'tenantId' | 'operationId' | 'status' | 'createdAt' | 'updatedAt'
  >;
  readonly payload: Pick<SalePayload, 'lots' | 'buyers'>;
  readonly rows: readonly Lot[];
  readonly step: LotStep;
  readonly facts: LotFacts;
}

/** Keeps a new sale with its lots, which follow it; its identifier. */
export async function beginSale(context: ClientContext, operation: Operation, begun: Begun): Promise<string> {
  const { deps, actor } = context;
  const { status, columns, payload, rows, step, facts } = begun;
  const id = deps.newId();
  const at = deps.clock.businessNow();
  const today = todayOf(context);
  const { tenantId } = operation;
  const followed = await refusingTakenLots(context, 'lots', async () =>
    context.db.transaction(async (tx) => {
      const byUserId = actor.user.id;
      const changed = await followLots(deps, tx, rows, { step, facts, on: today, byUserId });
      await tx.insert(notarySales).values({
        ...columns,
        id,
        tenantId,
        operationId: operation.id,
        status,
        createdBy: byUserId,
        createdAt: at,
        updatedAt: at,
      });
      await writeParts(context, tx, { id, tenantId }, payload);
      const born = { id, tenantId, operationId: operation.id };
      const first = { fromState: null, toState: status, byUserId, on: today, reason: null };
      await writeStateChange(deps, tx, 'notarySale', born, first);
      const sold = rows.map(({ ref }) => ref).join(', ');
      await auditSale(context, tx, status === 'option' ? 'option' : 'create', { operation, sold });
      return changed;
    }),
  );
  announceSale(context, { id, operationId: operation.id, version: 1 });
  for (const lot of followed) announceLot(context, 'lot.updated', lot);
  return id;
}

/** The price of lots together. */
export const sumOf = (payload: Pick<SalePayload, 'lots'>): number =>
  payload.lots.reduce((sum, { priceTtcCents }) => sum + priceTtcCents, 0);

/** A sale as it would be, so that the machine can judge it before it is kept. */
export function drafted(
  operation: Operation,
  payload: SalePayload,
  rows: readonly Lot[],
  kept: NotarySale | null,
): KnownSale {
  const owner = { tenantId: operation.tenantId, notarySaleId: kept?.id ?? '' };
  const sale = { ...kept, ...columnsOf(payload), conditions: kept?.conditions ?? [] } as NotarySale;
  return {
    sale,
    lots: payload.lots.flatMap((part) => {
      const lot = rows.find(({ id }) => id === part.lotId);
      if (lot === undefined) return [];
      return [{ lot, operationKind: operation.kind, part: { ...owner, ...part, id: '', isLive: true } }];
    }),
    buyers: payload.buyers.map(({ capacity, ...buyer }, index) => ({
      ...owner,
      ...buyer,
      id: '',
      name: '',
      rank: index + 1,
      isNonProfessional: capacity === 'non_professional',
    })),
    papers: [],
  };
}

const fields: Readonly<Record<string, string>> = {
  lot_not_available: 'lots',
  price_not_split: 'lots',
  below_floor: 'isFloorConfirmed',
  shares_not_whole: 'buyers',
};

/** @throws ValidationFailure with every reason against reserving these lots for these buyers at this price */
export async function judgeReservation(
  context: ClientContext,
  operation: Operation,
  known: KnownSale,
  isFloorConfirmed: boolean,
): Promise<void> {
  const today = todayOf(context);
  const around = await surroundingsOf(context.db, known, { operation, today });
  await judgeStep(context, notarySaleMachine, 'reserve', {
    state: null,
    facts: notarySaleFacts(known, around, today),
    confirmed: isFloorConfirmed ? ['below_floor'] : [],
    transition: await saleTransitionContext(context),
    fields,
    operationId: operation.id,
  });
}
