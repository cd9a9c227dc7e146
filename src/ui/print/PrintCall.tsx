import type { ReactNode } from 'react';
import { PrintMark, type PrintMarkShape } from './PrintMark.tsx';

export interface PrintCallProps {
  amount: ReactNode;
  /** When: a day, a month, or that none is known. */
  at: string;
  mark: PrintMarkShape;
  /** What the mark means. */
  state: string;
  /** In words where it is trouble. */
  alert?: string | undefined;
}

/** An amount over its date and its state, in a cell of a matrix. */
export function PrintCall({ amount, at, mark, state, alert }: PrintCallProps) {
  return (
    <span className="print-call" data-tone={alert === undefined ? undefined : 'bad'}>
      <span>{amount}</span>
      <span className="print-call-at">
        <PrintMark shape={mark} label={state} /> {at}
        {alert !== undefined && ` · ${alert}`}
      </span>
    </span>
  );
}
