import { defineCommand, UsageError } from './command.ts';
import { openModel } from './open-model.ts';
import { printJson } from './print-json.ts';

/** `match`: which route answers an address. */
export const command = defineCommand({
  name: 'match',
  summary: 'which route answers an address, and why the others do not',
  description: [
    'Asked of the same matcher as in browser and server. Exit code 1 when no route fits (404), or none for this',
    'method (405).',
  ].join('\n'),
  options: {
    host: {
      type: 'string',
      value: '<host>',
      help: 'host of an address without one; routes with a domain ask',
    },
  },
  positionals: [
    { name: 'method', help: 'GET when only an address is given', optional: true },
    { name: 'address', help: 'path, or whole address with host; its query does not count' },
  ],
  examples: [
    { line: 'match /operations/creer', says: 'what a link leads to' },
    { line: 'match PUT /operations/01h455vb4pex5vsknk084sn02q', says: 'what a form is sent to' },
    { line: 'match GET / --host team.example.test', says: 'a route with a domain' },
  ],
  async run(invocation) {
    const { args, values, out, paint } = invocation;
    const { methodOf } = await import('./route-filters.ts');
    const [first = '', second] = args;
    const method = second === undefined ? 'GET' : methodOf(first);
    const address = second ?? first;
    if (second === undefined && !/^\/|:\/\//.test(first)) {
      throw new UsageError(`"${first}" is no address: it begins with / or with https://.`);
    }
    const model = await openModel(invocation);
    const { matchFacts } = await import('./match/facts.ts');
    const facts = matchFacts(model, method, address, values.host);
    if (values.json) {
      const { routeJson } = await import('./route-json.ts');
      printJson(invocation, { ...facts, ...(facts.route && { route: routeJson(facts.route) }) });
    } else {
      const { renderMatch } = await import('./match/render.ts');
      out(renderMatch(facts, model.manifestFile, paint));
    }
    return facts.status === 200 ? 0 : 1;
  },
});
