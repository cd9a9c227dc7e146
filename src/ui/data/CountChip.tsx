/** A counter beside a title or a tab. */
export function CountChip({ count }: { count: number }) {
  return <span className="rounded-badge bg-state-sourcing-bg px-1.5 text-micro text-ink2">{count}</span>;
}
