import { useEffect, useState } from 'react';
import type { DrawnParcel, ParcelsAnswer } from '#contracts/client/operation/parcels.ts';
import type { Coordinates } from '#domain/geography/distance.ts';
import { inseeCodePattern } from '#domain/geography/insee.ts';
import { isParcelReference, parcelKey, type ParcelReference } from '#domain/geography/parcel.ts';
import { parcels as parcelsRoute } from '#generated/routes/client/operation.ts';
import { getJson } from '#runtime/protocol/get-json.ts';

/** Time that a person takes between two signs. */
const quietMs = 400;
/** Parcels away from the place that are asked for one by one, at most. */
const maxApart = 10;
const unanswered: ParcelsAnswer = { source: null, isUnreachable: true, parcels: [] };

export interface DrawnParcels {
  /** Who drew them; null while nobody answered, and where there is no land register. */
  readonly source: ParcelsAnswer['source'];
  readonly isUnreachable: boolean;
  /** Of the commune alone, each once. */
  readonly parcels: readonly DrawnParcel[];
}

/** The drawn parcels around a place, and those that are named, wherever they lie in the commune. */
export function useDrawnParcels(
  at: Coordinates | null,
  inseeCode: string,
  named: readonly ParcelReference[],
): DrawnParcels {
  const [answers, setAnswers] = useState<ReadonlyMap<string, ParcelsAnswer>>(() => new Map());
  const code = inseeCode.trim().toUpperCase();
  const around = at === null ? null : parcelsRoute({ query: { lat: at.lat, lng: at.lng } });
  const near = around === null ? undefined : answers.get(around);
  const isWaiting = around !== null && near === undefined;
  const known = new Set(near?.parcels.map(parcelKey));
  const apart =
    isWaiting || !inseeCodePattern.test(code)
      ? []
      : named
          .filter((parcel) => isParcelReference(parcel) && !known.has(parcelKey(parcel)))
          .slice(0, maxApart)
          .map(({ prefix, section, number }) =>
            parcelsRoute({
              query: { inseeCode: code, ...(prefix !== '' && { prefix }), section, number },
            }),
          );
  const asked = [...(around === null ? [] : [around]), ...new Set(apart)];
  const open = asked.filter((href) => !answers.has(href)).join('\n');

  useEffect(() => {
    if (open === '') return undefined;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      const ask = async (href: string): Promise<readonly [string, ParcelsAnswer]> => [
        href,
        await getJson(href, asking.signal).then(
          (answer) => answer as ParcelsAnswer,
          () => unanswered,
        ),
      ];
      void Promise.all(open.split('\n').map(ask)).then((fetched) => {
        if (!asking.signal.aborted) setAnswers((before) => new Map([...before, ...fetched]));
      });
    }, quietMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [open]);

  const received = asked.flatMap((href) => answers.get(href) ?? []);
  const byKey = new Map(
    received
      .flatMap(({ parcels }) => parcels)
      .filter((parcel) => code === '' || parcel.inseeCode === code)
      .map((parcel) => [parcelKey(parcel), parcel]),
  );
  return {
    source: received.find(({ source }) => source !== null)?.source ?? null,
    isUnreachable: received.some(({ isUnreachable }) => isUnreachable),
    parcels: [...byKey.values()],
  };
}
