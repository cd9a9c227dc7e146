import type { ReactNode } from 'react';
import { FigureLine, type NamedFigure } from './FigureLine.tsx';

export interface RecordSummaryProps {
  /** A façade, a portrait. */
  readonly picture?: ReactNode;
  readonly title: ReactNode;
  /** Its state, at the right of the title. */
  readonly badge?: ReactNode;
  readonly subtitle?: ReactNode;
  readonly figures?: readonly NamedFigure[];
  /** In small, under the rest. */
  readonly foot?: ReactNode;
}

/**
 * A record in a few lines, as cards on a phone and lines beside a map tell it. May stand in a button:
 *
 *     <RecordSummary picture={<FacadeThumb seed={id} isSquare />} title={name} badge={<StateBadge state={state} />} />
 */
export function RecordSummary({ picture, title, badge, subtitle, figures = [], foot }: RecordSummaryProps) {
  return (
    <span className="flex min-w-0 flex-1 gap-3">
      {picture}
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="flex items-start justify-between gap-2">
          <span className="min-w-0 font-semibold wrap-anywhere">{title}</span>
          {badge && <span className="flex shrink-0 gap-2">{badge}</span>}
        </span>
        {subtitle && <span className="truncate text-table text-ink3">{subtitle}</span>}
        <FigureLine figures={figures} />
        {foot && <span className="text-label text-ink3">{foot}</span>}
      </span>
    </span>
  );
}
