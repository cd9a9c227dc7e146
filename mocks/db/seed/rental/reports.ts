import type { NewSavedReport } from '../../schema/index.ts';
import { personId } from '../person-id.ts';
import { seedId } from '../seed-id.ts';
import { tenantId } from '../tenant-id.ts';

const savedAt = new Date('2026-10-06T08:30:00Z');
const common = {
  tenantId: tenantId('T1'),
  createdBy: personId('hugo.lartigue'),
  createdAt: savedAt,
  updatedAt: savedAt,
  isShared: true,
};
const params = { operationIds: [], codes: [], supplierIds: [], groupBy: 'none' } as const;

/** Reports that Garonne Patrimoine keeps; one is sent on the 5th of each month. */
export const reportRows = (): NewSavedReport[] => [
  {
    ...common,
    id: seedId('report:T1:marge-mensuelle'),
    key: 'marge_par_operation',
    name: 'Marge mensuelle',
    params: { ...params, from: '2025-11', to: '2026-10' },
    frequency: 'monthly',
    day: 5,
    recipientIds: [personId('hugo.lartigue'), personId('marc.soubiran')],
    lastSentOn: '2026-11-05',
    lastRunAt: new Date('2026-11-05T07:00:00Z'),
  },
  {
    ...common,
    id: seedId('report:T1:loyers'),
    key: 'loyers',
    name: 'Loyers depuis l’achat',
    params: { ...params, from: '2026-06', to: '2026-11' },
  },
];
