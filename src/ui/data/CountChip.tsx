/** A counter (a number, or « 13/16 ») beside a title or a tab. */
export function CountChip({ count }: { count: number | string }) {
  return <span className="rounded-badge bg-state-sourcing-bg px-1.5 text-micro text-ink2">{count}</span>;
}
