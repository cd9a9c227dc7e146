import type { KpiPart } from '#contracts/kpi-period.ts';

/** A line of a file of figures. */
export interface KpiFileRow {
  readonly part: string;
  readonly figure: string;
  /** Euros, per cent, days or a number, as the unit says. */
  readonly value: number | null;
  readonly unit: string;
  readonly isHidden: boolean;
}

const unitOf = (name: string): { readonly unit: string; readonly divisor: number } => {
  if (name.endsWith('Cents')) return { unit: '€', divisor: 100 };
  if (name.endsWith('Bps')) return { unit: '%', divisor: 100 };
  return { unit: name.endsWith('Days') ? 'j' : '', divisor: 1 };
};

/** One line for each figure of a part. @param labels what figures are called, by their name */
export const kpiRows = (
  part: string,
  parts: Readonly<Record<string, KpiPart>>,
  labels: Readonly<Record<string, string>>,
): KpiFileRow[] =>
  Object.entries(parts).map(([name, { value, isHidden }]) => {
    const { unit, divisor } = unitOf(name);
    return {
      part,
      figure: labels[name] ?? name,
      value: value === null ? null : value / divisor,
      unit,
      isHidden,
    };
  });
