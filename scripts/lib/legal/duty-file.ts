import type { DepartmentDutyRow } from '#domain/legal/department-duties.ts';
import { UsageError } from '../errors.ts';

const sourcesStart = 'export const departmentDutySources: Readonly<Record<string, string>> = {\n';
const tableStart = 'export const departmentDutyTable: readonly DepartmentDutyRow[] = [\n';
const longestLine = 110;

/**
 * The text of `department-duty-table.ts` with other sources and rows, as the formatter leaves it.
 *
 * @throws UsageError when the file no longer has the two lists
 */
export function dutyFileText(
  current: string,
  sources: Readonly<Record<string, string>>,
  rows: readonly DepartmentDutyRow[],
): string {
  const used = new Set(rows.map(({ source }) => source));
  const kept = Object.entries(sources).filter(([key]) => used.has(key));
  const withSources = replaceList(current, sourcesStart, '};\n', kept.map(sourceLine));
  return replaceList(withSources, tableStart, '];\n', rows.map(rowLine));
}

function replaceList(text: string, start: string, end: string, lines: readonly string[]): string {
  const from = text.indexOf(start);
  const to = from === -1 ? -1 : text.indexOf(`\n${end}`, from);
  if (to === -1) throw new UsageError('Le fichier du barème n’a plus la forme attendue : rétablissez-le.');
  return `${text.slice(0, from + start.length)}${lines.join('\n')}${text.slice(to)}`;
}

function sourceLine([key, text]: readonly [string, string]): string {
  const name = /^[a-z]\w*$/.test(key) ? key : quoted(key);
  const line = `  ${name}: ${quoted(text)},`;
  return line.length <= longestLine ? line : `  ${name}:\n    ${quoted(text)},`;
}

function rowLine({ code, from, to, rate, source, certainty }: DepartmentDutyRow): string {
  return `  row(${[code, from, to, rate, source, certainty].map(quoted).join(', ')}),`;
}

function quoted(text: string | null): string {
  return text === null ? 'null' : `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
