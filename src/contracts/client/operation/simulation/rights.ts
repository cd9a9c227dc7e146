import * as z from 'zod';

/** What the person may do with the simulations of an operation. */
export const simulationRights = z.object({
  update: z.boolean(),
  create: z.boolean(),
  delete: z.boolean(),
  validate: z.boolean(),
  /** Papers, and margins on them. */
  print: z.boolean(),
  printMargins: z.boolean(),
  /** Offers to the seller, and giving the operation up. */
  offer: z.boolean(),
  abandon: z.boolean(),
});

export type SimulationRights = z.infer<typeof simulationRights>;

export const exampleRights = {
  update: true,
  create: true,
  delete: true,
  validate: true,
  print: true,
  printMargins: true,
  offer: true,
  abandon: true,
} satisfies SimulationRights;
