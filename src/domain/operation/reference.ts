const referencePattern = /^OP-(\d{4})-(\d{3,})$/;

/**
 * The next free default reference of a year, `OP-{year}-{seq3}`, given those already used by the company.
 *
 * References typed by hand in another shape are ignored; gaps are not filled again.
 */
export function nextReference(year: number, used: readonly string[]): string {
  const last = used.reduce((highest, reference) => {
    const match = referencePattern.exec(reference);
    return match?.[1] === String(year) ? Math.max(highest, Number(match[2])) : highest;
  }, 0);
  return `OP-${year}-${String(last + 1).padStart(3, '0')}`;
}
