import { typeName } from '../model/identifiers.ts';
import type { Model, ParameterModel, RouteModel } from '../model/model.ts';
import { key, quote, union, WIDTH } from './print.ts';

const ALTERNATION = /^(?:\(\?:)?([\w-]+(?:\|[\w-]+)*)\)?$/;
const NUMERIC = /^(?:\[0-9\]|\\d)(?:\+|\{\d+(?:,\d*)?\})?$/;

/** Type of the values that a format admits; `null` when nothing more precise than text can be said. */
export function formatType(where: string): string | null {
  if (NUMERIC.test(where)) return 'number | `${number}`';
  const literals = where.startsWith('(') === where.endsWith(')') ? ALTERNATION.exec(where)?.[1] : undefined;
  return literals === undefined ? null : literals.split('|').map(quote).join(' | ');
}

/** Type of one parameter of a builder: its values, or a model object that stands for it. */
export function parameterType(parameter: ParameterModel): string {
  const named = parameter.pattern === undefined ? null : `${typeName(parameter.pattern)}Parameter`;
  const values = (parameter.where === undefined ? null : formatType(parameter.where)) ?? 'string | number';
  const models = [parameter.key, named === null ? 'id' : undefined]
    .filter((name) => name !== undefined)
    .map((name) => `{ readonly ${key(name)}: ${values} }`);
  return [...new Set([named ?? values, ...models])].join(' | ');
}

/** Names of the types of `parameters.ts` that a route's builder mentions. */
export function parameterImports(route: RouteModel): string[] {
  const only = onlyPattern(route);
  if (only !== null) return [`${typeName(only)}Parameters`];
  return route.parameters.flatMap(({ pattern }) =>
    pattern === undefined ? [] : `${typeName(pattern)}Parameter`,
  );
}

/** The pattern of a route's only parameter, which most routes share: its shapes are then written once for all. */
function onlyPattern({ parameters }: RouteModel): string | null {
  const [only] = parameters;
  if (!only || parameters.length > 1 || only.key !== undefined || mayMiss(only)) return null;
  return only.pattern ?? null;
}

function mayMiss(parameter: ParameterModel): boolean {
  return parameter.optional || parameter.default !== undefined;
}

/** The shapes in which a builder takes its parameters; `null` when it takes none. */
export function parametersType(
  route: RouteModel,
): { readonly type: string; readonly required: boolean } | null {
  const { parameters } = route;
  if (parameters.length === 0) return null;
  const only = onlyPattern(route);
  if (only !== null) return { type: `${typeName(only)}Parameters`, required: true };
  const members = parameters.map((parameter) => {
    const type = parameterType(parameter);
    return mayMiss(parameter) ? `${key(parameter.name)}?: ${type} | null` : `${key(parameter.name)}: ${type}`;
  });
  const shapes: Shape[] = [{ brackets: '{}', parts: members }];
  if (!parameters.some(mayMiss)) {
    const types = parameters.map(parameterType);
    shapes.push({ brackets: '[]', parts: types });
    if (parameters.length === 1)
      shapes.push(...types.map((type): Shape => ({ brackets: '', parts: [type] })));
  }
  return { type: shapesText(shapes), required: !parameters.every(mayMiss) };
}

interface Shape {
  readonly brackets: '{}' | '[]' | '';
  readonly parts: readonly string[];
}

/** Column at which the type of `parameters` begins, and what follows it. */
const AROUND_TYPE = '  parameters?: ,'.length;

/** A union of shapes on one line when it fits, else each shape and each of its parts on lines of their own. */
function shapesText(shapes: readonly Shape[]): string {
  const line = shapes
    .map(({ brackets, parts }) => {
      if (brackets === '') return parts.join('');
      return brackets === '{}' ? `{ ${parts.join('; ')} }` : `readonly [${parts.join(', ')}]`;
    })
    .join(' | ');
  if (AROUND_TYPE + line.length <= WIDTH) return line;
  const alone = shapes.length === 1;
  const indent = alone ? '  ' : '      ';
  const broken = shapes.map(({ brackets, parts }) => {
    if (brackets === '') return parts.join('');
    const [open = '', close = ''] = brackets === '{}' ? ['{', '}'] : ['readonly [', ']'];
    const end = brackets === '{}' ? ';' : ',';
    return `${open}\n${parts.map((part) => `${indent}  ${part}${end}\n`).join('')}${indent}${close}`;
  });
  return alone ? broken.join('') : broken.map((shape) => `\n    | ${shape}`).join('');
}

/** Types of `parameters.ts`: an id of its own for each pattern, and what a builder takes for it. */
export function patternTypes(model: Model): { name: string; type: string; doc: string }[] {
  return model.patterns.flatMap(({ name, where }) => {
    const prefix = typeName(name);
    const taken = `${prefix}Parameter`;
    const shapes = {
      name: `${taken}s`,
      type: union(
        [`{ ${key(name)}: ${taken} }`, `readonly [${taken}]`, taken],
        `export type ${taken}s = ;`.length,
      ),
      doc: `What a route takes whose only parameter is \`${name}\`: by name, in a list, or by itself.`,
    };
    const doc = `\`${name}\`, of the format \`${where}\``;
    const precise = formatType(where);
    if (precise !== null) {
      return [
        {
          name: `${prefix}Parameter`,
          type: `${precise} | { readonly id: ${precise} }`,
          doc: `What stands for ${doc}.`,
        },
        shapes,
      ];
    }
    return [
      {
        name: `${prefix}Id`,
        type: `string & { readonly __parameter?: ${quote(name)} }`,
        doc: `Id of ${doc}; plain text fits, the id of another kind does not.`,
      },
      {
        name: `${prefix}Parameter`,
        type: `${prefix}Id | { readonly id: ${prefix}Id }`,
        doc: `What stands for \`${name}\`: its id, or an object that bears it.`,
      },
      shapes,
    ];
  });
}
