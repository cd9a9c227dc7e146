import type { SaleLot } from '#contracts/client/operation/sale/row.ts';
import type { CartItem } from './lot-cart.ts';

/** A lot as the cart keeps it. */
export const cartItemOf = (
  lot: SaleLot,
  operation: { readonly id: string; readonly name: string; readonly city: string },
): CartItem => ({
  lotId: lot.id,
  operationId: operation.id,
  operationName: operation.name,
  ref: lot.ref,
  type: lot.type,
  city: operation.city,
  areaM2: lot.areaM2,
  priceTtcCents: lot.priceTtcCents,
  pricePerM2Cents: lot.pricePerM2Cents,
  status: lot.status,
  coverUrl: lot.photoHref,
  addedAt: new Date().toISOString(),
});
