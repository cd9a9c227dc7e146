/** Shape of a French postcode. */
export const postalCodePattern = /^\d{5}$/;

/** Shape of an INSEE commune code, Corsica included (`2A`, `2B`). */
export const inseeCodePattern = /^(\d{2}|2[AB])\d{3}$/;

/** The department of an INSEE commune code: its first two signs, three overseas (`97x`, `98x`). */
export function departmentOf(inseeCode: string): string {
  return /^9[78]/.test(inseeCode) ? inseeCode.slice(0, 3) : inseeCode.slice(0, 2);
}

/** The department of a postal code, Corsica by its two halves (`200…` and `201…` are the south); null for none. */
export function departmentOfPostalCode(postalCode: string): string | null {
  if (!postalCodePattern.test(postalCode)) return null;
  if (postalCode.startsWith('20')) return /^20[01]/.test(postalCode) ? '2A' : '2B';
  return departmentOf(postalCode);
}
