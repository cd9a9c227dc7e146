import type { LotState, SaleMode } from '../lot/states.ts';
import type { OperationState } from '../operation/states.ts';
import type { SalePlanMode, SalePlanState } from './enums.ts';

/** How a sale is led until somebody says otherwise. */
export const usualSalePlan = { optionDays: 5, depositRateBps: 500, paymentTermDays: 15 } as const;

/** The state of the sale, from that of the operation and of its lots. */
export function salePlanState(
  operation: OperationState,
  wasOpened: boolean,
  lots: readonly LotState[],
): SalePlanState {
  const inSale = lots.filter((state) => state !== 'withdrawn');
  const isOver = inSale.length > 0 && inSale.every((state) => state === 'sold' || state === 'delivered');
  if (isOver) return 'sold_out';
  if (operation === 'selling') return 'open';
  return wasOpened ? 'suspended' : 'draft';
}

/** The mode of the whole sale, from those of its lots. */
export function salePlanMode(lots: readonly SaleMode[]): SalePlanMode {
  const [first = 'asis', ...others] = new Set(lots);
  return others.length === 0 ? first : 'mixed';
}
