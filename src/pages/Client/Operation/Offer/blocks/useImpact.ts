import { useEffect, useState } from 'react';
import type { OfferImpact } from '#contracts/client/operation/offer/impact.ts';
import { impact } from '#generated/routes/client/operation/offer.ts';
import { getJson } from '#runtime/protocol/get-json.ts';

const pauseMs = 400;

/** What a price does to the margin; the last answer stays while the next one is asked for. */
export function useImpact(
  operationId: string,
  priceCents: number | null,
): { readonly answer: OfferImpact | null; readonly isFailed: boolean } {
  const [answer, setAnswer] = useState<OfferImpact | null>(null);
  const [failed, setFailed] = useState<number | null | undefined>(undefined);
  const price = Number.isInteger(priceCents) && (priceCents ?? 0) > 0 ? priceCents : null;
  useEffect(() => {
    const asking = new AbortController();
    const href = impact({ operation: operationId }, { query: price === null ? {} : { price } });
    const wait = setTimeout(() => {
      getJson(href, asking.signal).then(
        (received) => {
          setAnswer(received as OfferImpact);
          setFailed(undefined);
        },
        () => {
          if (!asking.signal.aborted) setFailed(price);
        },
      );
    }, pauseMs);
    return () => {
      clearTimeout(wait);
      asking.abort();
    };
  }, [operationId, price]);
  return { answer, isFailed: failed === price };
}
