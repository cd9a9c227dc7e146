import type { CashQuery } from '#contracts/client/operation/cash-flow-forecast.ts';
import { cashFlowForecast } from '#generated/routes/client/operation.ts';

/** The address of the plan of cash with some of its query changed. */
export function cashHref(operationId: string, query: CashQuery, changes: Partial<CashQuery> = {}): string {
  const { mode, by, from, to, state, empty } = { ...query, ...changes };
  return cashFlowForecast(
    { operation: operationId },
    {
      query: {
        ...(mode !== 'ht' && { mode }),
        ...(by !== 'month' && { by }),
        ...(from !== '' && { from }),
        ...(to !== '' && { to }),
        ...(state !== '' && { state }),
        ...(empty !== 'show' && { empty }),
      },
    },
  );
}
