import type { RouteModel } from '../model/model.ts';
import { addressOf } from './address-of.ts';
import { defineCommand, UsageError, type Invocation } from './command.ts';
import { filterOptions } from './filter-options.ts';
import { openModel } from './open-model.ts';
import { printJson } from './print-json.ts';

const SORTS = ['name', 'uri'];

/** `list`: the routes of a manifest. */
export const command = defineCommand({
  name: 'list',
  summary: 'all routes, or those that filters leave',
  description:
    'In the order of the manifest, which decides at matching. A route must fit every filter that is given.',
  options: {
    ...filterOptions,
    sort: { type: 'string', value: 'name|uri', help: 'sort by this, not as the manifest does' },
  },
  positionals: [],
  examples: [
    { line: "list --name 'client.operation.*'", says: 'the routes of operations' },
    { line: 'list --method POST --sort uri', says: 'what forms are sent to' },
    { line: "list --can '*.delete' --json", says: 'what asks for a permission to delete, for a script' },
  ],
  async run(invocation) {
    const { out, err, errPaint, values } = invocation;
    const { sort } = values;
    if (sort !== undefined && !SORTS.includes(sort)) {
      throw new UsageError(`--sort takes ${SORTS.join(' or ')}, found "${sort}".`);
    }
    const { filterRoutes, methodOf } = await import('./route-filters.ts');
    methodOf(values.method);
    const { routes: all, areas } = await openModel(invocation);
    const { routes, emptied } = filterRoutes(all, values);
    const sorted = sort === undefined ? routes : routes.toSorted(by(sort === 'name' ? nameOf : addressOf));
    if (values.json) {
      const { routeJson } = await import('./route-json.ts');
      printJson(invocation, {
        total: all.length,
        routes: sorted.map(routeJson),
        ...(emptied === undefined ? {} : { emptied }),
      });
    } else if (sorted.length > 0) {
      const { formatTable } = await import('../terminal/table.ts');
      out(formatTable(tableOf(invocation, sorted, areas.length > 0)));
      out(`\n${countText(sorted.length, all.length)}\n`);
    } else {
      err(`${errPaint.yellow('No route is left:')} ${emptied ?? 'the manifest has none.'}\n`);
    }
    return sorted.length > 0 ? 0 : 1;
  },
});

function tableOf(
  { isTerminal, columns, paint }: Invocation,
  routes: readonly RouteModel[],
  hasAreas: boolean,
) {
  return {
    columns: [
      { title: 'METHOD', paint: paint.green },
      { title: 'ADDRESS' },
      { title: 'NAME', paint: paint.bold },
      { title: 'PAGE', isMinor: true },
      { title: 'RIGHT', paint: paint.yellow, isMinor: true },
      { title: 'AREA', paint: paint.dim, isMinor: true },
    ],
    rows: routes.map((route) => [
      route.methods.join('|'),
      addressOf(route),
      route.name,
      route.page ?? '',
      route.can ?? '',
      hasAreas ? route.area : '',
    ]),
    ...(isTerminal ? { width: columns } : {}),
    paintTitle: paint.dim,
  };
}

function countText(shown: number, total: number): string {
  const noun = total === 1 ? 'route' : 'routes';
  return shown === total ? `${total} ${noun}` : `${shown} of ${total} ${noun}`;
}

function nameOf({ name }: RouteModel): string {
  return name;
}

function by(read: (route: RouteModel) => string) {
  return (a: RouteModel, b: RouteModel): number => (read(a) < read(b) ? -1 : 1);
}
