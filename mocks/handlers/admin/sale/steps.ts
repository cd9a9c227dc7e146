import { and, eq } from 'drizzle-orm';
import { noPayload } from '#contracts/define.ts';
import { saleProposal } from '#contracts/admin/sale/form.ts';
import { cancelSale, sendSale } from '#contracts/admin/sale/payload.ts';
import { needsApproval, proposalEndsOn, saleStatesAfter, sendObstacle } from '#domain/growth/sale.ts';
import { day } from '#domain/time/day.ts';
import { edit } from '#generated/routes/admin/sale.ts';
import { fill } from '#messages/fill.ts';
import { plans, prospectActivities, prospects, salePapers, type Sale } from '#mocks/db/schema/index.ts';
import type { Database } from '#mocks/db/database.ts';
import { backAddress } from '#mocks/server/back.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { storeBytes } from '#mocks/server/files/store-file.ts';
import { fullName } from '#mocks/server/full-name.ts';
import { adminAction, adminData, redirect } from '#mocks/server/handler.ts';
import { queueMail } from '#mocks/server/mail/queue.ts';
import { notify } from '#mocks/server/notifications/notify.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { prospect } from '../prospect/record.ts';
import { proposalDay, proposalPdf } from './proposal.ts';
import { isLimited, refuseFor, sale, saleOfRoute, saleToChange, textsOf } from './record.ts';

const withFlash = (context: AdminContext, text: string) =>
  redirect(backAddress(context), { type: 'success', text });

const todayOf = ({ deps }: AdminContext) => day(parisDay(deps.clock.businessNow()));

/** Sends the proposal as a document, keeps what was sent, and notes it with the prospect. */
export const sendHandler = adminAction(sendSale, {
  find: saleToChange,
  act: async (context, { email, message }, row) => {
    refuseFor(context, sendObstacle(row, isLimited(context)));
    const today = todayOf(context);
    const sent: Sale = { ...row, sentOn: today };
    const bytes = await proposalPdf(context.db, sent, today);
    await sale.change(context, row, {
      action: 'send',
      columns: { status: 'sent', sentOn: today, sentTo: email, approvalAskedAt: null },
      changes: { status: { from: row.status, to: 'sent' }, sentTo: { from: row.sentTo, to: email } },
      alongside: async (tx) => {
        const fileId = await keepProposal(context, tx, row, bytes);
        await mailProposal(context, tx, row, { email, message, fileId });
        await noteWithProspect(context, tx, row);
      },
    });
    announceProspect(context, row);
    return withFlash(context, fill(textsOf(context).send.done, { name: row.number, email }));
  },
});

async function keepProposal(
  { deps, actor }: AdminContext,
  tx: Database,
  row: Sale,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const fileId = await storeBytes(deps, tx, {
    bytes,
    name: `Proposition ${row.number}.pdf`,
    scope: 'platform',
    createdBy: actor.user.id,
  });
  const now = deps.clock.businessNow();
  await tx.insert(salePapers).values({
    id: deps.newId(),
    saleId: row.id,
    kind: 'proposal',
    fileId,
    createdBy: actor.user.id,
    createdAt: now,
    updatedAt: now,
  });
  return fileId;
}

interface Letter {
  readonly email: string;
  readonly message: string;
  readonly fileId: string;
}

async function mailProposal(
  context: AdminContext,
  tx: Database,
  row: Sale,
  { email, message, fileId }: Letter,
) {
  const [plan] = await tx.select({ name: plans.name }).from(plans).where(eq(plans.id, row.planId));
  const { user } = context.actor;
  await queueMail(
    context,
    tx,
    'sale.proposal',
    { email, name: null, locale: 'fr', replyTo: user.email, attachmentFileId: fileId },
    {
      number: row.number,
      customer: row.customerName,
      plan: plan?.name ?? '',
      seller: fullName(user),
      message,
      netCents: row.netCents,
      totalCents: row.totalCents,
      recurringCents: row.recurringCents,
      isYearly: row.period === 'yearly',
      endsOn: proposalEndsOn(todayOf(context)),
    },
  );
}

/** A line among what was said to the prospect, and the stage that it has come to. */
async function noteWithProspect(context: AdminContext, tx: Database, row: Sale): Promise<void> {
  if (row.prospectId === null) return;
  const { deps, actor } = context;
  const now = deps.clock.businessNow();
  const line = {
    prospectId: row.prospectId,
    createdBy: actor.user.id,
    at: now,
    createdAt: now,
    updatedAt: now,
  };
  const [known] = await tx.select().from(prospects).where(eq(prospects.id, row.prospectId));
  if (!known) return;
  // In French, as the rest of what the team writes down.
  const body = fill(textsOf({ locale: 'fr' }).send.noted, { name: row.number });
  await tx.insert(prospectActivities).values({ ...line, id: deps.newId(), kind: 'email', body });
  const isBefore = !['won', 'lost', 'proposal'].includes(known.status);
  if (isBefore) {
    const move = { kind: 'status' as const, body: `${known.status}>proposal` };
    await tx.insert(prospectActivities).values({ ...line, ...move, id: deps.newId() });
  }
  await tx
    .update(prospects)
    .set({
      lastContactAt: now,
      updatedAt: now,
      ...(isBefore && {
        status: 'proposal' as const,
        expectedPlanId: row.planId,
        expectedMrrCents: monthlyOf(row),
        version: known.version + 1,
      }),
    })
    .where(and(eq(prospects.id, known.id), eq(prospects.version, known.version)));
}

/** The card of the prospect moves for those who look on. */
export function announceProspect(context: AdminContext, { prospectId }: Pick<Sale, 'prospectId'>): void {
  if (prospectId !== null) prospect.declaration.announce(context, [{ id: prospectId, version: 2 }]);
}

const monthlyOf = ({ period, recurringCents }: Sale): number =>
  period === 'monthly' ? recurringCents : Math.round(recurringCents / 12);

/** Gives a sale up, for a reason. */
export const cancelHandler = adminAction(cancelSale, {
  find: saleToChange,
  act: async (context, { reason }, row) => {
    const texts = textsOf(context);
    if (!saleStatesAfter(row.status).includes('cancelled')) {
      throw new ValidationFailure({
        base: row.status === 'signed' ? texts.obstacles.locked : texts.obstacles.cancelled,
      });
    }
    await sale.change(context, row, {
      action: 'cancel',
      columns: {
        status: 'cancelled',
        cancelledOn: todayOf(context),
        cancelReason: reason,
        approvalAskedAt: null,
      },
      changes: {
        status: { from: row.status, to: 'cancelled' },
        cancelReason: { from: null, to: reason },
      },
    });
    return withFlash(context, fill(texts.cancel.done, { name: row.number }));
  },
});

/** Lets a price go that lies further below the list than its seller may give; the seller is told. */
export const approveHandler = adminAction(noPayload, {
  find: async (context) => {
    const row = await saleToChange(context);
    if (isLimited(context)) throw new ValidationFailure({ base: textsOf(context).approve.notYours });
    return row;
  },
  act: async (context, _payload, row) => {
    const texts = textsOf(context);
    if (row.status !== 'draft' || !needsApproval(row)) {
      throw new ValidationFailure({ base: texts.approve.nothing });
    }
    const { user } = context.actor;
    await sale.change(context, row, {
      action: 'approve',
      columns: {
        approvalAskedAt: null,
        approvedBps: row.concessionBps,
        approvedBy: user.id,
        approvedAt: context.deps.clock.businessNow(),
      },
      changes: { approvedBps: { from: row.approvedBps, to: row.concessionBps } },
      alongside: async (tx) => {
        await notify(context, tx, {
          kind: 'sale.approved',
          to: { userIds: [row.sellerUserId] },
          tenant: null,
          values: { actor: fullName(user), number: row.number, name: row.customerName },
          href: edit(row.id),
          subject: { type: 'subscription-sale', id: row.id },
          exceptUserId: user.id,
        });
      },
    });
    return withFlash(context, fill(texts.approve.done, { name: row.number }));
  },
});

/** The proposal as it stands now. */
export const proposalHandler = adminData(saleProposal, async (context) => {
  const row = await saleOfRoute(context);
  const bytes = await proposalPdf(context.db, row, proposalDay(row, todayOf(context)));
  return {
    kind: 'raw',
    response: new Response(bytes, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${row.number}.pdf"`,
        'cache-control': 'no-store',
      },
    }),
  };
});
