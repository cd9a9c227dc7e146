import { saleIndexPage, saleIndexQuery } from '#contracts/client/operation/sale/index.ts';
import { can, canNow } from '#mocks/server/context.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { headOf, operationOfRoute } from '../scope.ts';
import { transitionsOf } from '../steps/transitions.ts';
import { saleCards } from './cards.ts';
import { lotsOf, saleLots } from './lots.ts';
import { seesMargins } from './margins.ts';
import { agentChoices, shownPlan } from './plan.ts';
import { priceEntries } from './prices-log.ts';

/** The sale plan of an operation: the browser filters, orders and draws its lots. */
export const indexHandler = clientPage(saleIndexPage, async (context, query) => {
  const operation = await operationOfRoute(context);
  const rows = await lotsOf(context, operation.id);
  const { id } = operation;
  const plan = await shownPlan(context, operation, rows);
  const transitions = canNow(context, 'operation.update')
    ? ((await transitionsOf(context, [operation])).get(id) ?? [])
    : [];
  return {
    operation: { ...headOf(operation), version: operation.version },
    query,
    defaults: saleIndexQuery.parse({}),
    lots: await saleLots(
      context,
      rows.map((lot) => ({ lot, operation })),
    ),
    ...(await saleCards(context, rows, operation.kind)),
    prices: await priceEntries(context, id),
    plan,
    agents: await agentChoices(context, plan.agentContactIds),
    transitions: transitions.filter(({ step }) => step === 'open-sale' || step === 'suspend-sale'),
    can: {
      update: canNow(context, 'operation.update'),
      create: canNow(context, 'sale-plan.create'),
      change: canNow(context, 'sale-plan.update'),
      withdraw: canNow(context, 'sale-plan.delete'),
      seeMargins: seesMargins(context),
      seeFloor: can(context, 'floor-price.list'),
      send: canNow(context, 'stock.update'),
      print: canNow(context, 'export.list'),
    },
  };
});
