import type { RouteRow } from '#generated/routes/row.ts';

/** Stands for an address that no route matches, so that its error page has a context like any other. */
export const unknownRoute: RouteRow = { name: 'unknown', uri: '', methods: ['GET'] };

export const isUnknown = (route: RouteRow): boolean => route === unknownRoute;
