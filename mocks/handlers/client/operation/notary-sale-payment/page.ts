import { and, asc, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { paymentPage, type PaymentProps } from '#contracts/client/operation/notary/sale/payment.ts';
import { halfWorks } from '#domain/calls/half-works.ts';
import { halfWorksCalculation } from '#domain/calls/half-works-calculation.ts';
import { articleOfRegime } from '#domain/calls/template-law.ts';
import { DomainError } from '#domain/domain-error.ts';
import { explainWith } from '#domain/explain/calculation.ts';
import { cents } from '#domain/money/cents.ts';
import type { PaymentState } from '#domain/sale/notary-sale.ts';
import type { Day } from '#domain/time/day.ts';
import {
  lots,
  paymentTemplates,
  stateChanges,
  transactionMatches,
  transactions,
  type Lot,
} from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { shownExplanation } from '#mocks/server/explained.ts';
import { fileHrefOrNull } from '#mocks/server/files/href.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { contractedWorks } from '../construction/progress.ts';
import { todayOf } from '../financing/record.ts';
import { accountOf } from './letter.ts';
import { lotsText, saleOfRoute, salesOf, type KnownSale } from './record.ts';
import { figuresOf, lineOf, plannedOf, shownCall } from './shown.ts';
import { basesOf, termsOf, vatOfSale, type SaleTerms } from './terms.ts';
import { collectionOf, readyEvents, shownTotals } from './totals.ts';
import { headOf } from '../scope.ts';

/** The calls of a sale, what came in for them, and how all sales of the operation stand. */
export const pageHandler = clientPage(paymentPage, async (context, query) => {
  const known = await saleOfRoute(context);
  const { operation, sale, certificates } = known;
  const today = todayOf(context);
  const sales = await salesOf(context.db, operation);
  const terms = await termsOf(context, sales);
  const own = terms.get(sale.paymentTemplateId ?? '');
  const all = await lotsOf(context, operation.id);
  const vatCents = vatOfSale(known, all, (sale.deedOn ?? today) as Day);
  const bank = await movementsOf(context, known);
  const names = await personNames(
    context.db,
    known.receipts.map(({ byUserId }) => byUserId),
  );
  const more = { today, terms: own, names, movements: bank.labels };
  const isPlanned = sale.deedOn === null;
  const calls = isPlanned
    ? plannedOf(known, own, vatCents)
    : known.payments.map((payment) => shownCall(context, known, payment, more));
  const line = lineOf(known, today);
  const shown = sales.filter((one) => one.sale.status !== 'cancelled' || one.sale.id === sale.id);
  return {
    operation: headOf(operation),
    query,
    today,
    sale: shownSale(known, vatCents),
    template: shownTemplate(own),
    templates: await templateChoices(context, known),
    isPlanned,
    calls,
    figures: figuresOf(line, calls),
    totals: shownTotals(collectionOf(sales, all, today), sales, terms, today),
    sales: shown.map((one) => lineOf(one, today)),
    ready: readyEvents(sales, today),
    milestones: await Promise.all(
      certificates.map(async ({ milestone, on, certifierName, fileId }) => ({
        milestone,
        on,
        certifierName,
        href: await fileHrefOrNull(context, fileId),
      })),
    ),
    halfWorks: await halfWorksOf(context, known, today),
    movements: bank.open,
    bank: await bankOf(context, operation.id),
    history: await historyOf(context, known),
    can: {
      call: canNow(context, 'payment.validate'),
      receive: canNow(context, 'payment.validate'),
      removeReceipt: canNow(context, 'cash-flow.validate'),
      certify: canNow(context, 'operation.update'),
      template: canNow(context, 'payment.update') && mayChangeTemplate(known),
      update: canNow(context, 'operation.update'),
    },
  } satisfies PaymentProps;
});

const mayChangeTemplate = ({ sale, payments }: KnownSale): boolean =>
  sale.status !== 'cancelled' && payments.every(({ calledOn }) => calledOn === null);

const lotsOf = ({ db }: ClientContext, operationId: string): Promise<Lot[]> =>
  db
    .select()
    .from(lots)
    .where(and(eq(lots.operationId, operationId), isNull(lots.deletedAt)));

function shownSale(known: KnownSale, vatCents: number | null): PaymentProps['sale'] {
  const { sale, buyers } = known;
  const bases = basesOf(known);
  const isSplit = sale.regime === 'vir';
  return {
    id: sale.id,
    version: sale.version,
    lots: lotsText(known),
    buyers: buyers.map(({ name, email }) => ({ name, email })),
    regime: sale.regime,
    status: sale.status,
    priceTtcCents: sale.priceTtcCents ?? 0,
    existingCents: isSplit ? bases.existingCents : null,
    worksCents: isSplit ? bases.worksCents : null,
    vatCents,
    depositCents: sale.depositCents,
    depositHolder: sale.depositHolder,
    contractOn: sale.contractOn,
    deedOn: sale.deedOn,
    deedPlannedOn: sale.deedPlannedOn,
    deliveredOn: sale.deliveredOn,
    deliveryPlannedOn: sale.deliveryPlannedOn,
  };
}

function shownTemplate(terms: SaleTerms | undefined): PaymentProps['template'] {
  if (terms === undefined) return null;
  const { paymentTermDays, penaltyKind, penaltyRateBps, name, regime } = terms.fields;
  return {
    id: terms.row.id,
    name,
    paymentTermDays,
    penaltyKind,
    penaltyRateBps,
    article: articleOfRegime(regime),
  };
}

async function templateChoices(context: ClientContext, known: KnownSale): Promise<PaymentProps['templates']> {
  if (!canNow(context, 'payment.update') || !mayChangeTemplate(known)) return [];
  const rows = await context.db
    .select({ id: paymentTemplates.id, label: paymentTemplates.name })
    .from(paymentTemplates)
    .where(
      and(
        eq(paymentTemplates.regime, known.sale.regime),
        isNull(paymentTemplates.deletedAt),
        isNull(paymentTemplates.archivedAt),
      ),
    )
    .orderBy(asc(paymentTemplates.name));
  return rows;
}

/** Half of the works, while a sale waits for it: what the claims tell beside the certificate. */
async function halfWorksOf(
  { db }: ClientContext,
  known: KnownSale,
  today: Day,
): Promise<PaymentProps['halfWorks']> {
  if (known.sale.regime !== 'vir') return null;
  const works = await contractedWorks(db, known.operation.id);
  if (works === null) return null;
  try {
    const half = halfWorks(
      {
        approvedSituationsCents: cents(works.invoicedCents),
        contractsCents: cents(works.contractCents),
        certifiedOn:
          (known.certificates.find(({ milestone }) => milestone === 'half_works')?.on as Day | undefined) ??
          null,
      },
      { on: today },
    );
    return {
      isProposed: half.isProposed,
      explanation: shownExplanation(explainWith(halfWorksCalculation, half, 'share')),
    };
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

async function movementsOf(context: ClientContext, known: KnownSale) {
  const none = { labels: new Map<string, string>(), open: [] as PaymentProps['movements'] };
  const ids = known.payments.map(({ id }) => id);
  if (ids.length === 0 || !canNow(context, 'transaction.list')) return none;
  const rows = await context.db
    .select({ match: transactionMatches, movement: transactions })
    .from(transactionMatches)
    .innerJoin(transactions, eq(transactions.id, transactionMatches.transactionId))
    .where(
      and(
        eq(transactionMatches.targetType, 'call_for_funds'),
        inArray(transactionMatches.targetId, ids),
        isNull(transactions.deletedAt),
      ),
    );
  const recorded = new Set(known.receipts.flatMap(({ transactionId }) => transactionId ?? []));
  return {
    labels: new Map(rows.map(({ movement }) => [movement.id, movement.label])),
    open: rows
      .filter(({ movement }) => !recorded.has(movement.id))
      .map(({ match, movement }) => ({
        id: movement.id,
        paymentId: match.targetId,
        on: movement.bookedOn,
        amountCents: match.amountCents,
        label: movement.label,
      })),
  };
}

async function bankOf(context: ClientContext, operationId: string): Promise<PaymentProps['bank']> {
  const account = await accountOf(context, operationId);
  if (account === null) return null;
  return { holder: context.actor.tenant.name, name: account.bankName, ibanMasked: account.ibanMasked };
}

async function historyOf(context: ClientContext, known: KnownSale): Promise<PaymentProps['history']> {
  const ids = known.payments.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await context.db
    .select()
    .from(stateChanges)
    .where(
      and(
        eq(stateChanges.entity, 'payment'),
        inArray(stateChanges.entityId, ids),
        // All of them were made with the deed: that is told by their schedule.
        ne(stateChanges.toState, 'scheduled'),
      ),
    )
    .orderBy(desc(stateChanges.at), desc(stateChanges.id))
    .limit(100);
  const names = await personNames(
    context.db,
    rows.map(({ byUserId }) => byUserId),
  );
  return rows.map(({ id, entityId, toState, on, at, byUserId, reason }) => ({
    id,
    rank: known.payments.find((call) => call.id === entityId)?.rank ?? 0,
    to: toState as PaymentState,
    on,
    at: at.toISOString(),
    by: names.get(byUserId ?? '') ?? null,
    reason,
  }));
}
