import { isParcelReference, parcelKey, type ParcelReference } from '#domain/geography/parcel.ts';

/** A line of the form. */
interface ParcelLine extends ParcelReference {
  readonly areaM2: string | null;
}

const isBlank = ({ prefix, section, number, areaM2 }: ParcelLine): boolean =>
  `${prefix}${section}${number}`.trim() === '' && areaM2 === null;

/** The lines without a parcel that was among them, else with it; lines left blank make room. */
export function toggledParcels(
  lines: readonly ParcelLine[],
  { prefix, section, number, areaM2 }: ParcelLine,
  max: number,
): ParcelLine[] {
  const key = parcelKey({ prefix, section, number });
  const others = lines.filter((line) => !isParcelReference(line) || parcelKey(line) !== key);
  if (others.length < lines.length) return others;
  const written = lines.filter((line) => !isBlank(line));
  return written.length >= max ? [...lines] : [...written, { prefix, section, number, areaM2 }];
}

/** The lines with the areas of the land register where they have none, and how many that concerns. */
export function withRegisterAreas<Line extends ParcelLine>(
  lines: readonly Line[],
  register: readonly ParcelLine[],
): { readonly lines: Line[]; readonly count: number } {
  const areas = new Map(register.map((parcel) => [parcelKey(parcel), parcel.areaM2]));
  const missing = (line: Line): string | null =>
    line.areaM2 === null && isParcelReference(line) ? (areas.get(parcelKey(line)) ?? null) : null;
  return {
    lines: lines.map((line) => ({ ...line, areaM2: missing(line) ?? line.areaM2 })),
    count: lines.filter((line) => missing(line) !== null).length,
  };
}
