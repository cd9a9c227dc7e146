import { addToDay } from '#domain/time/day.ts';
import { dashboardPage, type DashboardProps, type DashboardQuery } from '#contracts/client/dashboard.ts';
import { soonDays } from '#domain/dashboard/agenda.ts';
import { completeLayout, dashboardWidgets } from '#domain/dashboard/widgets.ts';
import { isInProgress } from '#domain/operation/states.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { operations } from '#mocks/db/schema/index.ts';
import { can, canNow, type ClientContext } from '#mocks/server/context.ts';
import { clientPage, type RouteHandlers } from '#mocks/server/handler.ts';
import { operationTotals } from '#mocks/server/operation-totals.ts';
import { bannerFor } from '../../banner/serve.ts';
import { inProgress } from '../operation/filters.ts';
import { operationPlaces } from '../operation/places.ts';
import { and } from 'drizzle-orm';
import { agendaOf } from './agenda.ts';
import { lateSales } from './calls.ts';
import { activityOf, newsOf } from './feed.ts';
import { cashOf, figuresOf } from './figures.ts';
import { dismissHandler, updateLayoutHandler } from './layout.ts';
import { onboardingOf } from './onboarding.ts';
import {
  activeOperations,
  lotsInProgress,
  marginBars,
  resultsInProgress,
  stockByState,
} from './operations.ts';
import { dashboardScope, ofChosen, seesMargins } from './scope.ts';

const choicesOf = ({ db }: ClientContext) =>
  db
    .select({ id: operations.id, label: operations.name })
    .from(operations)
    .where(and(liveOperations(), inProgress))
    .orderBy(operations.name);

/** Widgets that the person's rights fill. */
function widgetsOf(context: ClientContext, hasCash: boolean): DashboardProps['widgets'] {
  const isShown: Readonly<Partial<Record<(typeof dashboardWidgets)[number], boolean>>> = {
    cash: hasCash,
    stock: can(context, 'stock.list'),
    margins: seesMargins(context),
    news: can(context, 'actuality.list'),
  };
  return dashboardWidgets.filter((key) => isShown[key] ?? true);
}

async function dashboardProps(context: ClientContext, query: DashboardQuery): Promise<DashboardProps> {
  const scope = await dashboardScope(context, query);
  const late = can(context, 'payment.list') ? await lateSales(context, scope) : [];
  const lots = await lotsInProgress(context, scope);
  const results = await resultsInProgress(context, scope);
  const stock = can(context, 'stock.list') ? stockByState(lots) : [];
  const cash = await cashOf(context, scope);
  const agenda = await agendaOf(context, scope, late);
  const { byStatus, total } = await operationTotals(context);
  const soon = addToDay(scope.today, { days: soonDays });
  return {
    query,
    today: scope.today,
    figures: await figuresOf(context, scope, query.period, { late, results, stock, cash }),
    cash: cash.periods,
    operations: await activeOperations(context, scope, lots, results),
    inProgressCount:
      scope.chosenIds === null
        ? byStatus.filter(({ status }) => isInProgress(status)).reduce((sum, row) => sum + row.count, 0)
        : scope.operations.length,
    operationsCount: total,
    operationChoices: await choicesOf(context),
    stock,
    margins: marginBars(scope, results),
    agenda,
    soonCount: agenda.filter(({ on }) => on <= soon).length,
    activity: await activityOf(context, scope),
    news: await newsOf(context),
    places: await operationPlaces(context, and(liveOperations(), inProgress, ofChosen(operations.id, scope))),
    onboarding: await onboardingOf(context),
    layout: [...completeLayout(context.actor.user.dashboard?.widgets ?? null)],
    widgets: widgetsOf(context, cash.periods !== null),
    banner: await bannerFor(context, 'dashboard'),
    can: {
      create: canNow(context, 'operation.create'),
      update: canNow(context, 'operation.update'),
      createTask: canNow(context, 'task.create'),
      createContact: canNow(context, 'contact.create'),
      createMovement: canNow(context, 'transaction.create'),
    },
  };
}

/** Handlers of `client.dashboard` and of what a person sets there. */
export const dashboardHandlers = {
  'client.dashboard': clientPage(dashboardPage, dashboardProps),
  'client.dashboard.layout.update': updateLayoutHandler,
  'client.onboarding.dismiss': dismissHandler,
} satisfies Partial<RouteHandlers>;
