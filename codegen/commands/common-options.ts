import type { Options } from './command.ts';

/** Options that every command takes. */
export const commonOptions = {
  manifest: {
    type: 'string',
    value: '<file>',
    default: 'routes.manifest.json',
    help: 'the manifest',
  },
  out: { type: 'string', value: '<folder>', default: 'src/generated', help: 'folder of the generated code' },
  runtime: {
    type: 'string',
    value: '<specifier>',
    default: '#runtime',
    help: 'what the generated code imports its runtime from',
  },
  'allow-missing-pages': {
    type: 'boolean',
    help: 'a page without a file is a warning: for a project that is only beginning',
  },
  json: { type: 'boolean', help: 'answer, or problems, as JSON on standard output' },
  'no-color': { type: 'boolean', help: 'no colours; as NO_COLOR=1 does' },
  help: { type: 'boolean', short: 'h', help: 'this text' },
} as const satisfies Options;

export type CommonOptions = typeof commonOptions;
