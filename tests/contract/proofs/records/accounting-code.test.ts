import { accountingCodes } from '#mocks/db/schema/index.ts';
import { proveRecord } from './prove-record.ts';

proveRecord({
  type: 'chartcode',
  table: accountingCodes,
  path: '/admin/plan-comptable',
  method: 'PATCH',
  event: 'chartcode.changed',
  staff: 'camille.roussel@example.test',
  payload: (index) => ({
    code: `6051${100 + index}`,
    label: `Essai ${index}`,
    parentCode: '6051',
    kind: 'charge',
    nature: 'travaux',
    vatDefault: null,
    side: 'debit',
    isOperationRequired: false,
    isActive: true,
  }),
  changes: {
    label: { to: 'Autre libellé' },
    parentCode: { to: '605' },
    nature: { to: 'honoraires' },
    vatDefault: { to: '10' },
    side: { to: 'credit' },
    isOperationRequired: { to: true },
    isActive: { to: false },
  },
});
