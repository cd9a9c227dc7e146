import { simulationExpensesHandlers } from './expenses.ts';
import { simulationOverviewHandlers } from './overview.ts';
import { simulationProjectsHandlers } from './projects.ts';
import { simulationShowHandlers } from './show.ts';
import { simulationVirCollectionHandlers } from './vir-collection.ts';
import { simulationVirRevenuesHandlers } from './vir-revenues.ts';

/** The papers of a simulation. */
export const simulationPaperHandlers = {
  ...simulationOverviewHandlers,
  ...simulationShowHandlers,
  ...simulationExpensesHandlers,
  ...simulationProjectsHandlers,
  ...simulationVirRevenuesHandlers,
  ...simulationVirCollectionHandlers,
};
