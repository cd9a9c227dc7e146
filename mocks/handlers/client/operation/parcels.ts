import { operationParcels, type DrawnParcel } from '#contracts/client/operation/parcels.ts';
import { registerSigns, writtenSigns } from '#domain/geography/parcel.ts';
import { clientData, json } from '#mocks/server/handler.ts';
import {
  CadastreUnreachableError,
  type CadastreSource,
  type RegisterParcel,
} from '#mocks/services/cadastre/source.ts';

/** Asks the land register for a parcel by its reference, else for those around a place. */
export const parcelsHandler = clientData(operationParcels, async ({ deps }, asked) => {
  const { cadastre, log } = deps;
  if (cadastre === null) return json({ source: null, isUnreachable: false, parcels: [] });
  const { name, isDemonstration } = cadastre;
  const source = { name, isDemonstration };
  try {
    const parcels = await found(cadastre, asked);
    return json({ source, isUnreachable: false, parcels: parcels.map(drawn) });
  } catch (error) {
    if (!(error instanceof CadastreUnreachableError)) throw error;
    log.warn('the land register did not answer', { error: error.message });
    return json({ source, isUnreachable: true, parcels: [] });
  }
});

interface Asked {
  readonly lat: number | null;
  readonly lng: number | null;
  readonly inseeCode: string | null;
  readonly prefix: string | null;
  readonly section: string | null;
  readonly number: string | null;
}

async function found(
  cadastre: CadastreSource,
  { lat, lng, inseeCode, prefix, section, number }: Asked,
): Promise<readonly RegisterParcel[]> {
  if (inseeCode !== null && section !== null && number !== null) {
    const signs = registerSigns({ prefix: prefix ?? '', section, number });
    const parcel = await cadastre.find({ inseeCode, ...signs });
    return parcel === null ? [] : [parcel];
  }
  return lat === null || lng === null ? [] : cadastre.near({ lat, lng });
}

const drawn = (parcel: RegisterParcel): DrawnParcel => ({
  inseeCode: parcel.inseeCode,
  ...writtenSigns(parcel),
  areaM2: parcel.areaM2 === null ? null : parcel.areaM2.toFixed(2),
  polygons: parcel.polygons.map((rings) => rings.map((ring) => ring.map(([lng, lat]) => [lng, lat]))),
});
