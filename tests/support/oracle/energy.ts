/** A second reading of what an energy class brings, as a table of days: nothing of the engine is used here. */

const auditSince: Readonly<Record<string, string>> = {
  D: '2034-01-01',
  E: '2025-01-01',
  F: '2023-04-01',
  G: '2023-04-01',
};
const barredSince: Readonly<Record<string, string>> = { E: '2034-01-01', F: '2028-01-01', G: '2025-01-01' };

/** State of the audit for the sale of a house, and whether it may not be let. */
export function oracleEnergy(
  energyClass: string,
  auditOn: string | null,
  on: string,
): readonly [audit: string, isBarred: boolean] {
  const barred = barredSince[energyClass];
  const isBarred = barred !== undefined && on >= barred;
  const since = auditSince[energyClass];
  if (since === undefined) return ['none', isBarred];
  if (on < since) return ['later', isBarred];
  if (auditOn === null) return ['missing', isBarred];
  // Five years after its day, an audit of 29 February ends with that month.
  const last = `${Number(auditOn.slice(0, 4)) + 5}${auditOn.slice(4)}`.replace('-02-29', '-02-28');
  return [on > last ? 'expired' : 'valid', isBarred];
}
