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
});

export const exampleRights = {
  update: true,
  create: true,
  delete: true,
  validate: true,
  print: true,
  printMargins: true,
} satisfies z.infer<typeof simulationRights>;
