import type { lockedMonths, NewTreasuryForecast, treasurySnapshots } from '../../schema/index.ts';
import { operationId } from '../operations/index.ts';
import { personId } from '../person-id.ts';
import { seedId } from '../seed-id.ts';
import { tenantId } from '../tenant-id.ts';
import { exactEuros } from './movement-seed.ts';

const createdAt = new Date('2026-11-02T09:00:00Z');
const base = (key: string) => ({
  id: seedId(key),
  tenantId: tenantId('T1'),
  createdBy: personId('marc.soubiran'),
  createdAt,
  updatedAt: createdAt,
});

/** What the accountant expects beside the plans of the operations. */
export const forecastRows = (): NewTreasuryForecast[] => [
  {
    ...base('treasury-forecast:charges'),
    month: '2026-12',
    label: 'Frais généraux du trimestre',
    amountCents: exactEuros(-38_000),
    nature: 'overheads',
  },
  {
    ...base('treasury-forecast:subvention'),
    month: '2027-02',
    label: 'Subvention de rénovation énergétique',
    amountCents: exactEuros(24_000),
    probabilityBps: 6000,
    nature: 'other',
    operationId: operationId('T1', 'OP-2025-001'),
  },
  {
    ...base('treasury-forecast:is'),
    month: '2027-03',
    label: 'Acompte d’impôt sur les sociétés',
    amountCents: exactEuros(-12_500),
    probabilityBps: 9000,
    nature: 'tax',
  },
];

/** A month whose books are closed. */
export const lockedRows = (): (typeof lockedMonths.$inferInsert)[] => [
  { ...base('locked-month:2025-10'), month: '2025-10' },
];

/** What was foreseen a month earlier. */
export const snapshotRows = (): (typeof treasurySnapshots.$inferInsert)[] => [
  {
    ...base('treasury-snapshot:october'),
    label: 'Comité d’octobre',
    takenOn: '2026-10-20',
    figures: {
      availableCents: exactEuros(258_340.2),
      months: [
        { month: '2026-10', closingCents: exactEuros(251_800) },
        { month: '2026-11', closingCents: exactEuros(239_450) },
        { month: '2026-12', closingCents: exactEuros(214_900) },
      ],
    },
  },
];
