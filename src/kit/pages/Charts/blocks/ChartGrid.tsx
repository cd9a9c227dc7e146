import { Children, type ReactNode } from 'react';
import { Card } from '#ui/data/Card.tsx';

/** Each chart in a card of its own, two per row where there is room. */
export function ChartGrid({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid gap-5 xl:grid-cols-2">
      {Children.map(children, (chart) => (
        <Card>{chart}</Card>
      ))}
    </div>
  );
}
