import { InvalidInputError } from '../domain-error.ts';
import { addToDay, type Day } from '../time/day.ts';

/** « Vente » of the platform: an offer that is proposed to a company, or to a prospect. */
export const saleStates = ['draft', 'sent', 'signed', 'cancelled'] as const;
export type SaleState = (typeof saleStates)[number];

export const saleDiscountKinds = ['none', 'percent', 'amount'] as const;
export type SaleDiscountKind = (typeof saleDiscountKinds)[number];

/** What is kept with a sale: the proposal as it was sent, the one that was signed, anything else. */
export const salePaperKinds = ['proposal', 'signed', 'other'] as const;
export type SalePaperKind = (typeof salePaperKinds)[number];

/** People of one sale at most: those of the widest offer, and those that can be added to it. */
export const maxSaleSeats = 70;
/** Services of one sale at most. */
export const maxSaleLines = 20;

/** Below the list price by this share, somebody with a limited right asks an administrator. */
export const saleDiscountLimitBps = 2000;

/** Days for which a proposal holds. */
export const proposalDays = 30;

/** The last day on which a proposal that was sent on a day can be signed. */
export const proposalEndsOn = (sentOn: Day): Day => addToDay(sentOn, { days: proposalDays });

/** `V-2026-00042`. @throws InvalidInputError when the count is not 1 to 99 999 */
export function saleNumber(year: number, count: number): string {
  if (!Number.isSafeInteger(count) || count < 1 || count > 99_999) {
    throw new InvalidInputError('count', count, 'a whole number from 1 to 99999');
  }
  return `V-${year}-${String(count).padStart(5, '0')}`;
}

/** The states that a sale can take from one. */
export function saleStatesAfter(from: SaleState): readonly SaleState[] {
  if (from === 'draft') return ['sent', 'cancelled'];
  return from === 'sent' ? ['signed', 'cancelled'] : [];
}

/** Why a sale cannot take a step; each has its sentence in the messages. */
export type SaleObstacle = 'locked' | 'cancelled' | 'notSent' | 'toApprove' | 'otherOpen';

/** How a sale stands, as far as its steps ask. */
export interface SaleSituation {
  readonly status: SaleState;
  /** How far it lies below the list price. */
  readonly concessionBps: number;
  /** Up to where an administrator let it go; null where none was asked. */
  readonly approvedBps: number | null;
}

/** True for a sale that lies below the list price by more than a limited right allows, and was not let go. */
export const needsApproval = ({
  concessionBps,
  approvedBps,
}: Pick<SaleSituation, 'concessionBps' | 'approvedBps'>): boolean =>
  concessionBps > Math.max(saleDiscountLimitBps, approvedBps ?? 0);

/** Why a sale cannot be changed; null where it can. */
export function changeObstacle({ status }: Pick<SaleSituation, 'status'>): SaleObstacle | null {
  if (status === 'signed') return 'locked';
  return status === 'cancelled' ? 'cancelled' : null;
}

/** Why a proposal cannot be sent; null where it can, also once more. @param isLimited by a right up to 20 % */
export function sendObstacle(sale: SaleSituation, isLimited: boolean): SaleObstacle | null {
  const obstacle = changeObstacle(sale);
  if (obstacle !== null) return obstacle;
  return isLimited && needsApproval(sale) ? 'toApprove' : null;
}

/** Why a sale cannot be signed; null where it can. */
export function signObstacle(
  sale: SaleSituation,
  { isLimited, hasOtherOpen }: { readonly isLimited: boolean; readonly hasOtherOpen: boolean },
): SaleObstacle | null {
  const obstacle = sendObstacle(sale, isLimited);
  if (obstacle !== null) return obstacle;
  if (sale.status !== 'sent') return 'notSent';
  return hasOtherOpen ? 'otherOpen' : null;
}
