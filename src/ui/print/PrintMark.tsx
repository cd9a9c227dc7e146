export type PrintMarkShape = 'full' | 'half' | 'empty' | 'alert';

/** A small mark whose shape tells a state without colour; `label` is empty where words stand beside it. */
export function PrintMark({ shape, label }: { readonly shape: PrintMarkShape; readonly label: string }) {
  if (label === '') return <span className="print-mark" data-shape={shape} aria-hidden="true" />;
  return <span className="print-mark" data-shape={shape} role="img" aria-label={label} />;
}
