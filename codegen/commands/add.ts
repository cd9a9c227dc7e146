import { relative, resolve } from 'node:path';
import { placeReason } from '../edit/describe-place.ts';
import type { AddedRoute, AddOptions } from '../edit/add-route.ts';
import type { Anchor } from '../edit/insert-routes.ts';
import { readOptions } from '../edit/read-options.ts';
import { ManifestError } from '../manifest/problem.ts';
import { unifiedDiff } from '../write/diff.ts';
import { defineCommand, UsageError, type Invocation, type Options } from './command.ts';
import { printChanges } from './outcome.ts';
import { printDiff } from './print-diff.ts';
import { printJson } from './print-json.ts';

const options = {
  page: {
    type: 'string',
    value: '<Area/Name>',
    help: 'page it shows; its file and its contract are made where they are not there',
  },
  can: { type: 'string', value: '<permission>', help: 'permission it asks for, {area}.{verb}: offer.update' },
  where: { type: 'string', multiple: true, value: '<parameter=regex>', help: 'format of a parameter' },
  bind: {
    type: 'string',
    multiple: true,
    value: '<parameter=key>',
    help: 'key of a model object that stands for a parameter',
  },
  set: { type: 'string', multiple: true, value: '<key=value>', help: 'a key that the manifest declares' },
  domain: { type: 'string', value: '<host>', help: 'host, which may hold parameters' },
  before: { type: 'string', value: '<name>', help: 'put it before this route' },
  after: { type: 'string', value: '<name>', help: 'put it behind this route' },
  templates: {
    type: 'string',
    value: '<folder>',
    help: 'your own page.tsx.txt, contract.ts.txt and next-steps.txt',
  },
  'dry-run': { type: 'boolean', help: 'show what would be written' },
  'no-generate': { type: 'boolean', help: 'leave the generated code as it is' },
} as const satisfies Options;

type AddInvocation = Invocation<typeof options>;

/** `add`: one more route in the manifest, with its page. */
export const command = defineCommand({
  name: 'add',
  summary: 'add a route to the manifest at the right place',
  description: [
    'Inserts one line behind the routes of the same group, but before any route that would catch its addresses:',
    'the first route that fits an address wins. Everything else of the file stays as it is.',
  ].join('\n'),
  options,
  positionals: [
    { name: 'name', help: 'name of the route, such as client.offer.show' },
    { name: 'methods', help: 'GET, or several: GET,POST' },
    { name: 'uri', help: 'its path: offers/{offer}; {name?} is optional, {name:key} bound by a key' },
  ],
  examples: [
    { line: 'add client.offer.index GET offers --page Client/Offer/Index', says: 'a page with its contract' },
    {
      line: "add client.offer.show GET 'offers/{offer}' --where 'offer=[0-9]+'",
      says: 'a parameter with a format',
    },
    { line: 'add client.offer.store POST offers --can offer.create --dry-run', says: 'only shows the line' },
    { line: 'add terms.show GET terms --set guest=true', says: 'a key that the manifest declares' },
  ],
  async run(invocation) {
    const { values } = invocation;
    const added = await addNow(invocation);
    const result = { dryRun: values['dry-run'], ...answerOf(invocation, added) };
    if (!values.json) report(invocation, added);
    if (values['dry-run'] || values['no-generate']) {
      if (values.json) printJson(invocation, result);
      else reportNextSteps(invocation, result.nextSteps);
      return 0;
    }
    const { generate } = await import('../generate.ts');
    const generated = await generate(readOptions(invocation.cwd, values));
    if (values.json) printJson(invocation, { ...result, generated });
    else {
      printChanges(invocation, generated);
      reportNextSteps(invocation, result.nextSteps);
    }
    return 0;
  },
});

async function addNow(invocation: AddInvocation): Promise<AddedRoute> {
  const { addRoute } = await import('../edit/add-route.ts');
  const { RequestError } = await import('../edit/error.ts');
  try {
    return await addRoute(addOptions(invocation), readOptions(invocation.cwd, invocation.values));
  } catch (error) {
    if (error instanceof RequestError) throw new UsageError(error.message);
    if (error instanceof ManifestError && !invocation.values.json) {
      invocation.err('Nothing was written. Line numbers count the new route where it would have stood.\n');
    }
    throw error;
  }
}

function addOptions({ args, values, cwd }: AddInvocation): AddOptions {
  const [name = '', methods = '', uri = ''] = args;
  const { page, can, domain, where, bind, set, templates } = values;
  return {
    texts: { name, methods, uri, page, can, domain, wheres: where, bindings: bind, extras: set },
    anchor: anchorOf(values),
    templates: templates === undefined ? undefined : resolve(cwd, templates),
    dryRun: values['dry-run'],
  };
}

function anchorOf({ before, after }: AddInvocation['values']): Anchor | undefined {
  if (before !== undefined && after !== undefined) throw new UsageError('--before or --after, not both.');
  if (before !== undefined) return { before };
  return after === undefined ? undefined : { after };
}

function answerOf({ cwd }: AddInvocation, { added, addition, page }: AddedRoute) {
  const { line, entry, place } = addition;
  const paths = (absolute: readonly string[]): string[] => absolute.map((path) => relative(cwd, path));
  return {
    name: added.name,
    line,
    entry,
    reason: placeReason(place) ?? null,
    created: paths(page?.files.map(({ path }) => path) ?? []),
    kept: paths(page?.kept ?? []),
    nextSteps: page?.nextSteps ?? [],
  };
}

function report(invocation: AddInvocation, result: AddedRoute): void {
  const { out, paint, values } = invocation;
  const { line, entry, reason, created, kept } = answerOf(invocation, result);
  const { file, addition } = result;
  if (values['dry-run']) {
    printDiff(invocation, unifiedDiff(file.file, { before: file.text, after: addition.text }), true);
  } else out(`${paint.bold(`${file.file}:${line}`)} ${entry}\n`);
  if (reason !== null) out(`${reason}\n`);
  for (const path of created) out(`${paint.green(values['dry-run'] ? 'would create' : 'created')} ${path}\n`);
  for (const path of kept) out(`${paint.dim('kept')} ${path}\n`);
}

function reportNextSteps({ out, paint }: AddInvocation, nextSteps: readonly string[]): void {
  if (nextSteps.length > 0) out(`${paint.bold('Next steps')}\n`);
  for (const [index, step] of nextSteps.entries()) out(`  ${index + 1}. ${step}\n`);
}
