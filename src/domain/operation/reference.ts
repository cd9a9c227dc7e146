/**
 * The next free default reference of a year, `OP-{year}-{seq3}` for operations, given those already used by the company.
 *
 * References typed by hand in another shape are ignored; gaps are not filled again.
 *
 * @param prefix capital letters that name the kind of record
 */
export function nextReference(year: number, used: readonly string[], prefix = 'OP'): string {
  const pattern = new RegExp(`^${prefix}-${year}-(\\d{3,})$`);
  const last = used.reduce((highest, reference) => {
    const match = pattern.exec(reference);
    return match === null ? highest : Math.max(highest, Number(match[1]));
  }, 0);
  return `${prefix}-${year}-${String(last + 1).padStart(3, '0')}`;
}
