import type { SaleMode } from '#domain/lot/states.ts';
import type { NotarySaleState } from '#domain/states/sale/notary-sale-states.ts';
import type { NewNotarySale } from '../../schema/index.ts';
import type { PersonKey, StateSeed, TenantKey } from '../types.ts';

/** Money that came in for a call of a rank, in euros. */
export type ReceiptLine = readonly [rank: number, on: string, euros: number];

/** Somebody who buys: key of the contact, share, and whether it is a company that buys as a professional. */
export type BuyerLine = readonly [contact: string, shareBps: number, isCompany?: boolean];

/** A sale before a notary with its lots, buyers, history and money. */
export interface NotarySaleSeed {
  readonly key: string;
  readonly tenant: TenantKey;
  readonly operation: string;
  readonly by: PersonKey;
  readonly regime: SaleMode;
  /** References of its lots. */
  readonly lots: readonly string[];
  readonly buyers: readonly BuyerLine[];
  readonly fields: Partial<Omit<NewNotarySale, 'id' | 'status' | 'regime'>>;
  readonly history: readonly StateSeed<NotarySaleState>[];
  /** Days on which calls were made, by their rank, and when each was to be paid. */
  readonly called?: readonly (readonly [rank: number, on: string, dueOn: string])[];
  readonly milestones?: Readonly<Partial<Record<'foundations' | 'half_works' | 'completion', string>>>;
  readonly receipts?: readonly ReceiptLine[];
}
