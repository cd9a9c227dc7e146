import { and, eq, isNull } from 'drizzle-orm';
import { basesOfSale, callsOfSale } from '#domain/calls/sale-calls.ts';
import { fieldsOfTemplate } from '#domain/calls/template-fields.ts';
import { systemTemplates } from '#domain/calls/system-templates.ts';
import { DomainError } from '#domain/domain-error.ts';
import { cents, type Cents } from '#domain/money/cents.ts';
import type { SaleMode } from '#domain/lot/states.ts';
import type { Day } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  milestoneCertificates,
  payments,
  paymentTemplates,
  type NewPayment,
} from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import type { FoundSale } from './record.ts';

/** The steps by which a sale calls its price: of its own template, else of its regime by the law of the day. */
async function stepsOf(db: Pick<Database, 'select'>, templateId: string | null, regime: SaleMode, on: Day) {
  const [template] =
    templateId === null
      ? []
      : await db.select().from(paymentTemplates).where(eq(paymentTemplates.id, templateId)).limit(1);
  // A template of the platform follows the law of the day.
  if (!template || template.systemKey !== null)
    return fieldsOfTemplate(systemTemplates({ on })[regime]).steps;
  return template.steps;
}

/** The certified stages of an operation. */
export async function milestonesOf(db: Pick<Database, 'select'>, operationId: string) {
  const rows = await db
    .select({ milestone: milestoneCertificates.milestone, on: milestoneCertificates.on })
    .from(milestoneCertificates)
    .where(eq(milestoneCertificates.operationId, operationId));
  return Object.fromEntries(rows.map(({ milestone, on }) => [milestone, on as Day]));
}

interface Deed {
  readonly deedOn: Day;
  readonly vatCents: Cents;
  readonly byUserId: string;
}

/**
 * Makes the calls of a sale at its deed: what is reached by then may be called at once, all else is to come.
 *
 * @returns false when the template does not call the whole price
 */
export async function makeCalls(
  deps: Pick<ServerDependencies, 'newId' | 'clock'>,
  tx: Database,
  { sale, lots }: Pick<FoundSale, 'sale' | 'lots'>,
  { deedOn, vatCents, byUserId }: Deed,
): Promise<boolean> {
  const steps = await stepsOf(tx, sale.paymentTemplateId, sale.regime, deedOn);
  const parts = lots.map(({ part }) => ({
    priceTtcCents: cents(part.priceTtcCents),
    existingPriceCents: part.existingPriceCents as Cents | null,
    worksPriceCents: part.worksPriceCents as Cents | null,
  }));
  const milestones = await milestonesOf(tx, sale.operationId);
  const at = deps.clock.businessNow();
  const calls = reckoned(() =>
    callsOfSale(steps, basesOfSale(sale.regime, parts), vatCents, { deedOn, milestones }),
  );
  if (calls === null || calls.length === 0) return false;
  await tx.delete(payments).where(and(eq(payments.notarySaleId, sale.id), isNull(payments.calledOn)));
  await tx.insert(payments).values(
    calls.map((call): NewPayment => ({
      id: deps.newId(),
      tenantId: sale.tenantId,
      operationId: sale.operationId,
      notarySaleId: sale.id,
      rank: call.rank,
      label: call.label,
      event: call.event,
      base: call.base,
      cumulativeBps: call.cumulativeBps,
      amountCents: call.amountCents,
      vatCents: call.vatCents,
      eventReachedOn: call.reachedOn,
      status: call.callableOn === null ? 'scheduled' : 'callable',
      createdBy: byUserId,
      createdAt: at,
      updatedAt: at,
    })),
  );
  return true;
}

function reckoned<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** What was to be called at the delivery of a sale may be called now. */
export async function openDeliveryCall(
  tx: Database,
  { sale }: Pick<FoundSale, 'sale'>,
  deliveredOn: string,
): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'callable', eventReachedOn: deliveredOn })
    .where(
      and(
        eq(payments.notarySaleId, sale.id),
        eq(payments.event, 'delivery'),
        eq(payments.status, 'scheduled'),
      ),
    );
}
