import { readOptions } from '../edit/read-options.ts';
import type { GenerateOptions } from '../generate.ts';
import type { Invocation, Options } from './command.ts';

/** Options of the commands that generate, or would. */
export const selectionOptions = {
  only: {
    type: 'string',
    multiple: true,
    value: '<pattern>',
    help: 'only routes whose name fits, * standing for any text',
  },
  except: {
    type: 'string',
    multiple: true,
    value: '<pattern>',
    help: 'no routes whose name fits',
  },
} as const satisfies Options;

/** What the command line says to the generator, paths made absolute. */
export function generateOptions({ cwd, values }: Invocation<typeof selectionOptions>): GenerateOptions {
  const { only, except } = values;
  return { ...readOptions(cwd, values), only, except };
}
