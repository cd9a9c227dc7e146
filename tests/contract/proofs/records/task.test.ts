import { tasks } from '#mocks/db/schema/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { personId } from '#mocks/db/seed/people.ts';
import { proveRecord } from './prove-record.ts';

const people = [personId('ines.duprat')];

proveRecord({
  type: 'task',
  table: tasks,
  path: '/taches',
  method: 'PATCH',
  event: 'task.changed',
  payload: (index) => ({
    title: `Essai ${index}`,
    description: '',
    priority: 'normal',
    startOn: null,
    dueOn: '2026-12-01',
    dueTime: '',
    assigneeIds: [],
    watcherIds: [],
    operationId: null,
    estimateMinutes: null,
    tags: [],
    checklist: [],
    recurrence: null,
    recurrenceInterval: 1,
    recurrenceUntil: null,
  }),
  changes: {
    title: { to: 'Autre' },
    description: { to: 'Rappeler lundi.' },
    priority: { to: 'urgent' },
    startOn: { to: '2026-11-25' },
    dueOn: { to: '2026-12-02' },
    dueTime: { to: '09:30' },
    assigneeIds: { to: people },
    watcherIds: { to: people },
    operationId: { to: operationId('T1', 'OP-2025-001') },
    estimateMinutes: { to: 45 },
    tags: { to: ['chantier'] },
    checklist: { to: [{ label: 'Appeler', isDone: true }] },
    recurrence: { to: 'weekly' },
    recurrenceInterval: { to: 2 },
    recurrenceUntil: { to: '2027-06-30' },
  },
});
