import { exportSections, type ExportSection } from '../paper/sections.ts';
import type { ShareAudience, ShareTarget } from './share.ts';

/** Sections of a profile by itself, the others being of an operation. */
const ofProfile: readonly ExportSection[] = [
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
export const sectionsFor = (target: ShareTarget): readonly ExportSection[] =>
  target === 'profile' ? ofProfile : exportSections;

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

const order = new Map<string, number>(exportSections.map((section, index) => [section, index]));

/** True for a name of a section. */
export const isSection = (name: string): name is ExportSection => order.has(name);
