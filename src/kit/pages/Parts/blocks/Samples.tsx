import type { ReactNode } from 'react';
import { Card } from '#ui/data/Card.tsx';

/** Samples of one part, side by side under its name. */
export function Samples({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card title={title}>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </Card>
  );
}
