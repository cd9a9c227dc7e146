import type { Scenario, SimulationState, SupplierVatRate } from '#domain/simulation/study/study.ts';
import { seedId } from '../seed-id.ts';
import type { CompanyKey, StateSeed } from '../types.ts';
import { networkSimulations } from './network.ts';

/** What a seeded simulation is counted with, beside the lots and regimes of its operation. */
export interface StudySeed {
  readonly startMonth: string;
  readonly durationMonths: number;
  readonly purchaseOn: string;
  /** Before tax, in euros. */
  readonly works: number;
  readonly worksVatBps?: SupplierVatRate;
  readonly worksStartMonth: string;
  readonly worksMonths: number;
  /** What bank, insurance and management cost together, in euros. */
  readonly others: number;
  readonly loan: number;
  readonly equity: number;
  /** Months of the deeds in the order of the lots; the last one stands for those after it. */
  readonly deedMonths: readonly string[];
  /** Of the milestones that VEFA calls wait for. */
  readonly milestones?: Readonly<
    Partial<Record<'foundationsOn' | 'watertightOn' | 'completionOn' | 'deliveryOn', string>>
  >;
}

export interface SimulationSeed {
  readonly tenant: CompanyKey;
  /** Reference of the operation. */
  readonly operation: string;
  readonly name: string;
  readonly scenario: Scenario;
  /** Change of all prices, in basis points. */
  readonly priceBps?: number;
  readonly by: string;
  readonly history: readonly StateSeed<SimulationState>[];
  /** The reference operation has one of its own. */
  readonly study: StudySeed | 'golden' | 'golden-held';
}

/** The identifier of a seeded simulation: `simulationId('T1', 'OP-2025-001', 'Central')`. */
export const simulationId = (tenant: CompanyKey, operation: string, name: string): string =>
  seedId(`simulation:${tenant}:${operation}:${name}`);

/** The simulation that a seeded operation reads; null where none is validated. */
export function activeSimulationId(tenant: CompanyKey, operation: string): string | null {
  const seed = simulationSeeds.find(
    (it) => it.tenant === tenant && it.operation === operation && it.history.at(-1)?.to === 'validated',
  );
  return seed === undefined ? null : simulationId(tenant, operation, seed.name);
}

const validated = (drafted: string, on: string): SimulationSeed['history'] => [
  { to: 'draft', on: drafted },
  { to: 'validated', on },
];

const canejan: StudySeed = {
  startMonth: '2027-04',
  durationMonths: 14,
  purchaseOn: '2027-04-30',
  works: 150_000,
  worksStartMonth: '2027-06',
  worksMonths: 7,
  others: 31_500,
  loan: 357_000,
  equity: 100_000,
  deedMonths: ['2028-02', '2028-02', '2028-03', '2028-05'],
};

/** Simulations of the seeded operations: a validated one wherever something is counted on. */
export const simulationSeeds: readonly SimulationSeed[] = [
  {
    tenant: 'T1',
    operation: 'OP-2025-001',
    name: 'Central',
    scenario: 'central',
    by: 'hugo.lartigue',
    history: validated('2025-09-18', '2025-09-22'),
    study: 'golden',
  },
  {
    tenant: 'T1',
    operation: 'OP-2025-001',
    name: 'Prudent',
    scenario: 'prudent',
    priceBps: -500,
    by: 'hugo.lartigue',
    history: [{ to: 'draft', on: '2025-09-19' }],
    study: 'golden-held',
  },
  {
    tenant: 'T1',
    operation: 'OP-2025-001',
    name: 'Optimiste',
    scenario: 'optimistic',
    priceBps: 500,
    by: 'hugo.lartigue',
    history: [{ to: 'draft', on: '2025-09-20' }],
    study: 'golden-held',
  },
  {
    tenant: 'T1',
    operation: 'OP-2025-002',
    name: 'Central',
    scenario: 'central',
    by: 'ines.duprat',
    history: validated('2025-12-01', '2025-12-11'),
    study: {
      startMonth: '2026-05',
      durationMonths: 14,
      purchaseOn: '2026-05-20',
      works: 96_000,
      worksStartMonth: '2026-06',
      worksMonths: 8,
      others: 31_300,
      loan: 476_000,
      equity: 180_000,
      deedMonths: ['2027-01', '2027-02', '2027-03', '2027-04', '2027-06'],
    },
  },
  {
    tenant: 'T1',
    operation: 'OP-2025-003',
    name: 'Central',
    scenario: 'central',
    by: 'hugo.lartigue',
    history: validated('2025-01-21', '2025-01-28'),
    study: {
      startMonth: '2025-05',
      durationMonths: 13,
      purchaseOn: '2025-05-05',
      works: 64_000,
      worksStartMonth: '2025-05',
      worksMonths: 5,
      others: 11_920,
      loan: 178_500,
      equity: 90_000,
      deedMonths: ['2025-12', '2026-02', '2026-03', '2026-05'],
    },
  },
  {
    tenant: 'T1',
    operation: 'OP-2025-004',
    name: 'Central',
    scenario: 'central',
    by: 'hugo.lartigue',
    history: validated('2026-01-15', '2026-01-22'),
    study: {
      startMonth: '2027-01',
      durationMonths: 18,
      purchaseOn: '2027-01-29',
      works: 216_000,
      worksVatBps: 2000,
      worksStartMonth: '2027-03',
      worksMonths: 7,
      others: 68_180,
      loan: 702_000,
      equity: 200_000,
      deedMonths: ['2027-11', '2027-12', '2028-01', '2028-02', '2028-04', '2028-06'],
    },
  },
  {
    tenant: 'T1',
    operation: 'OP-2026-001',
    name: 'Central',
    scenario: 'central',
    by: 'hugo.lartigue',
    history: validated('2026-11-09', '2026-11-12'),
    study: {
      startMonth: '2027-03',
      durationMonths: 10,
      purchaseOn: '2027-03-01',
      works: 160_000,
      worksStartMonth: '2027-03',
      worksMonths: 5,
      others: 47_000,
      loan: 722_500,
      equity: 250_000,
      deedMonths: ['2027-12'],
    },
  },
  {
    tenant: 'T1',
    operation: 'OP-2026-004',
    name: 'Central',
    scenario: 'central',
    by: 'hugo.lartigue',
    history: validated('2026-10-14', '2026-10-20'),
    study: canejan,
  },
  {
    tenant: 'T1',
    operation: 'OP-2026-004',
    name: 'Prudent',
    scenario: 'prudent',
    priceBps: -1000,
    by: 'hugo.lartigue',
    history: [{ to: 'draft', on: '2026-11-05' }],
    study: canejan,
  },
  {
    tenant: 'T2',
    operation: 'OP-2025-001',
    name: 'Central',
    scenario: 'central',
    by: 'karim.belkacem',
    history: validated('2026-03-02', '2026-03-16'),
    study: {
      startMonth: '2026-09',
      durationMonths: 24,
      purchaseOn: '2026-09-30',
      works: 120_000,
      worksStartMonth: '2027-01',
      worksMonths: 9,
      others: 28_750,
      loan: 225_000,
      equity: 150_000,
      deedMonths: ['2027-11', '2027-12', '2028-02', '2028-04', '2028-06', '2028-08'],
    },
  },
  {
    tenant: 'T2',
    operation: 'OP-2025-002',
    name: 'Central',
    scenario: 'central',
    by: 'karim.belkacem',
    history: validated('2025-06-02', '2025-06-20'),
    study: {
      startMonth: '2026-01',
      durationMonths: 24,
      purchaseOn: '2026-01-20',
      works: 1_560_000,
      worksVatBps: 2000,
      worksStartMonth: '2026-05',
      worksMonths: 17,
      others: 247_200,
      loan: 900_000,
      equity: 700_000,
      deedMonths: ['2026-10', '2026-10', '2026-10', '2027-01', '2027-03', '2027-06'],
      milestones: {
        foundationsOn: '2026-09-30',
        watertightOn: '2027-03-31',
        completionOn: '2027-10-29',
        deliveryOn: '2027-11-30',
      },
    },
  },
  {
    tenant: 'T2',
    operation: 'OP-2026-001',
    name: 'Central',
    scenario: 'central',
    by: 'karim.belkacem',
    history: validated('2026-01-12', '2026-01-19'),
    study: {
      startMonth: '2026-02',
      durationMonths: 14,
      purchaseOn: '2026-02-20',
      works: 98_000,
      worksVatBps: 2000,
      worksStartMonth: '2026-03',
      worksMonths: 5,
      others: 18_990,
      loan: 76_000,
      equity: 90_000,
      deedMonths: ['2026-09', '2026-10', '2026-12', '2027-02', '2027-03'],
    },
  },
  {
    tenant: 'T2',
    operation: 'OP-2026-002',
    name: 'Central',
    scenario: 'central',
    by: 'julie.fayolle',
    history: validated('2026-08-31', '2026-09-07'),
    study: {
      startMonth: '2027-01',
      durationMonths: 12,
      purchaseOn: '2027-01-22',
      works: 92_000,
      worksStartMonth: '2027-02',
      worksMonths: 5,
      others: 20_056,
      loan: 140_000,
      equity: 80_000,
      deedMonths: ['2027-09', '2027-10', '2027-12'],
    },
  },
  {
    tenant: 'T2',
    operation: 'OP-2026-003',
    name: 'Central',
    scenario: 'central',
    by: 'julie.fayolle',
    history: validated('2026-02-23', '2026-03-02'),
    study: {
      startMonth: '2026-06',
      durationMonths: 18,
      purchaseOn: '2026-06-10',
      works: 210_000,
      worksStartMonth: '2026-09',
      worksMonths: 10,
      others: 44_450,
      loan: 380_000,
      equity: 150_000,
      deedMonths: ['2027-01', '2027-04', '2027-06', '2027-09', '2027-11'],
    },
  },
  ...networkSimulations,
];
