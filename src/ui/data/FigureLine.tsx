import type { ReactNode } from 'react';

export interface NamedFigure {
  readonly label: string;
  /** A `Figure`. */
  readonly value: ReactNode;
}

/**
 * Figures with their names beside each other, on as many lines as they need:
 *
 *     <FigureLine figures={[{ label: 'Achat', value: <Figure cents={price} /> }]} />
 */
export function FigureLine({ figures }: { readonly figures: readonly NamedFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-3 text-table text-ink3">
      {figures.map(({ label, value }) => (
        <span key={label}>
          {label} <span className="font-medium whitespace-nowrap text-ink tabular-nums">{value}</span>
        </span>
      ))}
    </span>
  );
}
