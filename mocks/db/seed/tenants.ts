import type { NewTenant } from '../schema/tenants.ts';
import { euros } from './euros.ts';
import { brandId } from './brands.ts';
import { companyRows } from './companies.ts';
import { tenantId } from './tenant-id.ts';

export { tenantId } from './tenant-id.ts';

/** The companies of the demonstration: the two with operations first. */
export const tenantSeeds: NewTenant[] = [
  {
    id: tenantId('T1'),
    name: 'Garonne Patrimoine',
    legalForm: 'SAS',
    city: 'Bordeaux',
    siren: '999123458',
    siret: '99912345800013',
    rcsCity: 'Bordeaux',
    addressLine: '12 quai des Chartrons',
    postalCode: '33000',
    inseeCode: '33063',
    brandId: brandId('pierre-et-cite'),
    brandSharingLevel: 'aggregate',
    vatNumber: 'FR61999123458',
    shareCapitalCents: euros(50_000),
    activity: 'marchand_de_biens',
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
    siret: '99954321800013',
    rcsCity: 'Saint-Étienne',
    addressLine: '7 rue des Aciéries',
    postalCode: '42000',
    inseeCode: '42218',
    vatNumber: 'FR87999543218',
    shareCapitalCents: euros(20_000),
    activity: 'marchand_de_biens',
    status: 'active',
    createdAt: new Date('2025-03-17T10:00:00Z'),
    updatedAt: new Date('2026-09-15T09:15:00Z'),
  },
  ...companyRows,
];
