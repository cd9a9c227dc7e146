/** A parcel by the signs under which the land register keeps it, filled up with zeros: `000`, `0D`, `0009`. */
export interface RegisterReference {
  readonly inseeCode: string;
  readonly prefix: string;
  readonly section: string;
  readonly number: string;
}

/** Corners of a closed line, each `[longitude, latitude]`. */
export type ParcelRing = readonly (readonly [lng: number, lat: number])[];

/** A parcel as the land register draws it. */
export interface RegisterParcel extends RegisterReference {
  /** What the register counts (« contenance »), whole square metres; null where it says nothing. */
  readonly areaM2: number | null;
  /** Its pieces; of each the outer line, then those of its holes. */
  readonly polygons: readonly (readonly ParcelRing[])[];
}

/** Where drawn parcels are fetched. */
export interface CadastreSource {
  /** Under which its drawings are shown. */
  readonly name: string;
  /** Packaged drawings of the demonstration, and no register. */
  readonly isDemonstration: boolean;
  /** The parcels around a place. @throws CadastreUnreachableError when there is no answer, or not in its form */
  near(place: { readonly lat: number; readonly lng: number }): Promise<readonly RegisterParcel[]>;
  /** One parcel; null when the register has none of that name. @throws CadastreUnreachableError likewise */
  find(reference: RegisterReference): Promise<RegisterParcel | null>;
}

/** The land register did not answer, or in another form than it is read in. */
export class CadastreUnreachableError extends Error {
  override readonly name = 'CadastreUnreachableError';
}
