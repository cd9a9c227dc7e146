import { useEffect, useEffectEvent, useState } from 'react';
import type { MarketAnswer } from '#contracts/client/sourcing/market.ts';
import { market } from '#generated/routes/client/sourcing.ts';
import * as sourcingMessages from '#messages/client/sourcing.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { getJson } from '#runtime/protocol/get-json.ts';

/** Time that a person takes between two digits. */
const quietMs = 400;

/** The property as it is typed, and what its market price is so far. */
export interface TypedProperty {
  readonly type: string | null;
  readonly areaM2: string | null;
  readonly inseeCode: string;
  readonly city: string;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly marketPerM2Cents: number | null;
}

type Found = NonNullable<MarketAnswer['market']> & { readonly href: string };

/**
 * What known sales say of the market price, once the property rests: it fills the empty field through `fill`, and
 * comes back as the sentence under it. What a person typed stays.
 */
export function useMarketPrice(
  property: TypedProperty,
  fill: ((perM2Cents: number) => void) | null,
): { readonly help?: string } {
  const t = useMessages(sourcingMessages);
  const { money } = useFormat();
  const [found, setFound] = useState<Found | null>(null);
  const { type, areaM2, inseeCode, city, lat, lng, marketPerM2Cents } = property;
  const isAsked = type !== null && Number(areaM2) > 0 && inseeCode.length === 5;
  const href =
    isAsked && areaM2 !== null
      ? market({
          query: {
            type,
            areaM2,
            inseeCode,
            city,
            ...(lat !== null && lng !== null && { lat, lng }),
          },
        })
      : null;
  const take = useEffectEvent((answer: MarketAnswer, asked: string): void => {
    if (answer.market === null) {
      setFound(null);
      return;
    }
    // A proposal follows the property until somebody types another price.
    if (fill !== null && (marketPerM2Cents === null || marketPerM2Cents === found?.perM2Cents)) {
      fill(answer.market.perM2Cents);
    }
    setFound({ ...answer.market, href: asked });
  });
  useEffect(() => {
    if (href === null) return undefined;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      getJson(href, asking.signal).then(
        (answer) => take(answer as MarketAnswer, href),
        // Without an answer the price is typed, as before.
        () => undefined,
      );
    }, quietMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [href]);

  if (found === null || found.href !== href) return {};
  const { perM2Cents, count, confidence, isNear } = found;
  const sentence = t(isNear ? 'market.near' : 'market.commune', { count, confidence, city });
  if (perM2Cents === marketPerM2Cents) return { help: sentence };
  return { help: t('market.other', { sentence, price: money(perM2Cents, { decimals: 0 }) }) };
}
