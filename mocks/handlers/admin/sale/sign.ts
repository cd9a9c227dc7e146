import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { signSale, type SignPayload } from '#contracts/admin/sale/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { signObstacle } from '#domain/growth/sale.ts';
import { day, type Day } from '#domain/time/day.ts';
import { edit } from '#generated/routes/admin/sale.ts';
import { fill } from '#messages/fill.ts';
import * as subscriptionMessages from '#messages/client/subscription.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { prospectActivities, prospects, sales, type Sale } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { adminAction, redirect } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { NoIssuerError } from '#mocks/server/subscription/issue-invoice.ts';
import { companyFor } from './company.ts';
import { keepPaper } from './papers.ts';
import { isLimited, sale, saleToChange, textsOf } from './record.ts';
import { announceProspect } from './steps.ts';
import { SaleNotTakenError, takeSale, type TakenSale } from './take.ts';

/** Another sale to the same customer that is not settled: proposed, or signed and still to begin. */
export async function otherOpenSale(
  db: Database,
  { id, customerTenantId, prospectId }: Pick<Sale, 'id' | 'customerTenantId' | 'prospectId'>,
): Promise<string | null> {
  const same = or(
    customerTenantId === null ? undefined : eq(sales.customerTenantId, customerTenantId),
    prospectId === null ? undefined : eq(sales.prospectId, prospectId),
  );
  if (same === undefined) return null;
  const isOpen = or(
    inArray(sales.status, ['draft', 'sent']),
    and(eq(sales.status, 'signed'), isNull(sales.activatedAt)),
  );
  const [other] = await db
    .select({ number: sales.number })
    .from(sales)
    .where(and(same, isOpen, ne(sales.id, id), isNull(sales.deletedAt)))
    .limit(1);
  return other?.number ?? null;
}

/** Why a subscription does not take what was sold, as people read it. */
export function takeText(context: Pick<AdminContext, 'locale'>, error: SaleNotTakenError): string {
  const texts = textsOf(context).take;
  if (error.obstacle !== 'exceeded') return texts[error.obstacle];
  const { usage } = messagesFor(context.locale, subscriptionMessages);
  return fill(texts.exceeded, { list: error.beyond.map((key) => usage[key].toLowerCase()).join(', ') });
}

/** Signs a sale: the company is there from now on, and its subscription takes what was sold on its first day. */
export const signHandler = adminAction(signSale, {
  find: saleToChange,
  act: async (context, payload, row) => {
    await check(context, payload, row);
    const today = day(parisDay(context.deps.clock.businessNow()));
    const { taken, tenantId } = await context.db
      .transaction((tx) => sign(context, tx, { row, payload, today }))
      .catch((error: unknown) => {
        throw refusalOf(context, error);
      });
    announce(context, row, { taken, tenantId });
    const { sign: texts } = textsOf(context);
    const text = fill(taken === null ? texts.doneLater : texts.done, { name: row.number });
    return redirect(edit(row.id), { type: 'success', text });
  },
});

async function check(context: AdminContext, { signedOn }: SignPayload, row: Sale): Promise<void> {
  const texts = textsOf(context);
  const other = await otherOpenSale(context.db, row);
  const facts = { isLimited: isLimited(context), hasOtherOpen: other !== null };
  const obstacle = signObstacle(row, facts);
  if (obstacle !== null) {
    throw new ValidationFailure({ base: fill(texts.obstacles[obstacle], { number: other ?? '' }) });
  }
  const today = parisDay(context.deps.clock.businessNow());
  if (signedOn > today) throw new ValidationFailure({ signedOn: texts.sign.future });
  if (signedOn > row.startsOn) throw new ValidationFailure({ signedOn: texts.sign.afterStart });
  if (row.sentOn !== null && signedOn < row.sentOn) {
    throw new ValidationFailure({ signedOn: texts.sign.beforeSent });
  }
}

interface Signing {
  readonly row: Sale;
  readonly payload: SignPayload;
  readonly today: Day;
}

async function sign(
  context: AdminContext,
  tx: Database,
  { row, payload, today }: Signing,
): Promise<{ taken: TakenSale | null; tenantId: string }> {
  const [locked] = await tx
    .update(sales)
    .set({
      status: 'signed',
      signedOn: payload.signedOn,
      updatedAt: context.deps.clock.businessNow(),
      version: sql`${sales.version} + 1`,
    })
    .where(and(eq(sales.id, row.id), eq(sales.version, row.version), eq(sales.status, 'sent')))
    .returning();
  if (!locked) throw new ValidationFailure({ base: textsOf(context).sign.overtaken });
  const tenant = await companyFor(context, tx, locked, payload);
  const [named] = await tx
    .update(sales)
    .set({
      customerTenantId: tenant.id,
      customerName: tenant.name,
      brandId: tenant.brandId ?? locked.brandId,
    })
    .where(eq(sales.id, row.id))
    .returning();
  if (payload.file) await keepPaper(context, tx, { saleId: row.id, kind: 'signed', file: payload.file });
  await winProspect(context, tx, row, tenant.id);
  const subject = { type: 'subscription-sale', id: row.id, label: row.number };
  await audit(context, tx, 'subscription-sale.sign', subject, {
    status: { from: 'sent', to: 'signed' },
    signedOn: { from: null, to: payload.signedOn },
  });
  const taken = row.startsOn <= today ? await takeSale(context, tx, named ?? locked) : null;
  return { taken, tenantId: tenant.id };
}

/** The prospect has become the company. */
async function winProspect(context: AdminContext, tx: Database, row: Sale, tenantId: string): Promise<void> {
  if (row.prospectId === null) return;
  const [prospect] = await tx.select().from(prospects).where(eq(prospects.id, row.prospectId)).for('update');
  if (!prospect || prospect.status === 'won') return;
  const now = context.deps.clock.businessNow();
  const { user } = context.actor;
  await tx
    .update(prospects)
    .set({
      status: 'won',
      lostReason: null,
      wonTenantId: tenantId,
      nextActionOn: null,
      updatedAt: now,
      version: sql`${prospects.version} + 1`,
    })
    .where(eq(prospects.id, prospect.id));
  await tx.insert(prospectActivities).values({
    id: context.deps.newId(),
    prospectId: prospect.id,
    createdBy: user.id,
    kind: 'status',
    body: `${prospect.status}>won`,
    at: now,
    createdAt: now,
    updatedAt: now,
  });
  const label = [prospect.firstName, prospect.lastName].filter(Boolean).join(' ');
  await audit(
    context,
    tx,
    'prospect.move',
    { type: 'prospect', id: prospect.id, label },
    { status: { from: prospect.status, to: 'won' } },
  );
}

/** What is said of a failure within the transaction, which took everything back. */
function refusalOf(context: AdminContext, error: unknown): unknown {
  if (error instanceof SaleNotTakenError) return new ValidationFailure({ base: takeText(context, error) });
  if (error instanceof NoIssuerError) return new ValidationFailure({ base: textsOf(context).sign.noIssuer });
  return error;
}

function announce(
  context: AdminContext,
  row: Sale,
  { taken, tenantId }: { readonly taken: TakenSale | null; readonly tenantId: string },
): void {
  sale.declaration.announce(context, [row]);
  announceProspect(context, row);
  if (taken === null) return;
  const { subscription, invoice, couponId } = taken;
  broadcast(context, [channels.tenant(tenantId), channels.admin()], 'subscription.changed', {
    id: subscription.id,
  });
  if (invoice) broadcast(context, [channels.finance(tenantId)], 'invoice.issued', { id: invoice.id });
  if (couponId !== null) broadcast(context, [channels.admin()], 'coupon.redeemed', { id: couponId });
}
