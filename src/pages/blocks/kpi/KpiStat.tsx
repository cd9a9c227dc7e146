import type { KpiFigure } from '#contracts/kpi-period.ts';
import { changeBps, type KpiComparison } from '#domain/audience/kpi-period.ts';
import * as periodMessages from '#messages/kpi-period.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { FigureQuantity } from '#ui/data/Figure.tsx';
import { Stat } from '#ui/data/Stat.tsx';
import type { TrendProps } from '#ui/data/Trend.tsx';

export type KpiUnit = 'count' | 'cents' | 'bps' | 'days';

export interface KpiStatProps {
  readonly label: string;
  readonly figure: KpiFigure;
  readonly unit: KpiUnit;
  readonly compare: KpiComparison;
  readonly hint?: string | undefined;
  /** Which way is good; rising by default. */
  readonly good?: TrendProps['good'];
  /** The page that tells more. */
  readonly href?: string | undefined;
  /** Values until now, in the unit of the figure. */
  readonly course?: readonly (number | null)[] | undefined;
}

const courseUnits = { count: 'count', cents: 'money', bps: 'rate', days: 'count' } as const;

/** A figure over several companies, with its change; « n.c. » where too few of them make it. */
export function KpiStat({ label, figure, unit, compare, hint, good = 'up', href, course }: KpiStatProps) {
  const t = useMessages(periodMessages);
  const { value, isHidden } = figure;
  const quantity = (): FigureQuantity => {
    if (isHidden) return { text: t('undisclosed') };
    if (unit === 'cents') return { cents: value, decimals: 0 };
    if (unit === 'bps') return { rateBps: value };
    return unit === 'days' && value !== null ? { text: t('days', { count: value }) } : { count: value };
  };
  return (
    <Stat
      label={label}
      href={href}
      quantity={quantity()}
      course={course && { unit: courseUnits[unit], values: course }}
      trend={trendOf(figure, unit, t(`since.${compare}`), good)}
      context={isHidden ? t('undisclosedHint') : hint}
    />
  );
}

function trendOf(
  { value, before, isHidden }: KpiFigure,
  unit: KpiUnit,
  since: string,
  good: NonNullable<TrendProps['good']>,
): TrendProps | undefined {
  if (isHidden || value === null || before === null) return undefined;
  if (unit === 'bps') return { change: { pointsBps: value - before }, since, good };
  const rateBps = changeBps(value, before);
  return rateBps === null ? undefined : { change: { rateBps }, since, good };
}
