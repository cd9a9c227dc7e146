import type { Preparations } from '../preparation.ts';

/** Templates stand on the page of a simulation; whoever acts on one goes back to where they were. */
const from = 'client.operation.index';

/** What the engine must do before it tries the routes of templates of expenses. */
export const expenseTemplatePreparations: Preparations = {
  'client.expense-template.store': { from },
  'client.expense-template.update': { from },
  'client.expense-template.destroy': { from },
};
