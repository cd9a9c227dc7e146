import type { PersonSeed } from './people.ts';
import type { CompanyKey } from './types.ts';

const ownerOf = (
  tenant: CompanyKey,
  key: string,
  name: [first: string, last: string],
  joinedOn: string,
  lastLoginAt: string,
): PersonSeed => ({
  key,
  firstName: name[0],
  lastName: name[1],
  createdAt: `${joinedOn}T09:05:00Z`,
  lastLoginAt,
  memberships: [{ tenant, role: 'owner' }],
});

/** Owners of the companies without operations, and the person who steers their brand. */
export const companyPeople: PersonSeed[] = [
  ownerOf('T3', 'marc.santini', ['Marc', 'Santini'], '2024-11-05', '2026-11-17T09:12:00Z'),
  ownerOf('T4', 'yves.dumoulin', ['Yves', 'Dumoulin'], '2024-06-11', '2026-11-02T16:40:00Z'),
  ownerOf('T5', 'claire.verdier', ['Claire', 'Verdier'], '2025-02-18', '2026-11-18T10:05:00Z'),
  ownerOf('T6', 'benoit.legoff', ['Benoît', 'Le Goff'], '2025-05-06', '2026-11-19T08:30:00Z'),
  ownerOf('T7', 'pascal.bastide', ['Pascal', 'Bastide'], '2025-09-23', '2026-11-10T14:22:00Z'),
  ownerOf('T8', 'amina.kaci', ['Amina', 'Kaci'], '2026-03-10', '2026-11-19T19:02:00Z'),
  ownerOf('T9', 'elodie.kermarrec', ['Élodie', 'Kermarrec'], '2026-11-15', '2026-11-19T11:48:00Z'),
  {
    key: 'nathalie.gauthier',
    firstName: 'Nathalie',
    lastName: 'Gauthier',
    createdAt: '2025-01-14T10:00:00Z',
    lastLoginAt: '2026-11-18T17:31:00Z',
    brand: 'pierre-et-cite',
  },
];
