import type { ProfileKind } from '#domain/profile/enums.ts';
import {
  companyProfile,
  financialAssets,
  individualProfile,
  organisationChart,
  propertyAssets,
  reference,
} from '#generated/routes/export.ts';
import type * as profileMessages from '#messages/client/profile.ts';

type PaperName = keyof typeof profileMessages.fr.papers;

/** The pages of a profile that are made for paper: the address of each, under what it is called. */
export const paperLinks = (kind: ProfileKind, id: string): { name: PaperName; href: string }[] => [
  kind === 'company'
    ? { name: 'company', href: companyProfile(id) }
    : { name: 'individual', href: individualProfile(id) },
  { name: 'organisation', href: organisationChart(id) },
  { name: 'references', href: reference(id) },
  { name: 'property', href: propertyAssets(id) },
  { name: 'financial', href: financialAssets(id) },
];
