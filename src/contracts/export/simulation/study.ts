import * as z from 'zod';
import { scenarios, simulationStates } from '#domain/simulation/study/study.ts';
import { optionalDay } from '../../fields.ts';
import { examplePaper, paper, paperQuery } from '../paper.ts';

/** Whole cents; null where the copy keeps them to itself, or nothing is known. */
export const hiddenCents = z.number().int().nullable();
/** Basis points; null as for cents. */
export const hiddenBps = z.number().int().nullable();

/** What every paper of a simulation reads in its address. */
export const simulationPaperQuery = z.object(paperQuery);

/** The simulation that a paper is about. */
const study = z.object({
  name: z.string(),
  scenario: z.enum(scenarios),
  status: z.enum(simulationStates),
  validatedOn: optionalDay,
  /** The engine that its results were kept with, where today's is another one. */
  keptEngine: z.string().nullable(),
  /** Which figure of law is not known, where that keeps its paper empty. */
  refusal: z.string().nullable(),
});
export type PaperStudy = z.infer<typeof study>;

/** What stands on every paper of a simulation beside its content. */
export const simulationPaper = { paper, study };

export const exampleSimulationPaper = {
  paper: { ...examplePaper, back: `${examplePaper.back}/simulations/01k8n3v5x7z9b1d3f5h7k9m1n3` },
  study: {
    name: 'Central',
    scenario: 'central' as const,
    status: 'validated' as const,
    validatedOn: '2025-09-22',
    keptEngine: null,
    refusal: null,
  },
};
