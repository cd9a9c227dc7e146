import type { ReactNode } from 'react';

interface ResultFigureProps {
  readonly label: string;
  /** A `Figure`, or « – ». */
  readonly value: ReactNode;
  /** What it covers, or what is missing for it. */
  readonly note?: ReactNode;
}

/** What a form comes to, in one figure: the summary of its result. */
export function ResultFigure({ label, value, note }: ResultFigureProps) {
  return (
    <span className="form-result-figure flex min-w-0 flex-col">
      <span className="text-label text-ink3">{label}</span>
      <span className="font-display text-figure font-semibold">{value}</span>
      {note !== undefined && <span className="text-label text-ink3">{note}</span>}
    </span>
  );
}
