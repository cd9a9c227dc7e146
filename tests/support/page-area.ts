/**
 * Files that share the walk over the pages; `guest` takes what belongs to no area. The pages of one operation are four
 * tenths of those of clients: they stand apart, so that two processors share the work.
 */
export const pageAreas = ['client', 'client-operation', 'admin', 'export', 'guest'] as const;
export type PageArea = (typeof pageAreas)[number];

/** Area of a page by the first parts of its name. */
export function pageArea(page: string): PageArea {
  if (page.startsWith('Client/Operation/')) return 'client-operation';
  const first = page.split('/')[0]?.toLowerCase();
  return pageAreas.find((area) => area === first) ?? 'guest';
}
