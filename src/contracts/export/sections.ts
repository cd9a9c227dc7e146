import * as z from 'zod';

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
  'property.apartment',
  'property.building',
  'property.garage',
  'property.house',
  'property.land',
  'property.professional',
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

/** `sections[]=presentation`, several or one text with commas: in the order of the file, unknown ones left out. */
export const sectionsQuery = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => {
    const names = (Array.isArray(given) ? given : [given]).flatMap((name) => name.split(','));
    return exportSections.filter((section) => names.includes(section));
  })
  .catch([])
  .default([]);
