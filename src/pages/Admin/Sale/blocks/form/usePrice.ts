import { useEffect, useState } from 'react';
import type { SalePriceShown } from '#contracts/admin/sale/form.ts';
import { price } from '#generated/routes/admin/sale.ts';
import { sendJson } from '#runtime/protocol/send-json.ts';
import type { SaleValues } from './sale-form.ts';

/** So long after the last letter the price is asked for. */
const restMs = 350;

interface TalliedPrice {
  readonly price: SalePriceShown | null;
  /** Something of it cannot be priced. */
  readonly isFailed: boolean;
}

/**
 * What the server says that the sale comes to, as it is being written; the last answer stays while another is asked
 * for.
 *
 * @param isAsked false for a sale that no longer changes: what is stored is shown
 */
export function usePrice(values: SaleValues, stored: SalePriceShown | null, isAsked: boolean): TalliedPrice {
  const { planId, period, seats, unitCents, discountKind, discountValue, couponCode, tenantId, prospectId } =
    values;
  const asked =
    planId === null || !isAsked
      ? null
      : JSON.stringify({
          planId,
          period,
          seats,
          unitCents,
          discountKind,
          discountValue: discountKind === 'none' ? 0 : discountValue,
          couponCode,
          tenantId,
          prospectId: tenantId === null ? prospectId : null,
          services: values.services,
        });
  const [tally, setTally] = useState<TalliedPrice>({ price: stored, isFailed: false });
  useEffect(() => {
    if (asked === null) return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      void sendJson(price(), JSON.parse(asked) as Record<string, unknown>).then((answer) => {
        if (isOver) return;
        setTally((before) =>
          answer === null
            ? { ...before, isFailed: true }
            : { price: answer as SalePriceShown, isFailed: false },
        );
      });
    }, restMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [asked]);
  return isAsked ? tally : { price: stored, isFailed: false };
}
