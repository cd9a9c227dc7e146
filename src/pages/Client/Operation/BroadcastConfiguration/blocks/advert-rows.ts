import type { BroadcastRow } from '#contracts/client/operation/broadcast-configuration/form.ts';
import { isOfLot, type AdvertCheck, type AdvertTab } from '#domain/broadcast/advert.ts';
import { edit } from '#generated/routes/client/operation/broadcast-configuration.ts';
import { edit as editLot } from '#generated/routes/client/operation/sale.ts';

/** What is missing of an advert. */
export const missingIn = ({ checks }: Pick<BroadcastRow, 'checks'>): AdvertCheck[] =>
  checks.filter(({ isMet }) => !isMet).map(({ check }) => check);

export const isPublished = ({ status }: Pick<BroadcastRow, 'status'>): boolean => status !== 'off';

/** A portal, or the mini-site, does not show it. */
export const hasError = ({ status }: Pick<BroadcastRow, 'status'>): boolean => status === 'error';

/** Nothing is missing, and it is not online yet. */
export const isReady = (row: BroadcastRow): boolean =>
  row.isOpen &&
  row.version !== null &&
  (row.status === 'off' || hasError(row)) &&
  missingIn(row).length === 0;

/** Whether a tab of the page shows an advert. */
export function isInTab(row: BroadcastRow, tab: AdvertTab): boolean {
  if (tab === 'live') return row.portals.some(({ state }) => state === 'live');
  if (tab === 'incomplete') return row.isOpen && missingIn(row).length > 0;
  if (tab === 'error') return hasError(row);
  return true;
}

/** Where what is missing is mended: on the sheet of the lot, or in the advert itself. */
export const fixHref = (operation: string, lot: string, check: AdvertCheck): string =>
  isOfLot(check) ? editLot({ operation, lot }) : edit({ operation }, { query: { lot } });
