import type { LeaseType } from '#domain/rental/indexation.ts';
import type { dpeClasses, leaseIndexes, LeaseState, RentTerm } from '#domain/rental/lease.ts';

/** A renter of the demonstration, a contact of the company. */
export interface RenterSeed {
  readonly key: string;
  readonly civility?: 'M.' | 'Mme';
  readonly firstName?: string;
  readonly lastName?: string;
  readonly companyName?: string;
  readonly email: string | null;
  readonly city: string;
}

/** A lease of the first company: operation and lot by their references, amounts in euros. */
export interface LeaseSeed {
  readonly number: string;
  readonly lot: readonly [operation: string, lot: string];
  readonly renter: string;
  readonly type: LeaseType;
  readonly startsOn: string;
  readonly endsOn?: string;
  /** Before any revision. */
  readonly rent: number;
  readonly charges: number;
  readonly vatBps?: number;
  readonly dueDay?: number;
  readonly terms?: RentTerm;
  readonly deposit?: number;
  readonly index: (typeof leaseIndexes)[number];
  readonly quarter?: string;
  readonly dpe?: (typeof dpeClasses)[number];
  readonly status: LeaseState;
  /** First month that the company called. */
  readonly calledFrom?: string;
  /** Label of the bank lines by which it is paid. */
  readonly paidBy?: string;
}

export const renterSeeds: readonly RenterSeed[] = [
  {
    key: 'renter-1',
    civility: 'Mme',
    firstName: 'Noémie',
    lastName: 'Faure',
    email: 'noemie.faure@example.test',
    city: 'Talence',
  },
  {
    key: 'renter-2',
    civility: 'M.',
    firstName: 'Adrien',
    lastName: 'Bonnet',
    email: 'adrien.bonnet@example.test',
    city: 'Talence',
  },
  {
    key: 'renter-3',
    companyName: 'Boulangerie de la Bastide',
    email: 'contact.bastide@example.test',
    city: 'Talence',
  },
  {
    key: 'renter-4',
    civility: 'Mme',
    firstName: 'Léa',
    lastName: 'Darmon',
    email: 'lea.darmon@example.test',
    city: 'Talence',
  },
  { key: 'renter-5', civility: 'M.', firstName: 'Karim', lastName: 'Ouali', email: null, city: 'Libourne' },
];

const saintGenes = 'OP-2025-002';

/** The five leases of Garonne Patrimoine, taken over with the building or made since. */
export const leaseSeeds: readonly LeaseSeed[] = [
  {
    number: 'B-2023-001',
    lot: [saintGenes, 'B1'],
    renter: 'renter-1',
    type: 'nu',
    startsOn: '2023-11-15',
    rent: 820,
    charges: 60,
    deposit: 820,
    index: 'IRL',
    quarter: '2023T3',
    dpe: 'D',
    status: 'active',
    calledFrom: '2026-06',
    paidBy: 'VIR LOYER FAURE',
  },
  {
    number: 'B-2024-002',
    lot: [saintGenes, 'B3'],
    renter: 'renter-2',
    type: 'meuble',
    startsOn: '2024-09-01',
    rent: 640,
    charges: 45,
    deposit: 1280,
    terms: 'echu',
    index: 'aucun',
    dpe: 'C',
    status: 'active',
    calledFrom: '2026-06',
    paidBy: 'VIR LOYER BONNET T2 MEUBLE',
  },
  {
    number: 'B-2024-003',
    lot: [saintGenes, 'M1'],
    renter: 'renter-3',
    type: 'commercial',
    startsOn: '2024-10-01',
    endsOn: '2033-09-30',
    rent: 1450,
    charges: 0,
    vatBps: 2000,
    dueDay: 5,
    deposit: 2900,
    index: 'ILC',
    quarter: '2024T2',
    dpe: 'D',
    status: 'active',
    calledFrom: '2026-06',
    paidBy: 'VIR LOYER BOULANGERIE DE LA BASTIDE',
  },
  {
    number: 'B-2025-001',
    lot: [saintGenes, 'B4'],
    renter: 'renter-4',
    type: 'nu',
    startsOn: '2025-10-20',
    rent: 690,
    charges: 40,
    dueDay: 13,
    deposit: 690,
    index: 'IRL',
    quarter: '2025T2',
    dpe: 'F',
    status: 'active',
    calledFrom: '2026-06',
  },
  {
    number: 'B-2025-002',
    lot: ['OP-2025-001', 'G01'],
    renter: 'renter-5',
    type: 'garage',
    startsOn: '2026-11-12',
    rent: 85,
    charges: 0,
    deposit: 85,
    index: 'aucun',
    status: 'active',
    calledFrom: '2026-11',
  },
];
