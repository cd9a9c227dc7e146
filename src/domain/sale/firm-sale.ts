import { deadline } from '../deadline/deadline.ts';
import type { LotState, LotType } from '../lot/states.ts';
import type { Day } from '../time/day.ts';

const housing: readonly LotType[] = ['Apartment', 'House', 'Building'];

/** Whether a lot is a dwelling, of which a buyer may still withdraw. */
export const isHousingLot = (type: LotType): boolean => housing.includes(type);

/** A lot as far as its buyer may still withdraw. */
export interface ContractedLot {
  readonly status: LotState;
  readonly type: LotType;
  /** Day of the preliminary contract; null while there is none. */
  readonly contractOn: Day | null;
}

/**
 * Whether the sale of a lot is firm on a day. Housing under contract is from the day on which the buyer's ten days to
 * withdraw are over, counted from the signature at the earliest; anything else is at once.
 */
export function isSaleFirm({ status, type, contractOn }: ContractedLot, on: Day): boolean {
  if (status === 'sold' || status === 'delivered') return true;
  if (status !== 'under_contract') return false;
  if (!isHousingLot(type)) return true;
  if (contractOn === null) return false;
  const { effectOn } = deadline('buyer_withdrawal', contractOn);
  return effectOn !== null && effectOn <= on;
}
