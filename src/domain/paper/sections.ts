/** Every paper by the end of its route, in the order in which a file holds them. */
export const exportSections = [
  'cover',
  'front-page',
  'presentation',
  'company-profile',
  'individual-profile',
  'organisation-chart',
  'reference',
  'property-assets',
  'financial-assets',
  'insee',
  'project',
  'property-type.apartment',
  'property-type.building',
  'property-type.garage',
  'property-type.house',
  'property-type.land',
  'property-type.professional-real-estate',
  'photos',
  'estimation',
  'simulation.overview',
  'simulation.show',
  'simulation.expenses',
  'simulation.projects',
  'simulation.vir-revenues',
  'simulation.vir-collection',
  'forecasts',
  'cash-flow-forecast',
  'marketing',
  'stocks',
] as const;
export type ExportSection = (typeof exportSections)[number];

/** Cover and front page hold the others: they do not stand in their own contents. */
export const isBundled = (section: ExportSection): boolean => section !== 'cover' && section !== 'front-page';
