/** An area of which the statistical office tells figures. */
export type InseeArea =
  | { readonly kind: 'commune'; readonly code: string }
  | { readonly kind: 'department'; readonly code: string }
  | { readonly kind: 'country' };

/** Under which the figures of an area are kept: `33243`, `DEP-33`, `FRANCE`. */
export function inseeAreaKey(area: InseeArea): string {
  if (area.kind === 'country') return 'FRANCE';
  return area.kind === 'department' ? `DEP-${area.code}` : area.code;
}
