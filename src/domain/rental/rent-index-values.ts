import { quarter, type IndexRegion, type RentIndexValue } from './rent-index.ts';

/**
 * Values published by Insee up to the second quarter of 2026, in mainland France. Later quarters, and those of the ILC and the ILAT, are
 * entered by an administrator from the publication itself.
 */
export const rentIndexValues: readonly RentIndexValue[] = [
  ...yearOf(2021, [13_069, 13_112, 13_167, 13_262]),
  ...yearOf(2022, [13_393, 13_584, 13_627, 13_726]),
  ...yearOf(2023, [13_861, 14_059, 14_103, 14_206]),
  ...yearOf(2024, [14_346, 14_517, 14_451, 14_464]),
  ...yearOf(2025, [14_547, 14_668, 14_577, 14_578]),
  ...yearOf(2026, [14_660, 14_837]),
  irl('2025T3', 14_158, 'corsica'),
  irl('2025T3', 14_297, 'overseas'),
];

function yearOf(year: number, hundredths: readonly number[]): readonly RentIndexValue[] {
  return hundredths.map((value, index) => irl(`${year}T${index + 1}`, value));
}

function irl(of: string, hundredths: number, region: IndexRegion = 'metropolitan'): RentIndexValue {
  return { kind: 'IRL', region, quarter: quarter(of), hundredths };
}
