import { and, asc, eq, isNull, notInArray } from 'drizzle-orm';
import {
  saleContactPage,
  saleContactQuery,
  type SaleContactProps,
  type SaleContactRow,
} from '#contracts/client/operation/sale/contact.ts';
import type { Cents } from '#domain/money/cents.ts';
import { buyerFunnel } from '#domain/sale/buyer-funnel.ts';
import { buyerScore } from '#domain/sale/buyer-score.ts';
import { contacts, saleContacts, type Contact, type Lot, type SaleContact } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { membersOf } from '../members.ts';
import { lotsOf } from '../sale/lots.ts';
import { headOf, operationOfRoute } from '../scope.ts';

/** Everybody who may buy lots of an operation, and how far they have come. */
export const indexHandler = clientPage(saleContactPage, async (context, query) => {
  const operation = await operationOfRoute(context);
  const { id } = operation;
  const found = await context.db
    .select({ row: saleContacts, contact: contacts })
    .from(saleContacts)
    .innerJoin(contacts, eq(contacts.id, saleContacts.contactId))
    .where(and(eq(saleContacts.operationId, id), isNull(saleContacts.deletedAt)))
    .orderBy(asc(contacts.displayName), asc(saleContacts.id));
  const lots = await lotsOf(context, id);
  const people = await personNames(
    context.db,
    found.flatMap(({ row }) => row.assignedTo ?? []),
  );
  const canChange = canNow(context, 'sale-plan.update');
  return {
    operation: headOf(operation),
    query,
    defaults: saleContactQuery.parse({}),
    contacts: found.map((each) => rowOf(each, lots, people)),
    funnel: funnelOf(found.map(({ row }) => row)),
    choices: {
      lots: lots.map((lot) => ({ id: lot.id, ref: lot.ref, priceTtcCents: lot.priceTtcCents })),
      people: canChange ? await membersOf(context) : [],
      contacts: canChange ? await othersThan(context, found) : [],
    },
    today: parisDay(context.deps.clock.businessNow()),
    can: { update: canNow(context, 'operation.update'), change: canChange },
  };
});

function funnelOf(rows: readonly SaleContact[]): SaleContactProps['funnel'] {
  const { steps, ...rest } = buyerFunnel(rows.map(({ stage }) => stage));
  return { ...rest, steps: steps.map((step) => ({ ...step })) };
}

function rowOf(
  { row, contact }: { readonly row: SaleContact; readonly contact: Contact },
  lots: readonly Lot[],
  people: ReadonlyMap<string, string>,
): SaleContactRow {
  const wanted = lots.filter(({ id }) => row.lotIds.includes(id));
  const { score, parts } = buyerScore({
    budgetCents: row.budgetCents as Cents | null,
    equityCents: row.equityCents as Cents | null,
    lotPricesCents: wanted.map(({ priceTtcCents }) => priceTtcCents as Cents | null),
    hasVisited: row.hasVisited,
    hasLoanAgreement: row.hasLoanAgreement,
    answeredInDays: row.answeredInDays,
  });
  const { budgetCents, assignedTo } = row;
  const isAffordable = ({ status, priceTtcCents }: Lot): boolean =>
    status === 'available' && priceTtcCents !== null && budgetCents !== null && priceTtcCents <= budgetCents;
  return {
    id: row.id,
    version: row.version,
    contact: {
      id: contact.id,
      name: contact.displayName,
      email: contact.email,
      phone: contact.mobile ?? contact.phone,
    },
    lots: wanted.map(({ id, ref, priceTtcCents }) => ({ id, ref, priceTtcCents })),
    stage: row.stage,
    source: row.source,
    budgetCents,
    equityCents: row.equityCents,
    financing: row.financing,
    project: row.project,
    assignee: assignedTo === null ? null : { id: assignedTo, name: people.get(assignedTo) ?? '–' },
    lostReason: row.lostReason ?? '',
    nextActionOn: row.nextActionOn,
    nextAction: row.nextAction ?? '',
    lastActionAt: row.lastActionAt?.toISOString() ?? null,
    hasVisited: row.hasVisited,
    hasLoanAgreement: row.hasLoanAgreement,
    score,
    scoreParts: [...parts],
    matches: lots.filter(isAffordable).map(({ ref }) => ref),
  };
}

/** Contacts of the company that may still be added. */
async function othersThan({ db }: ClientContext, found: readonly { readonly contact: Contact }[]) {
  const here = found.map(({ contact }) => contact.id);
  const rows = await db
    .select({ id: contacts.id, name: contacts.displayName, company: contacts.companyName })
    .from(contacts)
    .where(
      and(
        isNull(contacts.deletedAt),
        eq(contacts.status, 'active'),
        here.length === 0 ? undefined : notInArray(contacts.id, here),
      ),
    )
    .orderBy(asc(contacts.displayName), asc(contacts.id))
    .limit(1000);
  return rows.map(({ id, name, company }) => ({
    id,
    label: company === null || company === name ? name : `${name} · ${company}`,
  }));
}
