import type { NewTenant } from '../schema/tenants.ts';
import { euros } from './euros.ts';
import { seedId } from './seed-id.ts';
import type { TenantKey } from './types.ts';

/** The identifier of a seeded company. */
export const tenantId = (key: TenantKey): string => seedId(`tenant:${key}`);

/** The companies of the demonstration. */
export const tenantSeeds: NewTenant[] = [
  {
    id: tenantId('T1'),
    name: 'Garonne Patrimoine',
    legalForm: 'SAS',
    city: 'Bordeaux',
    siren: '999123458',
    vatNumber: 'FR61999123458',
    shareCapitalCents: euros(50_000),
    activity: 'marchand de biens',
    status: 'active',
    createdAt: new Date('2025-01-06T09:00:00Z'),
    updatedAt: new Date('2026-09-01T08:30:00Z'),
  },
  {
    id: tenantId('T2'),
    name: 'Forez Habitat et Rénovation',
    legalForm: 'SARL',
    city: 'Saint-Étienne',
    siren: '999543218',
    vatNumber: 'FR87999543218',
    shareCapitalCents: euros(20_000),
    activity: 'marchand de biens',
    status: 'active',
    createdAt: new Date('2025-03-17T10:00:00Z'),
    updatedAt: new Date('2026-09-15T09:15:00Z'),
  },
];
