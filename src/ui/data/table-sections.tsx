import type { ReactNode } from 'react';

/** The head row of a table. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead>
      <tr>{children}</tr>
    </thead>
  );
}

/** The rows of a table. */
export function TableBody({ children }: { children: ReactNode }) {
  return <tbody>{children}</tbody>;
}

/** The sums of a table, which say what they cover. */
export function TableFoot({ children }: { children: ReactNode }) {
  return (
    <tfoot>
      <tr>{children}</tr>
    </tfoot>
  );
}
