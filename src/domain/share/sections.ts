import type { LotType } from '../lot/states.ts';
import type { ShareAudience, ShareTarget } from './share.ts';

/**
 * Printable pages that a link may show, in the order of a file. A section is called as its route without `export.`;
 * it is offered once the route stands and there is a record to show.
 */
export const shareSections = [
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
export type ShareSection = (typeof shareSections)[number];

/** Sections of a profile by itself, the others being of an operation. */
const ofProfile: readonly ShareSection[] = [
  'company-profile',
  'individual-profile',
  'organisation-chart',
  'reference',
  'property-assets',
  'financial-assets',
];

/** Sections for financial partners: never for a buyer. */
const financial =
  /^(simulation\.|forecasts$|cash-flow-forecast$|estimation$|financial-assets$|property-assets$|stocks$)/;

/** True for a section that a buyer must not be given. */
export const isFinancial = (section: string): boolean => financial.test(section);

/** Sections that a link to an operation or to a profile may have. */
export const sectionsFor = (target: ShareTarget): readonly ShareSection[] =>
  target === 'profile' ? ofProfile : shareSections;

const presets: Readonly<Record<ShareAudience, RegExp>> = {
  bank: /^(?!marketing$|stocks$|property-type\.|individual-profile$)/,
  notary: /^(cover|front-page|presentation|company-profile|project|property-type\..+|photos)$/,
  partner: /^(?!individual-profile$|financial-assets$|property-assets$|stocks$)/,
  buyer: /^(cover|presentation|project|property-type\..+|photos|marketing)$/,
  other: /^(cover|presentation|photos)$/,
};

/** What is ticked first for an audience, of the sections that are offered. */
export const presetSections = <Section extends string>(
  audience: ShareAudience,
  offered: readonly Section[],
): Section[] =>
  offered.filter(
    (section) => presets[audience].test(section) && (audience !== 'buyer' || !isFinancial(section)),
  );

/** The kind of lot that a sheet is for; null for a section that is no such sheet. */
export const lotTypeOf = (section: string): LotType | null => {
  const types: Readonly<Record<string, LotType>> = {
    'property-type.apartment': 'Apartment',
    'property-type.building': 'Building',
    'property-type.garage': 'Garage',
    'property-type.house': 'House',
    'property-type.land': 'Land',
    'property-type.professional-real-estate': 'ProfessionalRealEstate',
  };
  return types[section] ?? null;
};

const order = new Map<string, number>(shareSections.map((section, index) => [section, index]));

/** True for a name of a section. */
export const isSection = (name: string): name is ShareSection => order.has(name);
