import { storeBudgetLine } from '#contracts/client/operation/forecast/payload.ts';
import { at, textAt, type JsonObject } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

const page = 'client.operation.forecast';

/** A line that was added to a budget. */
async function lineBy(kit: Kit) {
  const operation = await kit.idOf('operation');
  const props = await kit.act('client.operation.forecast.line.store', { operation }, storeBudgetLine.example);
  const lines = (at(props, 'budget.lines') ?? []) as JsonObject[];
  const own = lines.findLast((line) => at(line, 'record.isAdded') === true);
  return { operation, budgetLine: textAt(own ?? {}, 'record.id') };
}

/** An operation with a budget. */
async function budgeted(kit: Kit) {
  const { operation } = await lineBy(kit);
  return { operation };
}

/** What the engine must do before it tries the routes of budgets. */
export const forecastPreparations: Preparations = {
  'client.operation.forecast.freeze': {
    untried: 'il faut une simulation validée avant ce budget : tests/contract/forecast.test.ts',
  },
  'client.operation.forecast.line.store': { from: page },
  'client.operation.forecast.line.update': {
    parameters: lineBy,
    from: page,
  },
  'client.operation.forecast.line.eac': { parameters: lineBy, from: page },
  'client.operation.forecast.line.destroy': { parameters: lineBy },
  'client.operation.forecast.snapshot.store': { parameters: budgeted, from: page },
};
