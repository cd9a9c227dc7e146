import { resolve } from 'node:path';
import { defineCommand } from './command.ts';
import { openModel } from './open-model.ts';
import { didYouMean } from './parse.ts';
import { printJson } from './print-json.ts';

/** `explain`: what is generated for one route, and why. */
export const command = defineCommand({
  name: 'explain',
  summary: 'what is generated for a route, and why',
  description: [
    'Address, parameters with their formats and types, page, contract, right, the routes before it that answer',
    'some of its addresses, and its builder as it stands in the generated code.',
  ].join('\n'),
  options: {},
  positionals: [{ name: 'name', help: 'name of the route' }],
  examples: [
    { line: 'explain client.operation.show', says: 'why its parameter takes an operation’s id only' },
    { line: 'explain client.operation.show --json', says: 'the same for a script' },
  ],
  async run(invocation) {
    const { args, values, cwd, out, err, paint, errPaint } = invocation;
    const [name = ''] = args;
    const model = await openModel(invocation);
    const route = model.routes.find((candidate) => candidate.name === name);
    if (!route) {
      const { suggest } = await import('#runtime/routes/suggest.ts');
      const names = model.routes.map((candidate) => candidate.name);
      const message = `Route "${name}" is not defined.${didYouMean(suggest(name, names))}`;
      if (values.json) printJson(invocation, { error: { type: 'UnknownRouteError', message } });
      else err(`${errPaint.red(message)}\n`);
      return 1;
    }
    const { routeFacts } = await import('./explain/facts.ts');
    const facts = routeFacts(route, model, {
      manifest: resolve(cwd, values.manifest),
      out: resolve(cwd, values.out),
    });
    if (values.json) printJson(invocation, facts);
    else {
      const { renderFacts } = await import('./explain/render.ts');
      out(renderFacts(facts, values.out, paint));
    }
    return 0;
  },
});
