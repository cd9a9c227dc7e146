import type { ReactNode } from 'react';
import { FigureLine, type NamedFigure } from '../data/FigureLine.tsx';

export interface DotCardProps {
  readonly title: string;
  readonly detail: string;
  readonly figures: readonly NamedFigure[];
  readonly action?: ReactNode;
}

/** What a dot of a map says, for `renderCard` of a `MapOverlay`. */
export function DotCard({ title, detail, figures, action }: DotCardProps) {
  return (
    <div className="flex flex-col items-start gap-2 p-3">
      <div className="pr-9">
        <h3 className="text-base font-semibold">{title}</h3>
        <p className="text-label text-ink3">{detail}</p>
      </div>
      <FigureLine figures={figures} />
      {action}
    </div>
  );
}
