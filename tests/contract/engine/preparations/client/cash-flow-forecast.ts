import { storeCashEntry } from '#contracts/client/operation/cash-flow-forecast/payload.ts';
import { at, textAt, type JsonObject } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

const page = 'client.operation.cash-flow-forecast';

/** A flow that was entered by hand. */
async function entryBy(kit: Kit) {
  const operation = await kit.idOf('operation');
  await kit.act('client.operation.cash-flow-forecast.entry.store', { operation }, storeCashEntry.example);
  const props = await kit.props(page, { operation });
  const entries = (at(props, 'cash.entries') ?? []) as JsonObject[];
  const own = entries.findLast((entry) => at(entry, 'record.isEditable') === true);
  return { operation, cashEntry: textAt(own ?? {}, 'key') };
}

/** What the engine must do before it tries the routes of the plan of cash. */
export const cashFlowForecastPreparations: Preparations = {
  'client.operation.cash-flow-forecast.entry.store': { from: page },
  'client.operation.cash-flow-forecast.entry.update': { parameters: entryBy, from: page },
  'client.operation.cash-flow-forecast.entry.destroy': { parameters: entryBy },
  'client.operation.cash-flow-forecast.entry.reconcile': { parameters: entryBy, from: page },
  'client.operation.cash-flow-forecast.shift': {
    parameters: entryBy,
    payload: (_: Kit, { cashEntry }, example) => ({ ...example, ids: [cashEntry ?? ''] }),
    from: page,
  },
  'client.operation.cash-flow-forecast.rebuild': {
    untried: 'il faut une simulation validée : tests/contract/cash-flow-forecast.test.ts',
  },
};
