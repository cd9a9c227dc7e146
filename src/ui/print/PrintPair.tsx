import type { ReactNode } from 'react';

export interface PrintPairProps {
  children: ReactNode;
  /** At its right, as wide in each row: « 12,08 % ». */
  rate: ReactNode;
}

/** An amount and its rate in one column of a table, each under those of the other rows. */
export function PrintPair({ children, rate }: PrintPairProps) {
  return (
    <>
      {children} <span className="inline-block min-w-[13mm]">{rate}</span>
    </>
  );
}
