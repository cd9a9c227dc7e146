import { simulationExpensesHandlers } from './expenses.ts';
import { simulationOverviewHandlers } from './overview.ts';

/** The papers of a simulation. */
export const simulationPaperHandlers = {
  ...simulationOverviewHandlers,
  ...simulationExpensesHandlers,
};
