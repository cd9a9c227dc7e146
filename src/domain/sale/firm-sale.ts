import { deadline } from '../deadline/deadline.ts';
import { isHousingLot, type LotState, type LotType } from '../lot/states.ts';
import type { OperationKind } from '../operation/enums.ts';
import type { Day } from '../time/day.ts';

/**
 * Whether a buyer who is no professional may withdraw within ten days: from a dwelling (article L271-1 of the Code de
 * la construction et de l'habitation) and from a plot of a subdivision (article L442-8 of the Code de l'urbanisme, as
 * the law of 23 November 2018 left it); other land is firm at once (Cass. 3e civ., 4 February 2016, 15-11.140).
 */
export const isWithdrawableLot = (type: LotType, operationKind: OperationKind): boolean =>
  isHousingLot(type) || (type === 'Land' && operationKind === 'subdivision');

/** A lot as far as its buyer may still withdraw. */
export interface ContractedLot {
  readonly status: LotState;
  readonly type: LotType;
  readonly operationKind: OperationKind;
  /** Day of the preliminary contract; null while there is none. */
  readonly contractOn: Day | null;
}

/**
 * Whether the sale of a lot is firm on a day. What a buyer may withdraw from is once their ten days are over, counted
 * from the signature at the earliest; anything else is at once.
 */
export function isSaleFirm({ status, type, operationKind, contractOn }: ContractedLot, on: Day): boolean {
  if (status === 'sold' || status === 'delivered') return true;
  if (status !== 'under_contract') return false;
  if (!isWithdrawableLot(type, operationKind)) return true;
  if (contractOn === null) return false;
  const { effectOn } = deadline('buyer_withdrawal', contractOn);
  return effectOn !== null && effectOn <= on;
}
