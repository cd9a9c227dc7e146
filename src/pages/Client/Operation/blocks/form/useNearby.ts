import { useEffect, useState } from 'react';
import type { NearbyAnswer, NearbyOperation } from '#contracts/client/operation/nearby.ts';
import { nearby } from '#generated/routes/client/operation.ts';
import { getJson } from '#runtime/protocol/get-json.ts';

/** Time that a person takes between two digits of a coordinate. */
const quietMs = 300;

interface Point {
  lat: number | null;
  lng: number | null;
}

/** The operation that stands on the same spot, asked for once the coordinates rest; null until it is known. */
export function useNearby({ lat, lng }: Point, except: string | null): NearbyOperation {
  const [found, setFound] = useState<{ href: string; operation: NearbyOperation } | null>(null);
  const isPoint = lat !== null && lng !== null && Number.isFinite(lat) && Number.isFinite(lng);
  const href = isPoint ? nearby({ query: { lat, lng, ...(except !== null && { except }) } }) : null;

  useEffect(() => {
    if (href === null) return undefined;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      getJson(href, asking.signal).then(
        (answer) => setFound({ href, operation: (answer as NearbyAnswer).operation }),
        // Without an answer there is no warning; saving does not depend on it.
        () => undefined,
      );
    }, quietMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [href]);

  return found !== null && found.href === href ? found.operation : null;
}
