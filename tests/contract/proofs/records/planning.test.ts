import { planningEvents } from '#mocks/db/schema/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { personId } from '#mocks/db/seed/people.ts';
import { proveRecord } from './prove-record.ts';

proveRecord({
  type: 'event',
  table: planningEvents,
  path: '/planning',
  method: 'PATCH',
  event: 'planning.changed',
  payload: (index) => ({
    title: `Essai ${index}`,
    kind: 'meeting',
    startsOn: '2026-12-01',
    startTime: '',
    endsOn: '2026-12-01',
    endTime: '',
    location: '',
    attendeeIds: [],
    operationId: null,
    description: '',
  }),
  changes: {
    title: { to: 'Autre' },
    kind: { to: 'notary' },
    startsOn: { to: '2026-11-30' },
    endsOn: { to: '2026-12-02' },
    location: { to: 'Libourne' },
    attendeeIds: { to: [personId('ines.duprat')] },
    operationId: { to: operationId('T1', 'OP-2025-001') },
    description: { to: 'Apporter les plans.' },
  },
});
