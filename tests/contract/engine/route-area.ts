/** Files that share the routes; `shared` takes those of no area, and what is printed. */
export const routeAreas = ['client', 'admin', 'shared'] as const;
export type RouteArea = (typeof routeAreas)[number];

/** Area of a route by the first part of its name. */
export function routeArea(name: string): RouteArea {
  const first = name.split('.')[0];
  return routeAreas.find((area) => area === first) ?? 'shared';
}

/** True for routes of one operation: four tenths of those of clients, in a file of their own. */
export const isOfOperation = (name: string): boolean => name.startsWith('client.operation.');
