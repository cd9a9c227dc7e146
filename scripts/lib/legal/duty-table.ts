import { InvalidInputError } from '#domain/domain-error.ts';
import type { DepartmentDutyRow } from '#domain/legal/department-duties.ts';
import { addToDay, day, type Day } from '#domain/time/day.ts';
import { UsageError } from '../errors.ts';

/** One line of the tax office's table: the rate that a territory applies between two days. */
export interface ImportedDuty {
  readonly code: string;
  readonly rate: string;
  readonly from: Day;
  readonly to: Day | null;
}

/** What an import would change for one territory; days and rates as they stand before and after. */
export interface DutyDifference {
  readonly code: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** A table with an import in it, and what that changes. */
export interface MergedDuties {
  readonly rows: readonly DepartmentDutyRow[];
  readonly differences: readonly DutyDifference[];
  /** Territories of the import whose days and rates stay as they were. */
  readonly confirmed: readonly string[];
  /** Territories that the import does not name: they stay as they were. */
  readonly absent: readonly string[];
}

const header = ['code', 'taux', 'du', 'au'] as const;

/**
 * Reads the tax office's table: UTF-8, one line for each territory, `;` between fields, the first line
 * `code;taux;du;au`. Rates are percentages (`5,00`), days `YYYY-MM-DD`; an empty `au` means no known end.
 *
 * @throws UsageError naming the line
 */
export function readDutyCsv(text: string): readonly ImportedDuty[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trim());
  if (lines[0] !== header.join(';')) {
    throw new UsageError(`La première ligne doit être « ${header.join(';')} ».`);
  }
  const seen = new Set<string>();
  return lines.flatMap((line, index) => {
    if (index === 0 || line === '') return [];
    const duty = readLine(line, index + 1);
    if (seen.has(duty.code)) {
      throw new UsageError(`Ligne ${index + 1} : le code ${duty.code} figure deux fois.`);
    }
    seen.add(duty.code);
    return [duty];
  });
}

/**
 * Puts an import into the table: its lines replace what stood between their days, all other days stay.
 *
 * @param source key of where the import was read
 * @throws UsageError for a code that the table does not have
 */
export function mergeDuties(
  table: readonly DepartmentDutyRow[],
  imported: readonly ImportedDuty[],
  source: string,
): MergedDuties {
  const byCode = Map.groupBy(table, ({ code }) => code);
  const differences: DutyDifference[] = [];
  const confirmed: string[] = [];
  for (const duty of imported) {
    const known = byCode.get(duty.code);
    if (known === undefined) throw new UsageError(`Le code ${duty.code} n’est pas dans le barème.`);
    const merged = replaceDays(known, duty, source);
    byCode.set(duty.code, merged);
    const [before, after] = [periodTexts(known), periodTexts(merged)];
    if (before.join() === after.join()) confirmed.push(duty.code);
    else differences.push({ code: duty.code, before, after });
  }
  const named = new Set(imported.map(({ code }) => code));
  return {
    rows: [...byCode.values()].flat(),
    differences,
    confirmed,
    absent: [...byCode.keys()].filter((code) => !named.has(code)),
  };
}

function readLine(line: string, number: number): ImportedDuty {
  const fields = line.split(';').map((field) => field.trim());
  const [code = '', percent = '', from = '', to = ''] = fields;
  const match = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(percent.replace(/\s*%$/, ''));
  if (fields.length !== header.length || match === null) {
    throw new UsageError(`Ligne ${number} : « ${line} » n’est pas de la forme « 75;5,00;2025-04-01; ».`);
  }
  const hundredths = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  try {
    const duty = {
      code,
      rate: (hundredths / 10_000).toFixed(4),
      from: day(from),
      to: to === '' ? null : day(to),
    };
    if (duty.to === null || duty.from <= duty.to) return duty;
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
  }
  throw new UsageError(`Ligne ${number} : « ${line} » n’a pas deux jours du calendrier, dans l’ordre.`);
}

function replaceDays(
  known: readonly DepartmentDutyRow[],
  { code, rate, from, to }: ImportedDuty,
  source: string,
): DepartmentDutyRow[] {
  const before = known
    .filter((row) => row.from < from)
    .map((row) => ({
      ...row,
      to: row.to === null || row.to >= from ? addToDay(from, { days: -1 }) : row.to,
    }));
  const after =
    to === null
      ? []
      : known
          .filter((row) => row.to === null || row.to > to)
          .map((row) => ({ ...row, from: row.from <= to ? addToDay(to, { days: 1 }) : row.from }));
  return [...before, { code, from, to, rate, source, certainty: 'primary' }, ...after];
}

/** Days and rates in words, neighbours of one rate as one. */
function periodTexts(rows: readonly DepartmentDutyRow[]): readonly string[] {
  const joined: DepartmentDutyRow[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    const follows = last && last.to !== null && addToDay(last.to, { days: 1 }) === row.from;
    if (follows && last.rate === row.rate) joined[joined.length - 1] = { ...last, to: row.to };
    else joined.push(row);
  }
  return joined.map(({ from, to, rate }) => {
    const percent = rate === null ? 'inconnu' : `${(Number(rate) * 100).toFixed(2).replace('.', ',')} %`;
    return to === null ? `${percent} depuis le ${from}` : `${percent} du ${from} au ${to}`;
  });
}
