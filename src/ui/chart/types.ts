import type { ReactNode } from 'react';

/** What the values are: whole cents, basis points, or plain numbers. */
export type ChartUnit = 'money' | 'rate' | 'count';

/** A colour of the charter by its use or its place in the order of the charts. */
export type ChartColor = 'receipts' | 'expenses' | 'ink' | 'brick' | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** One kind of value, told apart by colour, mark and name. */
export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  readonly color?: ChartColor;
  /** All of it is expected, none has happened: hatched or dashed throughout. */
  readonly isForecast?: boolean;
}

/** A place on the horizontal axis, with its value in each series. */
export interface ChartPoint {
  /** `YYYY-MM`, `YYYY-MM-DD`, or the name of a category. */
  readonly at: string;
  /** Written instead of what `at` says: « T3 26 ». */
  readonly label?: string;
  /** By the identifier of the series; null or absent where there is nothing. */
  readonly values: Readonly<Record<string, number | null | undefined>>;
}

/** A value of a series that stands out, by the place of its point. */
export interface ChartMark {
  readonly series: string;
  readonly at: string;
}

/** What every chart takes beside its data. */
export interface ChartProps {
  /** Title, and the chart's name for screen readers. */
  label: string;
  /** Beside the title: what it covers, its period, its unit when the axis does not say it. */
  note?: string | undefined;
  /** The card has the title already: it is for screen readers only. */
  isLabelHidden?: boolean | undefined;
  headingLevel?: 2 | 3 | undefined;
  /** At the right of the title: a view switch, a figure. */
  aside?: ReactNode;
  /** Of the plot in px; 190 to 250 by the charter. */
  height?: number | undefined;
  /** The data is on its way. */
  isLoading?: boolean | undefined;
  /** Under « Pas encore de données »: a sentence or the action that brings some. */
  empty?: ReactNode;
  /** The table is open from the beginning, as on paper. */
  isDataShown?: boolean | undefined;
}
