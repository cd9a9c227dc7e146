import type { Model, RouteModel } from '../model/model.ts';
import { constant, importOf } from './declarations.ts';
import { buildableProperties } from './definition.ts';
import { formMethod, formName } from '../model/forms.ts';
import type { PlannedFile } from './planned-file.ts';
import { enclose, quote, union, WIDTH } from './print.ts';
import { queryTypes, type QueryTypes, signature, signatureImports } from './signature.ts';

/** One file of builders per group of routes. */
export function planBuilders(model: Model): PlannedFile[] {
  return [...Map.groupBy(model.routes, (route) => route.group)].map(([group, routes]) => {
    const queries = queryTypes(routes);
    return {
      path: `routes/${group}.ts`,
      inputs: {
        routes: routes.map(({ line: _l, ...route }) => route),
        runtime: model.runtime,
        isLean: model.isLean,
      },
      content: () => [
        ...imports(model, group, routes, queries),
        ...routes.flatMap((route) => [builder(model, route, queries), ...formTexts(route, queries)]),
      ],
    };
  });
}

/** The text that a route is generated to. */
export function builder(model: Model, route: RouteModel, queries: QueryTypes): string {
  const methods = union(route.methods.map(quote), 0);
  const page = route.page === undefined ? 'null' : quote(route.page);
  const define = `/* @__PURE__ */ ${defineFunction(model, route)}`;
  const type = signature(
    route,
    queries,
    `Href<${methods}, ${page}>`,
    `export const ${route.exportName}:  =`.length,
  );
  const start = `export const ${route.exportName}: ${type} = `;
  return constant({
    doc: builderDoc(route),
    name: route.exportName,
    type,
    value: definitionText(route, define, start),
  });
}

/** The call that makes a builder, laid out behind `start`: on its line, on the next one, or over several. */
function definitionText(route: RouteModel, define: string, start: string): string {
  const used = start.split('\n').at(-1)?.length ?? 0;
  const line = `${define}(${enclose('{}', buildableProperties(route, 0), 0, 0)})`;
  const isOneLine = !line.includes('\n');
  if (isOneLine && start.includes('\n') && used + line.length < WIDTH) return line;
  if (isOneLine && '  '.length + line.length < WIDTH) return `\n  ${line}`;
  if (used + `${define}({`.length <= WIDTH) {
    return `${define}(${enclose('{}', buildableProperties(route, 1), 0, Infinity)})`;
  }
  return `\n  ${define}(${enclose('{}', buildableProperties(route, 2), 1, Infinity)})`;
}

type DefineFunction = 'defineRoute' | 'defineLeanRoute' | 'defineFlexibleRoute';

/** Routes with a domain, optional parameters or defaults need the rules that others do not pay for. */
export function defineFunction({ isLean }: Pick<Model, 'isLean'>, route: RouteModel): DefineFunction {
  const isFlexible =
    route.domain !== undefined ||
    route.parameters.some((parameter) => parameter.optional || parameter.default !== undefined);
  if (isFlexible) return 'defineFlexibleRoute';
  return isLean ? 'defineLeanRoute' : 'defineRoute';
}

const DEFINE_FILES: readonly (readonly [DefineFunction, file: string])[] = [
  ['defineRoute', 'define.ts'],
  ['defineLeanRoute', 'define-lean.ts'],
  ['defineFlexibleRoute', 'define-flexible.ts'],
];

function imports(model: Model, group: string, routes: readonly RouteModel[], queries: QueryTypes): string[] {
  const up = '../'.repeat(group.split('/').length - 1) || './';
  const functions = new Set(routes.map((route) => defineFunction(model, route)));
  const runtime = `${model.runtime}/routes`;
  return [
    ...DEFINE_FILES.flatMap(([name, file]) =>
      functions.has(name) ? [importOf(`${runtime}/${file}`, [name])] : [],
    ),
    ...(routes.some((route) => formMethod(route) !== undefined)
      ? [importOf(`${runtime}/form.ts`, ['defineForm', 'type FormTarget'])]
      : []),
    importOf(`${runtime}/types.ts`, ['BuildOptions', 'Href'], { isTypeOnly: true }),
    ...signatureImports(routes, queries, up),
  ];
}

/** What stands above a builder: method and address, page, permission, and its name in the manifest. */
function builderDoc(route: RouteModel): string[] {
  const address = `${route.domain ?? ''}/${route.uri.replace(/^\//, '')}`;
  const facts = [
    route.page === undefined ? '' : `shows ${route.page}`,
    route.can === undefined ? '' : `asks for \`${route.can}\``,
  ].filter((fact) => fact !== '');
  const what = `\`${route.methods.join(' ')} ${address}\`${facts.length > 0 ? `: ${facts.join(', ')}` : ''}.`;
  return [what, route.name];
}

/** The target of a plain form, beside the builder of a route that changes something; none for the others. */
function formTexts(route: RouteModel, queries: QueryTypes): string[] {
  const method = formMethod(route);
  if (method === undefined) return [];
  const name = formName(route.exportName);
  const type = signature(route, queries, 'FormTarget', `export const ${name}:  =`.length);
  const text = constant({
    doc: [`\`action\` and \`method\` of a plain form for ${route.name}, which answers to ${method}.`],
    name,
    type,
    value: `${type.includes('\n') ? '' : '\n  '}/* @__PURE__ */ defineForm(${route.exportName}, ${quote(method)})`,
  });
  return [text];
}
