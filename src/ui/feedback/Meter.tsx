import { Gauge } from '../data/Gauge.tsx';

/** The progress of a task that says its name and its share: an upload, an import. */
export function Meter({ label, value, text }: { label: string; value: number; text: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value)}
      aria-valuetext={text}
      className="flex items-center gap-3"
    >
      <Gauge rateBps={value * 100} tone="ink" />
      <span className="min-w-16 shrink-0 text-right text-label text-ink3">{text}</span>
    </div>
  );
}
