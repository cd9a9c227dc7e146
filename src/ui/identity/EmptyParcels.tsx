/** A block of parcels, one of them still to come: the picture of an empty list. */
export function EmptyParcels() {
  return (
    <svg width="184" height="136" viewBox="0 0 184 136" fill="none" aria-hidden="true">
      <path
        d="M6 32 97 4l85 24-10 92-92 14-69-24Z"
        fill="var(--sunken)"
        stroke="var(--ctl)"
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
      <path
        d="m6 32 84 29 92-33M97 4l-7 57M46 46 33 118M137 45l-4 28M90 61l87 25"
        stroke="var(--ctl)"
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
      <path
        d="m90 61 43 13-6 49-47 11Z"
        fill="var(--brick-bg)"
        stroke="var(--brick-ink)"
        strokeWidth="2"
        strokeDasharray="5 3.5"
        strokeLinejoin="round"
      />
      <path d="M106 88v20M96 98h20" stroke="var(--brick-ink)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
