/**
 * Files that share the routes; `shared` takes those of no area, and what is printed. The routes of one operation are
 * four tenths of those of clients: they stand apart, so that two processors share the work.
 */
export const routeAreas = ['client', 'client-operation', 'admin', 'shared'] as const;
export type RouteArea = (typeof routeAreas)[number];

/** Area of a route by the first parts of its name. */
export function routeArea(name: string): RouteArea {
  if (name.startsWith('client.operation.')) return 'client-operation';
  const first = name.split('.')[0];
  return routeAreas.find((area) => area === first) ?? 'shared';
}
