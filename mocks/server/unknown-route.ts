import type { RouteDefinition } from '#runtime/routes/types.ts';

/** Stands for an address that no route matches, so that its error page has a context like any other. */
export const unknownRoute: RouteDefinition = { name: 'unknown', uri: '', methods: ['GET'] };

export const isUnknown = (route: RouteDefinition): boolean => route === unknownRoute;
