/** A sentence in the place of a drawing. */
export function ChartNotice({ text }: { text: string }) {
  return (
    <p
      role="status"
      className="grid h-full place-items-center rounded-control bg-sunken p-4 text-center text-table text-ink2"
    >
      {text}
    </p>
  );
}
