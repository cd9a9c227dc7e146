import { storeExpenseTemplate, updateExpenseTemplate } from '#contracts/client/expense-template/payload.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { expenseTemplate, expenseTemplateBin } from './record.ts';

/** The templates of expenses that a company keeps for its simulations. */
export const expenseTemplateResource = defineResource({
  handlers: {
    'client.expense-template.store': expenseTemplate.store(storeExpenseTemplate),
    'client.expense-template.update': expenseTemplate.update(updateExpenseTemplate),
    'client.expense-template.destroy': expenseTemplate.destroy,
  },
  records: [expenseTemplate.resource],
  bins: [expenseTemplateBin],
});
