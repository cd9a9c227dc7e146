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

/** Type of the values of a parameter, without the models that stand for it. */
function valuesType({ pattern, where }: ParameterModel): string {
  const precise = where === undefined ? null : formatType(where);
  return precise ?? (pattern === undefined ? 'string | number' : `${typeName(pattern)}Id`);
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
  const text = parametersType(route)?.type ?? '';
  return route.parameters.flatMap(({ pattern }) => {
    if (pattern === undefined) return [];
    const names = [`${typeName(pattern)}Parameter`, `${typeName(pattern)}Id`];
    return names.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  });
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
  const byName: Shape = { brackets: '{}', parts: members };
  const shapes = [byName, ...listShapes(parameters), ...aloneShapes(parameters)];
  return { type: shapesText(shapes), required: !parameters.every(mayMiss) };
}

/** Lists: of all parameters, and of those without a default; optional ones at the end may be left out. */
function listShapes(parameters: readonly ParameterModel[]): Shape[] {
  const places = parameters.flatMap((parameter, at) => (parameter.default === undefined ? [at] : []));
  const open = parameters.filter((parameter) => parameter.default === undefined);
  if (open.length === parameters.length) return [{ brackets: '[]', parts: withOptionalEnd(open) }];
  const lists: Shape[] = [{ brackets: '[]', parts: parameters.map(parameterType) }];
  if (open.length === 0) return lists;
  // Fewer values than places would fall to a parameter between them that has a default.
  const isTogether = places.every((place, index) => place === (places[0] ?? 0) + index);
  return [...lists, { brackets: '[]', parts: isTogether ? withOptionalEnd(open) : open.map(parameterType) }];
}

function withOptionalEnd(parameters: readonly ParameterModel[]): string[] {
  const required = parameters.findLastIndex(({ optional }) => !optional);
  return parameters.map((parameter, index) => {
    const type = parameterType(parameter);
    if (index <= required) return type;
    return type.includes(' ') ? `(${type})?` : `${type}?`;
  });
}

/** One value: of the first parameter without a default where no other needs one, of the last where all have one. */
function aloneShapes(parameters: readonly ParameterModel[]): Shape[] {
  const open = parameters.filter((parameter) => parameter.default === undefined);
  const [taker = parameters.at(-1), ...others] = open;
  if (!taker || others.some(({ optional }) => !optional)) return [];
  // An object in the place of an optional parameter, or of one of several, would be parameters by name.
  const unfilled =
    parameters.length === 1 ? parameters : parameters.filter((parameter) => (parameter.default ?? '') === '');
  const takesModel = unfilled.length === 1 && unfilled[0] === taker && !taker.optional;
  return [{ brackets: '', parts: [takesModel ? parameterType(taker) : valuesType(taker)] }];
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
