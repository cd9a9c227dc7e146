import * as z from 'zod';
import {
  CadastreUnreachableError,
  type CadastreSource,
  type RegisterParcel,
  type RegisterReference,
} from './source.ts';

/** A register that does not answer in this time is asked again by whoever drew the map. */
const timeoutMs = 8000;
/** Parcels that one answer holds at most. */
const maxParcels = 200;
/** Half the side of the square in which neighbours are looked for. */
const reachM = 90;
const metresPerDegree = 111_195;

const position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).rest(z.number());
const polygon = z.array(z.array(position).min(4)).min(1);
const properties = z.object({
  code_insee: z.string(),
  com_abs: z.string().default('000'),
  section: z.string(),
  numero: z.string(),
  contenance: z.number().nonnegative().nullish(),
});
const feature = z.object({
  geometry: z.discriminatedUnion('type', [
    z.object({ type: z.literal('Polygon'), coordinates: polygon }),
    z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon).min(1) }),
  ]),
  properties,
});
const answer = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) });

/**
 * The drawn land register by the public interface « API Carto, module cadastre » (`/parcelle`), which asks for no
 * key: by reference, or by a square around a place.
 *
 * @param address of the module, `https://apicarto.ign.fr/api/cadastre`
 */
export function apiCartoSource(address: string, send: typeof fetch = fetch): CadastreSource {
  const ask = async (asked: Readonly<Record<string, string>>): Promise<readonly RegisterParcel[]> => {
    const url = new URL(`${address.replace(/\/$/, '')}/parcelle`);
    // The plan of the tax office: the other one that the interface knows is not kept up any more.
    const query = { ...asked, source_ign: 'PCI', _limit: String(maxParcels) };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    try {
      const response = await send(url, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      if (!response.ok) throw new CadastreUnreachableError(`${url.pathname} answered ${response.status}`);
      return parcelsOf(await response.json());
    } catch (error) {
      if (error instanceof CadastreUnreachableError) throw error;
      throw new CadastreUnreachableError(`${url.pathname} did not answer`, { cause: error });
    }
  };
  return {
    name: 'Cadastre, plan cadastral informatisé (DGFiP, IGN)',
    isDemonstration: false,
    near: (place) => ask({ geom: JSON.stringify(squareAround(place)) }),
    find: async (reference) => {
      const { inseeCode, prefix, section, number } = reference;
      const found = await ask({ code_insee: inseeCode, com_abs: prefix, section, numero: number });
      return found.find((parcel) => isSame(parcel, reference)) ?? null;
    },
  };
}

const isSame = (one: RegisterReference, other: RegisterReference): boolean =>
  one.prefix === other.prefix && one.section === other.section && one.number === other.number;

function squareAround({ lat, lng }: { readonly lat: number; readonly lng: number }) {
  const north = reachM / metresPerDegree;
  const east = north / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  const [west, right, south, top] = [lng - east, lng + east, lat - north, lat + north];
  const corners = [
    [west, south],
    [right, south],
    [right, top],
    [west, top],
    [west, south],
  ];
  return { type: 'Polygon', coordinates: [corners] };
}

/** Parcels of an answer; one whose drawing cannot be read is left out, and does not hide its neighbours. */
function parcelsOf(body: unknown): readonly RegisterParcel[] {
  const read = answer.safeParse(body);
  if (!read.success) throw new CadastreUnreachableError('an answer that is no collection of parcels');
  return read.data.features.flatMap((one) => {
    const parcel = feature.safeParse(one);
    if (!parcel.success) return [];
    const { geometry, properties: found } = parcel.data;
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    return [
      {
        inseeCode: found.code_insee,
        prefix: found.com_abs,
        section: found.section,
        number: found.numero,
        areaM2: found.contenance == null ? null : Math.round(found.contenance),
        polygons: polygons.map((rings) => rings.map((ring) => ring.map(([lng, lat]) => [lng, lat] as const))),
      },
    ];
  });
}
