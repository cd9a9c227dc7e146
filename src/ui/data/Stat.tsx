import type { ReactNode } from 'react';
import type { Explained } from './explained.ts';
import { Sparkline } from '../chart/Sparkline.tsx';
import type { ChartUnit } from '../chart/types.ts';
import { ExplainedTrigger } from './ExplainedTrigger.tsx';
import { Figure, type FigureQuantity } from './Figure.tsx';
import { FigureCard, type FigureCardProps } from './FigureCard.tsx';
import { Trend, type TrendProps } from './Trend.tsx';

export interface StatProps extends Pick<FigureCardProps, 'label' | 'tone' | 'href'> {
  quantity: FigureQuantity;
  trend?: TrendProps | undefined;
  /** One line more: what it covers, the creating action of a missing figure. */
  context?: ReactNode;
  /** How it was calculated, as `explain` of the domain tells it. */
  explanation?: Explained | undefined;
  /** Its course until now, beside the figure. */
  course?: { readonly unit: ChartUnit; readonly values: readonly (number | null)[] } | undefined;
}

/** A figure card with its trend, its course and its calculation. Stands in a `FigureGroup`. */
export function Stat({
  label,
  tone = 'default',
  href,
  quantity,
  trend,
  context,
  explanation,
  course,
}: StatProps) {
  return (
    <FigureCard
      label={label}
      tone={tone}
      href={href}
      figure={
        course === undefined ? (
          <Figure {...quantity} />
        ) : (
          <span className="flex flex-wrap items-center justify-between gap-x-3">
            <Figure {...quantity} />
            <Sparkline label={label} {...course} />
          </span>
        )
      }
      context={
        trend || context ? (
          <span className="flex flex-col items-start">
            {trend && <Trend {...trend} />}
            {context}
          </span>
        ) : undefined
      }
      aside={explanation && <ExplainedTrigger explanation={explanation} />}
    />
  );
}
