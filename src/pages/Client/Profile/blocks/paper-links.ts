import type { ExportSection } from '#domain/paper/sections.ts';
import type { ProfileKind } from '#domain/profile/enums.ts';
import {
  companyProfile,
  financialAssets,
  individualProfile,
  organisationChart,
  profileDossier,
  propertyAssets,
  reference,
} from '#generated/routes/export.ts';
import type * as profileMessages from '#messages/client/profile.ts';

export type PaperName = keyof typeof profileMessages.fr.papers;

interface PaperLink {
  readonly name: PaperName;
  /** What it is called in a document of several. */
  readonly section: ExportSection;
  readonly href: string;
}

/** The pages of a profile that are made for paper: the address of each, under what it is called. */
export const paperLinks = (kind: ProfileKind, id: string): PaperLink[] => [
  kind === 'company'
    ? { name: 'company', section: 'company-profile', href: companyProfile(id) }
    : { name: 'individual', section: 'individual-profile', href: individualProfile(id) },
  { name: 'organisation', section: 'organisation-chart', href: organisationChart(id) },
  { name: 'references', section: 'reference', href: reference(id) },
  { name: 'property', section: 'property-assets', href: propertyAssets(id) },
  { name: 'financial', section: 'financial-assets', href: financialAssets(id) },
];

/** Where chosen papers of a profile are printed: one by itself, several as one document in their order. */
export function printHref(kind: ProfileKind, id: string, names: readonly PaperName[]): string | null {
  const links = paperLinks(kind, id);
  const chosen = names.flatMap((name) => links.filter((link) => link.name === name));
  const [first, ...others] = chosen;
  if (first === undefined) return null;
  if (others.length === 0) return first.href;
  return profileDossier({ profile: id }, { query: { sections: chosen.map(({ section }) => section) } });
}
