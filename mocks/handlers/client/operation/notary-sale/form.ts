import { and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Conflict } from '#contracts/conflict.ts';
import {
  notarySaleFormPage,
  type NotarySaleFormProps,
} from '#contracts/client/operation/notary/sale/form.ts';
import { saleFields, type SaleValues } from '#contracts/client/operation/notary/sale/payload.ts';
import { describeFields } from '#contracts/record-form.ts';
import { daysBetween, type Day } from '#domain/time/day.ts';
import {
  contacts,
  guarantees,
  paymentTemplates,
  preemptions,
  type Lot,
  type Operation,
} from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { todayOf } from '../financing/record.ts';
import { lotsOf } from '../sale/lots.ts';
import { headOf, operationOfRoute } from '../scope.ts';
import { declarationLabel } from '../urban-planning/record.ts';
import { clocksOf } from './clocks.ts';
import { buyerCostOf, pricesOf, shownDepositCap } from './costs.ts';
import { lotLabel } from './list.ts';
import { expectedPapers, shownPapers } from './papers.ts';
import { refsOf, saleOfRoute, type FoundSale } from './record.ts';
import { callsOf } from './rows.ts';
import { currentOf, historyOf, stepsOf, valuesOfSale } from './current.ts';
import { surroundingsOf } from './surroundings.ts';
import { vatOfLots } from './vat.ts';

const facts = describeFields(saleFields);

const rightsOf = (context: ClientContext): NotarySaleFormProps['can'] => ({
  update: canNow(context, 'operation.update'),
  owner: canNow(context, 'termination.validate'),
  deed: canNow(context, 'payment.validate'),
});

/** What the form may choose from: lots on sale and its own, people, schedules, guarantees, declarations. */
async function choicesOf(
  context: ClientContext,
  operation: Operation,
  found: FoundSale | null,
): Promise<NotarySaleFormProps['choices']> {
  const { db } = context;
  const own = new Set(found?.lots.map(({ lot }) => lot.id));
  const isOpen = found === null || ['option', 'reserved'].includes(found.sale.status);
  const lots = (await lotsOf(context, operation.id)).filter(
    ({ id, status }) => own.has(id) || (isOpen && status === 'available'),
  );
  const present = [
    ...(found?.buyers.map(({ contactId }) => contactId) ?? []),
    found?.sale.sellerNotaryId ?? null,
    found?.sale.buyerNotaryId ?? null,
  ].filter((id) => id !== null);
  const people = await db
    .select({ id: contacts.id, label: contacts.displayName })
    .from(contacts)
    .where(or(isNull(contacts.deletedAt), present.length === 0 ? undefined : inArray(contacts.id, present)))
    .orderBy(asc(contacts.displayName));
  const templates = await db
    .select({ id: paymentTemplates.id, label: paymentTemplates.name, regime: paymentTemplates.regime })
    .from(paymentTemplates)
    .where(
      or(
        and(isNull(paymentTemplates.deletedAt), isNull(paymentTemplates.archivedAt)),
        eq(paymentTemplates.id, found?.sale.paymentTemplateId ?? ''),
      ),
    )
    .orderBy(desc(paymentTemplates.isDefault), asc(paymentTemplates.name));
  const secured = await db
    .select({ id: guarantees.id, label: guarantees.issuer })
    .from(guarantees)
    .where(
      and(eq(guarantees.operationId, operation.id), eq(guarantees.kind, 'gfa'), isNull(guarantees.deletedAt)),
    );
  const declared = await db
    .select()
    .from(preemptions)
    .where(
      and(
        eq(preemptions.operationId, operation.id),
        eq(preemptions.side, 'sale'),
        isNull(preemptions.deletedAt),
      ),
    );
  return {
    lots: lots.map((lot) => ({
      id: lot.id,
      label: lotLabel(lot),
      priceTtcCents: lot.priceTtcCents,
      existingPriceCents: lot.existingPriceCents,
      worksPriceCents: lot.worksPriceCents,
    })),
    contacts: people,
    templates,
    guarantees: secured,
    preemptions: declared.map((row) => ({ id: row.id, label: declarationLabel(context, row, null) })),
  };
}

function blankValues(
  lot: Lot | undefined,
  templates: NotarySaleFormProps['choices']['templates'],
  guaranteeId: string | null,
): SaleValues {
  const regime = lot?.saleMode ?? 'asis';
  const price = lot?.priceTtcCents ?? null;
  return {
    regime,
    lots: [
      {
        lotId: lot?.id ?? null,
        priceTtcCents: price,
        existingPriceCents: lot?.existingPriceCents ?? null,
        worksPriceCents: lot?.worksPriceCents ?? null,
      },
    ],
    buyers: [{ contactId: null, shareBps: 10_000, kind: 'individual', capacity: 'non_professional' }],
    isFloorConfirmed: false,
    furnitureCents: null,
    agentFeeCents: null,
    optionUntil: null,
    depositCents: price === null ? null : Math.round(price / 20),
    depositHolder: '',
    depositReceivedOn: null,
    isLoanRequired: false,
    hasLoanWaiver: false,
    loanAmountCents: null,
    loanMaxRateBps: null,
    loanMonths: null,
    loanConditionEndsOn: null,
    notifiedBy: null,
    firstPresentationOn: null,
    alurDocsOn: null,
    draftDeedNotifiedOn: null,
    isVatStated: false,
    isFirstTimeBuyer: false,
    isBlockSale: false,
    sellerNotaryId: null,
    buyerNotaryId: null,
    paymentTemplateId: templates.find((one) => one.regime === regime)?.id ?? null,
    guaranteeId: regime === 'vir' || regime === 'vefa' ? guaranteeId : null,
    preemptionId: null,
    deedPlannedOn: null,
    deliveryPlannedOn: null,
  };
}

/** A new sale, of the lot that the address names where it is for sale. */
export const createHandler = clientPage(notarySaleFormPage, async (context, query) => {
  const operation = await operationOfRoute(context);
  const rows = await lotsOf(context, operation.id);
  const lot = rows.find(({ id, status }) => id === query.lot && status === 'available');
  const choices = await choicesOf(context, operation, null);
  return {
    operation: headOf(operation),
    query,
    form: {
      record: null,
      values: blankValues(lot, choices.templates, choices.guarantees[0]?.id ?? null),
      fields: facts,
      conflict: null,
      can: { save: canNow(context, 'operation.update'), delete: false },
    },
    current: null,
    prices: [],
    clocks: [],
    depositCap: null,
    buyerCost: null,
    buyerCostRefusal: null,
    conditions: [],
    papers: [],
    expected: [],
    calls: [],
    steps: [],
    history: [],
    choices,
    today: todayOf(context),
    can: rightsOf(context),
  };
});

/** The file of a sale: what it says, where it stands, its periods, papers and calls. */
export const editHandler = clientPage(notarySaleFormPage, async (context, query) => {
  const found = await saleOfRoute(context);
  const { operation, sale } = found;
  const today = todayOf(context);
  const around = await surroundingsOf(context.db, found, { operation, today });
  const on = (sale.deedOn ?? sale.deedPlannedOn ?? today) as Day;
  const vat = await vatOfLots(context.db, operation, found, on);
  const can = rightsOf(context);
  return {
    operation: headOf(operation),
    query,
    form: {
      record: { id: sale.id, version: sale.version, label: refsOf(found) },
      values: valuesOfSale(found),
      fields: facts,
      conflict: (context.session.data.details?.['conflict'] as Conflict | undefined) ?? null,
      can: { save: can.update && sale.status !== 'cancelled', delete: false },
    },
    current: currentOf(found),
    prices: await pricesOf(context.db, found, vat),
    clocks: clocksOf(context, found, today),
    depositCap: shownDepositCap(found, today, around.depositCapBps),
    ...buyerCostOf(context, operation, found, vat, today),
    conditions: sale.conditions.map((row) => ({
      ...row,
      daysLeft: daysBetween(today, row.deadlineOn as Day),
    })),
    papers: await shownPapers(context, found),
    expected: expectedPapers(found),
    calls: (await callsOf(context.db, [sale.id])).map((call) => ({
      id: call.id,
      rank: call.rank,
      label: call.label,
      event: call.event,
      amountCents: call.amountCents,
      receivedCents: call.receivedCents,
      dueOn: call.dueOn,
      status: call.status,
    })),
    steps: await stepsOf(context, found, around, today),
    history: await historyOf(context, sale.id),
    choices: await choicesOf(context, operation, found),
    today,
    can,
  };
});
