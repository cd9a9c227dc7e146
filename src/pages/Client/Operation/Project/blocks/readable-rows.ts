import { lotTypes, saleModes } from '#domain/lot/states.ts';
import { maxRowCount, type ProjectRow } from '#domain/project/project.ts';
import { revenueOf } from '#domain/project/totals.ts';

type AnyLine = Readonly<Record<string, unknown>>;

const oneOf = <Choice extends string>(choices: readonly Choice[], value: unknown): Choice | null =>
  choices.find((choice) => choice === value) ?? null;

/** A whole number from a limit on; null for none, and for what cannot be read. */
const wholeFrom = (min: number, value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= min ? value : null;

/** A line as far as figures can be worked out from it: type, count, area and one price; else null. */
export function readableRow(line: AnyLine): ProjectRow | null {
  const type = oneOf(lotTypes, line['type']);
  const count = wholeFrom(1, line['count']);
  const area = line['avgAreaM2'];
  const pricePerM2Cents = wholeFrom(0, line['pricePerM2Cents']);
  const unitPriceCents = wholeFrom(0, line['unitPriceCents']);
  if (type === null || count === null || count > maxRowCount) return null;
  if (typeof area !== 'string' || !/^\d{1,8}(\.\d{1,2})?$/.test(area) || Number(area) <= 0) return null;
  if ((pricePerM2Cents === null) === (unitPriceCents === null)) return null;
  return {
    type,
    label: typeof line['label'] === 'string' && line['label'] !== '' ? line['label'] : null,
    count,
    avgAreaM2: area,
    saleMode: oneOf(saleModes, line['saleMode']) ?? 'asis',
    pricePerM2Cents,
    unitPriceCents,
    worksCostPerM2Cents: wholeFrom(0, line['worksCostPerM2Cents']),
    tantiemes: wholeFrom(1, line['tantiemes']),
    parkingCount: wholeFrom(0, line['parkingCount']) ?? 0,
  };
}

/** The lines that can be counted. */
export const readableRows = (lines: readonly AnyLine[]): ProjectRow[] =>
  lines.flatMap((line) => readableRow(line) ?? []);

/** What a line brings; null while it is incomplete. */
export function lineRevenue(line: AnyLine): number | null {
  const row = readableRow(line);
  return row === null ? null : revenueOf(row);
}
