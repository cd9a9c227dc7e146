import { benchParts } from '../parts.ts';

/** Routes: building, matching, bundles, types and the command, beside ziggy-js. `wanted`: all parts, or some. */
export function bench(wanted: readonly string[]): Promise<void> {
  return benchParts(
    'Routes',
    'ziggy-js 2.6.4',
    {
      build: async () => (await import('./build.ts')).benchBuild(),
      current: async () => (await import('./current.ts')).benchCurrent(),
      bundle: async () => (await import('./bundle.ts')).benchBundle(),
      types: async () => (await import('./types.ts')).benchTypes(),
      commands: async () => (await import('./commands.ts')).benchCommands(),
    },
    wanted,
  );
}
