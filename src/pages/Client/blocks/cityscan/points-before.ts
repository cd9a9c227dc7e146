import type { ShownScan } from '#contracts/client/cityscan.ts';

/** How many points the themes before one have: its own are numbered after them, on the map and in the lists. */
export const pointsBefore = (themes: ShownScan['themes'], rank: number): number =>
  themes.slice(0, rank).reduce((sum, { points }) => sum + points.length, 0);
