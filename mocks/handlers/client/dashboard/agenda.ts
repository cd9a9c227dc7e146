import { and, eq, inArray, isNotNull, isNull, lte, notInArray } from 'drizzle-orm';
import type { AgendaItem } from '#contracts/client/dashboard.ts';
import { agendaUntil, inAgendaOrder, type AgendaKind } from '#domain/dashboard/agenda.ts';
import { day, daysBetween } from '#domain/time/day.ts';
import { openTaskStates } from '#domain/task/task.ts';
import { construction } from '#generated/routes/client/operation.ts';
import { edit as editOffer } from '#generated/routes/client/operation/offer.ts';
import { edit as editSale, payment } from '#generated/routes/client/operation/notary/sale.ts';
import { edit as editTask } from '#generated/routes/client/task.ts';
import * as dashboardMessages from '#messages/client/dashboard.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { constructionLots, notarySales, offers, tasks, worksSituations } from '#mocks/db/schema/index.ts';
import { can, type ClientContext } from '#mocks/server/context.ts';
import { operationNames } from '#mocks/server/lists/operation-names.ts';
import { upcomingDaysOf } from '../operation/notary-sale/figures.ts';
import { knownSales, refsOf } from '../operation/notary-sale/record.ts';
import { itemsIn } from '../planning/items.ts';
import type { LateSale } from './calls.ts';
import { ofChosen, type DashboardScope } from './scope.ts';

interface Found extends Omit<AgendaItem, 'operation' | 'daysLeft'> {
  readonly operationId: string | null;
}

/** Sales under way whose days are told at most. */
const maxSales = 500;
/** Lines of the agenda at most; the planning has the rest. */
const maxItems = 10;

const textsOf = ({ locale }: ClientContext) => messagesFor(locale, dashboardMessages).agenda;

const unpaidItems = (context: ClientContext, late: readonly LateSale[]): Found[] =>
  late.map(({ saleId, operationId, lots, owedCents, dueOn }) => ({
    id: `unpaid:${saleId}`,
    kind: 'unpaid',
    title: fill(textsOf(context).unpaid, { lots }),
    on: dueOn,
    time: null,
    operationId,
    amountCents: owedCents,
    href: payment({ operation: operationId, notarySale: saleId }),
  }));

/** Open tasks of the person that are late; those to come stand in the planning. */
async function lateTasks({ db, actor }: ClientContext, { today }: DashboardScope): Promise<Found[]> {
  const rows = await db
    .select()
    .from(tasks)
    .where(and(isNull(tasks.deletedAt), inArray(tasks.status, openTaskStates), lte(tasks.dueOn, today)));
  return rows.flatMap(({ id, title, dueOn, dueTime, assigneeIds, operationId }) =>
    dueOn === null || dueOn >= today || !assigneeIds.includes(actor.user.id)
      ? []
      : [
          {
            id: `task:${id}`,
            kind: 'task' as const,
            title,
            on: dueOn,
            time: dueTime,
            operationId,
            amountCents: null,
            href: editTask(id),
          },
        ],
  );
}

/** What the planning holds; of tasks and appointments those that concern the person. */
async function plannedItems(context: ClientContext, { today }: DashboardScope): Promise<Found[]> {
  const items = await itemsIn(context, { from: today, to: agendaUntil(today) });
  const { id: own } = context.actor.user;
  const kindOf = (kind: (typeof items)[number]['kind']): AgendaKind =>
    kind === 'task' || kind === 'visit' || kind === 'operation' || kind === 'supplier' ? kind : 'event';
  return items
    .filter(({ kind, people }) =>
      kind === 'supplier' || kind === 'operation' || people.length === 0
        ? true
        : people.some(({ id }) => id === own),
    )
    .map((item) => ({
      id: item.id,
      kind: kindOf(item.kind),
      title: item.title,
      // An event that began before is on today.
      on: item.startsOn < today ? today : item.startsOn,
      time: item.startsOn < today ? null : item.startTime,
      operationId: item.operation?.id ?? null,
      amountCents: null,
      href: item.href,
    }));
}

async function saleItems(context: ClientContext, scope: DashboardScope): Promise<Found[]> {
  const rows = await context.db
    .select()
    .from(notarySales)
    .where(
      and(
        isNull(notarySales.deletedAt),
        notInArray(notarySales.status, ['cancelled', 'delivered']),
        ofChosen(notarySales.operationId, scope),
      ),
    )
    .limit(maxSales);
  const until = agendaUntil(scope.today);
  const words = textsOf(context);
  return (await knownSales(context.db, rows)).flatMap((known) =>
    upcomingDaysOf(known).flatMap(([kind, on]) =>
      on === null || on < scope.today || on > until
        ? []
        : [
            {
              id: `${kind}:${known.sale.id}`,
              kind,
              title: fill(words[kind], { lots: refsOf(known) }),
              on,
              time: null,
              operationId: known.sale.operationId,
              amountCents: known.sale.priceTtcCents,
              href: editSale({ operation: known.sale.operationId, notarySale: known.sale.id }),
            },
          ],
    ),
  );
}

async function offerItems(context: ClientContext, scope: DashboardScope): Promise<Found[]> {
  const { validUntil, operationId, status, deletedAt } = offers;
  const rows = await context.db
    .select()
    .from(offers)
    .where(
      and(
        isNull(deletedAt),
        inArray(status, ['sent', 'countered']),
        isNotNull(validUntil),
        lte(validUntil, agendaUntil(scope.today)),
        ofChosen(operationId, scope),
      ),
    );
  return rows.flatMap((offer) =>
    offer.validUntil === null || offer.validUntil < scope.today
      ? []
      : [
          {
            id: `offer:${offer.id}`,
            kind: 'offer' as const,
            title: textsOf(context).offer,
            on: offer.validUntil,
            time: null,
            operationId: offer.operationId,
            amountCents: offer.priceCents,
            href: editOffer({ operation: offer.operationId, offer: offer.id }),
          },
        ],
  );
}

/** Progress claims that are approved and not paid. */
async function worksItems(context: ClientContext, scope: DashboardScope): Promise<Found[]> {
  const { dueOn, operationId, status, deletedAt } = worksSituations;
  const rows = await context.db
    .select({ claim: worksSituations, lot: constructionLots.label })
    .from(worksSituations)
    .innerJoin(constructionLots, eq(constructionLots.id, worksSituations.constructionLotId))
    .where(
      and(
        isNull(deletedAt),
        eq(status, 'approved'),
        isNotNull(dueOn),
        lte(dueOn, agendaUntil(scope.today)),
        ofChosen(operationId, scope),
      ),
    );
  return rows.flatMap(({ claim, lot }) =>
    claim.dueOn === null
      ? []
      : [
          {
            id: `works:${claim.id}`,
            kind: 'works' as const,
            title: fill(textsOf(context).works, { number: claim.number, lot }),
            on: claim.dueOn,
            time: null,
            operationId: claim.operationId,
            amountCents: claim.toPayTtcCents,
            href: construction({ operation: claim.operationId }),
          },
        ],
  );
}

/** What is late or falls within the next days, of what the person may see. */
export async function agendaOf(
  context: ClientContext,
  scope: DashboardScope,
  late: readonly LateSale[],
): Promise<AgendaItem[]> {
  const found: Found[] = [
    ...(can(context, 'payment.list') ? unpaidItems(context, late) : []),
    ...(can(context, 'task.list') ? await lateTasks(context, scope) : []),
    ...(can(context, 'planning.list') ? await plannedItems(context, scope) : []),
    ...(can(context, 'operation.list') ? await saleItems(context, scope) : []),
    ...(can(context, 'offer.list') ? await offerItems(context, scope) : []),
    ...(can(context, 'operation.list') ? await worksItems(context, scope) : []),
  ].filter(
    ({ operationId }) =>
      scope.chosenIds === null || (operationId !== null && scope.chosenIds.includes(operationId)),
  );
  const names = await operationNames(
    context,
    found.map(({ operationId }) => operationId),
  );
  return inAgendaOrder(found)
    .slice(0, maxItems)
    .map(({ operationId, ...item }) => ({
      ...item,
      daysLeft: daysBetween(scope.today, day(item.on)),
      operation: names.get(operationId ?? '') ?? null,
    }));
}
