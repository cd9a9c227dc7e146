import type { SaleContactRow } from '#contracts/client/operation/sale/contact.ts';

/** What was to be done next should have been done before today. */
export const isLate = ({ nextActionOn, stage }: SaleContactRow, today: string): boolean =>
  nextActionOn !== null && nextActionOn < today && stage !== 'lost';

/** Those of whom a purchase may still come. */
export const isOpen = ({ stage }: SaleContactRow): boolean => stage !== 'lost' && stage !== 'buyer';
