/** Files that share the walk over the pages; `guest` takes what belongs to no area. */
export const pageAreas = ['client', 'admin', 'export', 'guest'] as const;
export type PageArea = (typeof pageAreas)[number];

/** Area of a page by the first part of its name. */
export function pageArea(page: string): PageArea {
  const first = page.split('/')[0]?.toLowerCase();
  return pageAreas.find((area) => area === first) ?? 'guest';
}
