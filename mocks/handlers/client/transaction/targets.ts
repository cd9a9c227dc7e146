import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { MatchTargetType } from '#domain/accounting/match-targets.ts';
import type { MatchTarget } from '#domain/accounting/matching.ts';
import { cents } from '#domain/money/cents.ts';
import { day } from '#domain/time/day.ts';
import { fill } from '#messages/fill.ts';
import {
  constructionLots,
  drawdowns,
  loans,
  operations,
  paymentReceipts,
  payments,
  suppliers,
  transactionMatches,
  worksSituations,
} from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { textsOf } from './reach.ts';

/** Something that a movement can pay, with what it is called. */
export interface NamedTarget extends MatchTarget {
  readonly type: MatchTargetType;
  readonly label: string;
}

const liveOperation = isNull(operations.deletedAt);

async function calls({ db, locale }: ClientContext): Promise<NamedTarget[]> {
  const rows = await db
    .select({ call: payments, ref: operations.ref })
    .from(payments)
    .innerJoin(operations, and(eq(operations.id, payments.operationId), liveOperation))
    .where(
      and(isNull(payments.deletedAt), inArray(payments.status, ['callable', 'called', 'partial', 'overdue'])),
    );
  const receipts = await db
    .select({
      paymentId: paymentReceipts.paymentId,
      amountCents: paymentReceipts.amountCents,
      transactionId: paymentReceipts.transactionId,
    })
    .from(paymentReceipts);
  // A payment that was recorded from a movement is that movement: it pays once.
  const matches = await db
    .select({ transactionId: transactionMatches.transactionId, targetId: transactionMatches.targetId })
    .from(transactionMatches);
  const isMatched = (receipt: (typeof receipts)[number]): boolean =>
    matches.some(
      ({ transactionId, targetId }) =>
        transactionId === receipt.transactionId && targetId === receipt.paymentId,
    );
  return rows.map(({ call, ref }) => ({
    type: 'call_for_funds',
    id: call.id,
    label: fill(textsOf({ locale }).targets.call, { ref, label: call.label }),
    openCents: cents(
      receipts
        .filter((receipt) => receipt.paymentId === call.id && !isMatched(receipt))
        .reduce((rest, receipt) => rest - receipt.amountCents, call.amountCents),
    ),
    dueOn: day(call.dueOn ?? call.calledOn ?? call.createdAt.toISOString().slice(0, 10)),
    names: [],
    iban: null,
    reference: ref,
  }));
}

async function claims({ db, locale }: ClientContext): Promise<NamedTarget[]> {
  const rows = await db
    .select({
      claim: worksSituations,
      ref: operations.ref,
      lot: constructionLots.label,
      supplierId: constructionLots.supplierId,
    })
    .from(worksSituations)
    .innerJoin(operations, and(eq(operations.id, worksSituations.operationId), liveOperation))
    .innerJoin(constructionLots, eq(constructionLots.id, worksSituations.constructionLotId))
    .where(and(isNull(worksSituations.deletedAt), inArray(worksSituations.status, ['checked', 'approved'])));
  const firms = await db.select({ id: suppliers.id, name: suppliers.name }).from(suppliers);
  return rows.map(({ claim, ref, lot, supplierId }) => {
    const firm = firms.find(({ id }) => id === supplierId)?.name ?? null;
    return {
      type: 'works_situation',
      id: claim.id,
      label: fill(textsOf({ locale }).targets.claim, { ref, n: claim.number, lot: firm ?? lot }),
      openCents: cents(-claim.toPayTtcCents),
      dueOn: day(claim.dueOn ?? `${claim.month}-28`),
      names: firm === null ? [] : [firm],
      iban: null,
      reference: `SITUATION ${claim.number}`,
    };
  });
}

async function draws({ db, locale }: ClientContext): Promise<NamedTarget[]> {
  const rows = await db
    .select({ draw: drawdowns, loan: loans.label, ref: operations.ref })
    .from(drawdowns)
    .innerJoin(loans, eq(loans.id, drawdowns.loanId))
    .innerJoin(operations, and(eq(operations.id, drawdowns.operationId), liveOperation))
    .where(and(isNull(drawdowns.deletedAt), inArray(drawdowns.status, ['planned', 'requested'])));
  return rows.map(({ draw, loan, ref }) => ({
    type: 'loan',
    id: draw.id,
    label: fill(textsOf({ locale }).targets.draw, { ref, loan, label: draw.label }),
    openCents: cents(draw.amountCents),
    dueOn: day(draw.requestedOn ?? draw.plannedOn),
    names: [],
    iban: null,
    reference: ref,
  }));
}

/** What movements of the company may pay, less what others pay of it already; `but` does not count among these. */
export async function openTargets(context: ClientContext, but: string | null = null): Promise<NamedTarget[]> {
  const all = [...(await calls(context)), ...(await claims(context)), ...(await draws(context))];
  const paid = await context.db.select().from(transactionMatches);
  return all
    .map((target) => {
      const openCents = paid
        .filter(
          ({ targetType, targetId, transactionId }) =>
            targetType === target.type && targetId === target.id && transactionId !== but,
        )
        .reduce((rest, { amountCents }) => rest - amountCents, target.openCents as number);
      return { ...target, openCents: cents(openCents) };
    })
    .filter(({ openCents }) => openCents !== 0);
}
