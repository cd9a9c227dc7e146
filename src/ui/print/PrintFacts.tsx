import type { ReactNode } from 'react';

export interface PrintFact {
  readonly id: string;
  readonly label: string;
  readonly value: ReactNode;
}

/** Many short facts in two columns of small type, each whole. */
export function PrintFacts({ facts }: { readonly facts: readonly PrintFact[] }) {
  return (
    <dl className="columns-2 gap-[8mm] text-[8pt] leading-[11pt]">
      {facts.map(({ id, label, value }) => (
        <div
          key={id}
          className="flex break-inside-avoid gap-[3mm] border-b border-(--print-rule-light) py-[0.8mm]"
        >
          <dt className="w-[32mm] flex-none text-(--print-ink2)">{label}</dt>
          <dd className="min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
