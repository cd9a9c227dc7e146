import type { ModelMonths } from '#domain/simulation/study/expense-models.ts';
import type { SimulationFormValues } from '#contracts/client/operation/simulation/payload.ts';

const usualMonths = 18;

/** The months that a template is laid out over: those of the simulation, or the usual ones while they are not said. */
export const modelMonths = (
  { startMonth, durationMonths }: Pick<SimulationFormValues, 'startMonth' | 'durationMonths'>,
  today: string,
): ModelMonths => ({
  startMonth: startMonth ?? today.slice(0, 7),
  durationMonths: durationMonths ?? usualMonths,
});
