import { defineCommand, UsageError } from './command.ts';
import { pathValues, queryTree } from './key-values.ts';
import { openModel } from './open-model.ts';
import { printJson } from './print-json.ts';

/** `url`: the address of a route, by the runtime's own builder. */
export const command = defineCommand({
  name: 'url',
  summary: 'the address of a route',
  description: [
    'Built by the same code as in the application. What the address does not name goes to the query, as do the',
    'keys of --query, brackets included: filter[status][0]=draft.',
  ].join('\n'),
  options: {
    query: { type: 'string', multiple: true, value: '<key=value>', help: 'added to the query' },
    hash: { type: 'string', value: '<text>', help: 'the fragment' },
    absolute: { type: 'boolean', help: 'with scheme and host; needs --base-url' },
    'base-url': { type: 'string', value: '<url>', help: 'where the application is, folder included' },
  },
  positionals: [
    { name: 'name', help: 'name of the route' },
    {
      name: 'parameter',
      help: 'key=value, or the values alone in the order of the address',
      optional: true,
      rest: true,
    },
  ],
  examples: [
    { line: 'url client.operation.index --query page=2', says: 'a list at its second page' },
    { line: 'url client.operation.show operation=01h455vb4pex5vsknk084sn02q', says: 'one operation' },
    {
      line: 'url home --absolute --base-url https://example.test/sub',
      says: 'an address to send to somebody',
    },
  ],
  async run(invocation) {
    const { args, values, out, err, errPaint } = invocation;
    const [name = '', ...given] = args;
    const baseUrl = values['base-url'];
    if (values.absolute && baseUrl === undefined) throw new UsageError('--absolute needs --base-url <url>.');
    if (baseUrl !== undefined && !isHttpAddress(baseUrl)) {
      throw new UsageError(`--base-url "${baseUrl}" is no address such as https://example.test.`);
    }
    const parameters = pathValues(given);
    const query = queryTree(values.query);
    const { routes } = await openModel(invocation);
    const { buildByName, isBuildError } = await import('./build-by-name.ts');
    try {
      const { url, methods } = buildByName(routes, name, {
        parameters,
        query,
        baseUrl,
        absolute: values.absolute,
        hash: values.hash,
      });
      if (values.json) printJson(invocation, { url, name, methods });
      else out(`${url}\n`);
      return 0;
    } catch (error) {
      if (!isBuildError(error)) throw error;
      if (values.json) printJson(invocation, { error: { type: error.name, message: error.message } });
      else err(`${errPaint.red(error.message)}\n`);
      return 1;
    }
  },
});

function isHttpAddress(text: string): boolean {
  return /^https?:\/\/./.test(text) && URL.canParse(text);
}
