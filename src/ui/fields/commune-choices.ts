/** A commune as the directory tells of it. */
export interface Commune {
  readonly inseeCode: string;
  readonly name: string;
  readonly postalCodes: readonly string[];
  readonly departmentName: string;
}

/** A commune with the one postcode to fill in. */
export interface CommuneChoice {
  /** INSEE code and postcode: a commune may have several of these. */
  id: string;
  label: string;
  description: string;
  commune: Commune;
  postalCode: string;
}

/**
 * What the search offers: each commune once with its first postcode, or, when a postcode is being typed,
 * once per postcode that begins so.
 */
export function communeChoices(communes: readonly Commune[], query: string): CommuneChoice[] {
  const digits = /^\d+$/.test(query.trim()) ? query.trim() : null;
  return communes.flatMap((commune) => {
    const matching =
      digits === null
        ? commune.postalCodes.slice(0, 1)
        : commune.postalCodes.filter((postalCode) => postalCode.startsWith(digits));
    return matching.map((postalCode) => ({
      id: `${commune.inseeCode}-${postalCode}`,
      label: `${commune.name} (${postalCode})`,
      description: commune.departmentName,
      commune,
      postalCode,
    }));
  });
}
