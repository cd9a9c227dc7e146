import type { Civility } from '#domain/relation/contact.ts';
import { seedId } from '../seed-id.ts';
import type { CompanyKey, ContactSeed, TenantKey } from '../types.ts';
import { contactsT1 } from './t1.ts';
import { contactsT2 } from './t2.ts';

/** The identifier of a seeded contact, e.g. `contactId('T1', 'seller-1')`. */
export const contactId = (tenant: CompanyKey, key: string): string => seedId(`contact:${tenant}:${key}`);

/** The contacts of both companies. */
export const contactSeeds: { tenant: TenantKey; contacts: ContactSeed[] }[] = [
  { tenant: 'T1', contacts: contactsT1 },
  { tenant: 'T2', contacts: contactsT2 },
];

/** A fictitious number, `05 55 00 00 xx`: the rank of the contact among the hundred. */
export const phoneOf = (rank: number): string => `05 55 00 00 ${String(rank % 100).padStart(2, '0')}`;

/** An address made from the name: « M. et Mme Paul et Sarah Milhade » gives `sarah.milhade@example.test`. */
export function contactEmail(displayName: string): string {
  const words = displayName
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[\s']+/)
    .slice(-2)
    .filter((word) => !['m.', 'mme', 'me', 'du'].includes(word));
  return `${words.join('.')}@example.test`;
}

const civil = /^(M\. et Mme|M\.|Mme|Me) (.+) (\S+)$/u;

/** A name as it is written, in its parts; what has no civility is the name of several people together. */
export function namePartsOf({ displayName, companyName }: ContactSeed) {
  const [, civility, firstName, lastName] = civil.exec(displayName) ?? [];
  if (civility === undefined) return { kind: 'company' as const, companyName: displayName };
  return {
    kind: 'person' as const,
    civility: civility as Civility,
    firstName: firstName ?? null,
    lastName: lastName ?? null,
    companyName: companyName ?? null,
  };
}
