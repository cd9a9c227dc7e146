import type { ShareAudience } from '../share/share.ts';
import { exportSections, type ExportSection } from './sections.ts';

/** For whom a file is made. */
export const dossierPresets = ['bank', 'investor', 'buyer', 'partner'] as const;
export type DossierPreset = (typeof dossierPresets)[number];

/** Readers who never see costs and margins, whatever the address asks for. */
export const isMarginKept = (preset: DossierPreset): boolean => preset === 'buyer' || preset === 'partner';

/** What the file of a link is called for its reader: a notary, or anybody else, reads as an investor does. */
export const dossierPresetOf = (audience: ShareAudience): DossierPreset =>
  audience === 'notary' || audience === 'other' ? 'investor' : audience;

const lots: readonly ExportSection[] = exportSections.filter((section) =>
  section.startsWith('property-type.'),
);

/** Papers that a reader is usually given. */
const usual: Readonly<Record<DossierPreset, readonly ExportSection[]>> = {
  bank: exportSections.filter(
    (section) => !lots.includes(section) && section !== 'marketing' && section !== 'stocks',
  ),
  investor: [
    'cover',
    'front-page',
    'presentation',
    'company-profile',
    'reference',
    'insee',
    'project',
    'photos',
    'estimation',
    'simulation.overview',
    'simulation.show',
  ],
  buyer: ['cover', 'front-page', 'presentation', 'insee', 'project', ...lots, 'photos'],
  partner: ['cover', 'front-page', 'presentation', 'insee', 'project', 'photos'],
};

/** Papers that say something of operations whose lots are sold in VIR alone. */
const ofVir: readonly ExportSection[] = ['simulation.vir-revenues', 'simulation.vir-collection'];

/**
 * Those of a reader that can be printed, in the order of a file.
 *
 * @param hasVir lots of the operation may be sold in VIR; without, papers about that would stand empty
 */
export const usualSections = (
  preset: DossierPreset,
  offered: readonly ExportSection[],
  hasVir: boolean,
): readonly ExportSection[] =>
  offered.filter((section) => usual[preset].includes(section) && (hasVir || !ofVir.includes(section)));
