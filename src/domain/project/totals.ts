import type { LotType } from '../lot/states.ts';
import { hundredthsOfM2, pricePerM2Cents } from '../lot/price.ts';
import { cents, multiplyDivide, sumCents, zeroCents, type Cents } from '../money/cents.ts';
import { splitByLargestRemainder } from '../money/split.ts';
import type { ProjectRow } from './project.ts';

/** What the lines of one type come to, or all of them. */
export interface CompositionTotal {
  readonly count: number;
  /** m² with two decimals. */
  readonly areaM2: string;
  readonly revenueCents: Cents;
  /** Works before tax. */
  readonly worksCents: Cents;
  /** Works by the square metre of the lines that have any; null without. */
  readonly worksPerM2Cents: number | null;
  /** Shares of the common parts; null as long as a line lacks its own. */
  readonly tantiemes: number | null;
  readonly parkingCount: number;
}

export interface TypeTotal extends CompositionTotal {
  readonly type: LotType;
  /** Its part of the common parts, in basis points: by shares, or by area while some are missing. */
  readonly shareBps: number;
}

export interface ProjectTotals {
  /** Types that occur, in the order of their first lines. */
  readonly byType: readonly TypeTotal[];
  readonly all: CompositionTotal;
}

const hundred = 100;

/** Hundredths of a square metre as a text with two decimals. */
const textOfHundredths = (hundredths: number): string =>
  `${Math.floor(hundredths / hundred)}.${String(hundredths % hundred).padStart(2, '0')}`;

/** Price of one unit of a line: its own, or by its area, rounded half up to the cent. @throws InvalidInputError */
export function unitPriceOf(
  row: Pick<ProjectRow, 'unitPriceCents' | 'pricePerM2Cents' | 'avgAreaM2'>,
): Cents {
  if (row.unitPriceCents !== null) return cents(row.unitPriceCents);
  if (row.pricePerM2Cents === null) return zeroCents;
  return multiplyDivide(cents(row.pricePerM2Cents), hundredthsOfM2(row.avgAreaM2), hundred);
}

/** What a line brings: its units at the price of one. @throws InvalidInputError */
export const revenueOf = (
  row: Pick<ProjectRow, 'unitPriceCents' | 'pricePerM2Cents' | 'avgAreaM2' | 'count'>,
): Cents => multiplyDivide(unitPriceOf(row), row.count, 1);

/** Works of a line before tax, rounded half up to the cent. @throws InvalidInputError */
export const worksOf = (row: Pick<ProjectRow, 'worksCostPerM2Cents' | 'avgAreaM2' | 'count'>): Cents =>
  row.worksCostPerM2Cents === null
    ? zeroCents
    : multiplyDivide(cents(row.worksCostPerM2Cents), hundredthsOfM2(row.avgAreaM2) * row.count, hundred);

const areaOf = (rows: readonly ProjectRow[]): number =>
  rows.reduce((sum, { avgAreaM2, count }) => sum + hundredthsOfM2(avgAreaM2) * count, 0);

const tantiemesOf = (rows: readonly ProjectRow[]): number | null =>
  rows.reduce<number | null>(
    (sum, { tantiemes, count }) => (sum === null || tantiemes === null ? null : sum + tantiemes * count),
    0,
  );

function totalOf(rows: readonly ProjectRow[]): CompositionTotal {
  const worksCents = sumCents(rows.map(worksOf));
  const workedArea = areaOf(rows.filter(({ worksCostPerM2Cents }) => worksCostPerM2Cents !== null));
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    areaM2: textOfHundredths(areaOf(rows)),
    revenueCents: sumCents(rows.map(revenueOf)),
    worksCents,
    worksPerM2Cents: pricePerM2Cents(worksCents, workedArea),
    tantiemes: rows.length === 0 ? null : tantiemesOf(rows),
    parkingCount: rows.reduce((sum, { parkingCount, count }) => sum + parkingCount * count, 0),
  };
}

/**
 * What a composition comes to, by type and in all: each line is rounded to the cent, sums are of these.
 *
 * @throws InvalidInputError on what no form allows
 */
export function projectTotals(rows: readonly ProjectRow[]): ProjectTotals {
  const types = [...new Set(rows.map(({ type }) => type))];
  const ofType = types.map((type) => rows.filter((row) => row.type === type));
  const areShared = rows.length > 0 && tantiemesOf(rows) !== null;
  const weights = ofType.map((lines) => (areShared ? (tantiemesOf(lines) ?? 0) : areaOf(lines)));
  const shares = weights.some((weight) => weight > 0) ? splitByLargestRemainder(cents(10_000), weights) : [];
  return {
    byType: types.map((type, place) => ({
      type,
      ...totalOf(ofType[place] ?? []),
      shareBps: shares[place] ?? 0,
    })),
    all: totalOf(rows),
  };
}
