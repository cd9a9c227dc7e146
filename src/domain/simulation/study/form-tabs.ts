/** The parts that a simulation is typed and read in, as its address names them. */
export const simulationTabs = [
  'depenses',
  'recettes',
  'financement',
  'planning',
  'resultats',
  'hypotheses',
] as const;
export type SimulationTab = (typeof simulationTabs)[number];

/** Simulations that can be seen side by side. */
export const maxCompared = 3;
