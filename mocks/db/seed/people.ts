import type { PlatformRole, TenantRole } from '#domain/access/permissions.ts';
import { companyPeople } from './company-people.ts';
import type { CompanyKey, PersonKey } from './types.ts';

export { personId } from './person-id.ts';

export interface PersonSeed {
  key: PersonKey;
  firstName: string;
  lastName: string;
  /** UTC instant. */
  createdAt: string;
  lastLoginAt: string;
  platformRole?: PlatformRole;
  /** Slug of the brand that the person steers. */
  brand?: string;
  memberships?: {
    tenant: CompanyKey;
    role: TenantRole;
    /** References of the only operations open to the person; all when absent. */
    onlyOperations?: string[];
  }[];
}

const joinedT1 = '2025-01-06T09:05:00Z';
const joinedT2 = '2025-03-17T10:05:00Z';
const joinedPlatform = '2025-01-02T08:00:00Z';

const ownPeople: PersonSeed[] = [
  {
    key: 'hugo.lartigue',
    firstName: 'Hugo',
    lastName: 'Lartigue',
    createdAt: joinedT1,
    lastLoginAt: '2026-11-19T17:42:00Z',
    memberships: [{ tenant: 'T1', role: 'owner' }],
  },
  {
    key: 'ines.duprat',
    firstName: 'Inès',
    lastName: 'Duprat',
    createdAt: '2025-02-03T09:00:00Z',
    lastLoginAt: '2026-11-19T16:08:00Z',
    memberships: [{ tenant: 'T1', role: 'collaborator', onlyOperations: ['OP-2025-001', 'OP-2025-002'] }],
  },
  {
    key: 'marc.soubiran',
    firstName: 'Marc',
    lastName: 'Soubiran',
    createdAt: '2025-02-10T14:00:00Z',
    lastLoginAt: '2026-11-18T09:21:00Z',
    memberships: [
      { tenant: 'T1', role: 'accountant' },
      { tenant: 'T3', role: 'accountant' },
    ],
  },
  {
    key: 'lea.pons',
    firstName: 'Léa',
    lastName: 'Pons',
    createdAt: '2025-09-01T08:30:00Z',
    lastLoginAt: '2026-11-12T13:55:00Z',
    memberships: [{ tenant: 'T1', role: 'viewer' }],
  },
  {
    key: 'karim.belkacem',
    firstName: 'Karim',
    lastName: 'Belkacem',
    createdAt: joinedT2,
    lastLoginAt: '2026-11-19T18:10:00Z',
    memberships: [{ tenant: 'T2', role: 'owner' }],
  },
  {
    key: 'julie.fayolle',
    firstName: 'Julie',
    lastName: 'Fayolle',
    createdAt: '2025-03-24T09:00:00Z',
    lastLoginAt: '2026-11-19T08:02:00Z',
    memberships: [{ tenant: 'T2', role: 'collaborator' }],
  },
  {
    key: 'paul.odin',
    firstName: 'Paul',
    lastName: 'Odin',
    createdAt: '2025-04-07T13:30:00Z',
    lastLoginAt: '2026-11-17T10:44:00Z',
    memberships: [{ tenant: 'T2', role: 'accountant' }],
  },
  {
    key: 'camille.roussel',
    firstName: 'Camille',
    lastName: 'Roussel',
    createdAt: joinedPlatform,
    lastLoginAt: '2026-11-19T08:15:00Z',
    platformRole: 'super-admin',
  },
  {
    key: 'thomas.lefevre',
    firstName: 'Thomas',
    lastName: 'Lefèvre',
    createdAt: joinedPlatform,
    lastLoginAt: '2026-11-19T09:30:00Z',
    platformRole: 'admin',
  },
  {
    key: 'ines.benali',
    firstName: 'Inès',
    lastName: 'Benali',
    createdAt: joinedPlatform,
    lastLoginAt: '2026-11-18T15:12:00Z',
    platformRole: 'sales',
  },
  {
    key: 'hugo.marchal',
    firstName: 'Hugo',
    lastName: 'Marchal',
    createdAt: '2025-06-02T08:00:00Z',
    lastLoginAt: '2026-11-19T11:26:00Z',
    platformRole: 'support',
  },
  {
    key: 'lea.fontaine',
    firstName: 'Léa',
    lastName: 'Fontaine',
    createdAt: '2025-09-15T08:00:00Z',
    lastLoginAt: '2026-11-16T14:37:00Z',
    platformRole: 'editor',
  },
];

/** The people of the demonstration: of the two companies with operations, the staff, then the others. */
export const personSeeds: PersonSeed[] = [...ownPeople, ...companyPeople];

/** The address of a seeded person. */
export const emailOf = (person: PersonSeed): string => `${person.key}@example.test`;
