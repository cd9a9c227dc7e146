/** The price grid by pages of some lots; one empty page where there is none. */
export function gridPages<Row>(rows: readonly Row[], perPage: number): readonly (readonly Row[])[] {
  if (rows.length === 0) return [[]];
  return Array.from({ length: Math.ceil(rows.length / perPage) }, (_, page) =>
    rows.slice(page * perPage, (page + 1) * perPage),
  );
}

/** Cover, neighbourhood and programme. */
const fixedPages = 3;

/** Whether contact and notices take a page of their own, so that the brochure is printed on whole sheets. */
export const hasClosingPage = (gridCount: number): boolean => (fixedPages + gridCount) % 2 === 1;
