import type { LotType } from '../lot/states.ts';

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

/** The paper that holds others: all of a file, or of a link, as one document. */
export const wholeDossier = 'dossier';
/** The same of a borrower by itself, by the end of its route. */
export const profileDossier = 'profile-dossier';

/** Cover and front page hold the others: they do not stand in their own contents. */
export const isBundled = (section: ExportSection): boolean => section !== 'cover' && section !== 'front-page';

const lotTypes: Partial<Record<ExportSection, LotType>> = {
  'property-type.apartment': 'Apartment',
  'property-type.building': 'Building',
  'property-type.garage': 'Garage',
  'property-type.house': 'House',
  'property-type.land': 'Land',
  'property-type.professional-real-estate': 'ProfessionalRealEstate',
};

/** The kind of lot that a sheet is for; null for a section that is no such sheet. */
export const lotTypeOf = (section: ExportSection): LotType | null => lotTypes[section] ?? null;

/** A company's page is not for a person's profile, nor a person's for a company. */
export function fitsProfile(section: ExportSection, kind: 'company' | 'individual'): boolean {
  if (section === 'company-profile') return kind === 'company';
  return section !== 'individual-profile' || kind === 'individual';
}
