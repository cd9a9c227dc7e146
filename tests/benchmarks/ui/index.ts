import { benchParts } from '../parts.ts';

/**
 * The interface as a person has it: Lighthouse on five pages, the time that interactions take on a slow
 * processor, a long list while it is scrolled, a large simulation, and the code of each page. `wanted`: some of these parts.
 */
export function bench(wanted: readonly string[]): Promise<void> {
  return benchParts(
    'Interface',
    'peer',
    {
      chunks: async () => (await import('./chunks.ts')).weighPages(),
      list: async () => (await import('./list-scroll.ts')).measureScrolling(),
      simulation: async () => (await import('./large-simulation.ts')).measureLargeSimulation(),
      interaction: async () => (await import('./interaction.ts')).measureInteractions(),
      lighthouse: async () => (await import('./lighthouse.ts')).askLighthouse(),
    },
    wanted,
  );
}
