import type { Paint } from '../../terminal/colors.ts';
import { displayWidth } from '../../terminal/width.ts';
import type { BuilderFacts } from './builder-facts.ts';
import type { RouteFacts } from './facts.ts';
import type { ParameterFacts } from './parameter-facts.ts';

type Row = readonly [term: string, ...lines: string[]];

/** The facts of a route as text; `out` is the output folder as the command line names it. */
export function renderFacts(facts: RouteFacts, out: string, paint: Paint): string {
  const { name, manifest, builder } = facts;
  const blocks = [
    `${paint.bold(name)}  ${paint.dim(`${manifest.file}:${manifest.line}`)}`,
    rowsText(routeRows(facts), paint, ''),
    ...facts.parameters.map(
      (parameter) =>
        `Parameter ${paint.bold(parameter.name)}\n${rowsText(parameterRows(parameter), paint, '  ')}`,
    ),
    `Builder ${paint.bold(builder.name)}\n${rowsText(builderRows(builder, out), paint, '  ')}`,
    builder.text ?? paint.yellow(`${out}/${builder.file} has no ${builder.name}: run generate.`),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function rowsText(rows: readonly Row[], paint: Paint, indent: string): string {
  const width = Math.max(...rows.map(([term]) => displayWidth(term)));
  return rows
    .flatMap(([term, ...lines]) =>
      lines.map((line, index) => `${indent}${paint.dim((index === 0 ? term : '').padEnd(width))}  ${line}`),
    )
    .join('\n');
}

function routeRows(facts: RouteFacts): Row[] {
  const { page, contract, can, keys, before } = facts;
  const methods = facts.methods.join(', ') + (facts.methods.includes('GET') ? ' (and HEAD)' : '');
  const row = (term: string, ...lines: readonly string[]): Row[] =>
    lines.length === 0 ? [] : [[term, ...lines]];
  return [
    ...row('methods', methods),
    ...row('address', facts.address),
    ...row('area', facts.area),
    ...(page ? row('page', `${page.name}, ${page.file ?? 'which has no file yet'}`) : []),
    ...(contract ? row('contract', contractText(contract)) : []),
    ...(can === undefined ? [] : row('right', can)),
    ...Object.entries(keys).flatMap(([key, value]) => row(key, JSON.stringify(value))),
    ...row(
      'before it',
      ...before.map(
        ({ name, line, methods: common, address }) =>
          `${name} (line ${line}) answers ${common.join(', ')} ${address} first`,
      ),
    ),
  ];
}

function contractText({ name, file, from, typesQuery }: NonNullable<RouteFacts['contract']>): string {
  const origin = from === 'page' ? 'named after the page' : 'named by the route';
  const query = typesQuery ? 'types the query' : 'leaves the query open: it exports no type Query';
  return `${name}, ${file}; ${origin}; ${query}`;
}

function parameterRows(parameter: ParameterFacts): Row[] {
  const { format, key, keyFrom } = parameter;
  const translated =
    format && format.translated !== format.written ? [`in JavaScript ${format.translated}`] : [];
  return [
    ['place', `in the ${parameter.in}, ${parameter.optional ? 'optional' : 'required'}`],
    format ? ['format', `${format.written}, from ${format.from}`, ...translated] : ['format', 'none'],
    ['type', parameter.type, parameter.typeReason],
    ...(key === undefined ? [] : [['bound by', `${key}, from ${keyFrom ?? 'bindings'}; else id`] as const]),
    ...(parameter.default === undefined
      ? []
      : [['default', `${JSON.stringify(parameter.default)}, from defaults`] as const]),
  ];
}

function builderRows(builder: BuilderFacts, out: string): Row[] {
  const because = (reason: string | undefined): string => (reason === undefined ? '' : ` (${reason})`);
  return [
    ['name', builder.name + because(builder.nameReason)],
    ['file', `${out}/${builder.file}${because(builder.fileReason)}`],
    ['made by', `${builder.defineFunction}: ${builder.defineReason}`],
    ...(builder.formName === undefined ? [] : [['form', `${builder.formName}, beside it`] as const]),
    ['table', `${out}/${builder.tableFile}`],
  ];
}
