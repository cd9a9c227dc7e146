import { useState } from 'react';

interface ComparedPicture {
  readonly href: string;
  readonly alt: string;
}

export interface BeforeAfterProps {
  readonly before: ComparedPicture;
  readonly after: ComparedPicture;
  readonly beforeLabel: string;
  readonly afterLabel: string;
  /** What the handle changes, for screen readers. */
  readonly label: string;
}

/** Two pictures of one place over each other: the handle, or the arrow keys, show more of one or the other. */
export function BeforeAfter({ before, after, beforeLabel, afterLabel, label }: BeforeAfterProps) {
  const [share, setShare] = useState(50);
  return (
    <div className="relative isolate aspect-3/2 w-full overflow-hidden rounded-card border border-line bg-sunken">
      <img src={before.href} alt={before.alt} className="absolute inset-0 size-full object-cover" />
      <img
        src={after.href}
        alt={after.alt}
        className="absolute inset-0 size-full object-cover"
        style={{ clipPath: `inset(0 0 0 ${share}%)` }}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-white shadow-e1"
        style={{ left: `${share}%` }}
      />
      <span
        aria-hidden="true"
        className="absolute top-2 left-2 rounded-badge bg-card px-2 text-label font-medium"
      >
        {beforeLabel}
      </span>
      <span
        aria-hidden="true"
        className="absolute top-2 right-2 rounded-badge bg-card px-2 text-label font-medium"
      >
        {afterLabel}
      </span>
      <input
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label={label}
        onChange={(event) => setShare(Number(event.target.value))}
        className="range-input absolute inset-x-3 bottom-3 z-1"
      />
    </div>
  );
}
