import { exampleExpenseTemplate } from '#contracts/client/expense-template/payload.ts';
import { expenseTemplates } from '#mocks/db/schema/index.ts';
import { proveRecord } from './prove-record.ts';

proveRecord({
  type: 'expense-template',
  table: expenseTemplates,
  path: '/modeles-de-depenses',
  method: 'PUT',
  event: 'expense-template.changed',
  payload: (index) => ({ ...exampleExpenseTemplate, name: `Essai ${index}` }),
  changes: {
    name: { to: 'Autre' },
    lines: { to: exampleExpenseTemplate.lines.map((line) => ({ ...line, value: 90_000 })) },
  },
});
