import './plan.css';

export interface PlanLegendProps {
  readonly looks: readonly { readonly look: 'actual' | 'committed' | 'forecast'; readonly label: string }[];
  readonly movedLabel: string;
}

/** What the looks of the cells mean. */
export function PlanLegend({ looks, movedLabel }: PlanLegendProps) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-label text-ink3">
      {looks.map(({ look, label }) => (
        <li key={look} className="flex items-center gap-1.5">
          <span aria-hidden="true" className="plan-look" data-look={look} />
          {label}
        </li>
      ))}
      <li>
        <span aria-hidden="true" className="text-warn">
          ↷
        </span>{' '}
        {movedLabel}
      </li>
    </ul>
  );
}
