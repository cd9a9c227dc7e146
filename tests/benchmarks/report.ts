/** One measured thing beside the peer's, and what was aimed at. */
export interface Row {
  readonly what: string;
  readonly ours: string;
  /** Absent where the peer has no such thing or was not asked. */
  readonly peer?: string;
  readonly target: string;
  readonly isMet: boolean;
}

/** A Markdown table of rows. */
export function tableOf(title: string, peer: string, rows: readonly Row[]): string {
  const lines = rows.map(
    ({ what, ours, peer: theirs = '–', target, isMet }) =>
      `| ${what} | ${ours} | ${theirs} | ${target} | ${isMet ? 'yes' : '**no**'} |`,
  );
  return [
    `### ${title}`,
    '',
    `| what | ours | ${peer} | target | met |`,
    '|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}

/** Nanoseconds as `412 ns`, `1.7 µs`, `20 ms`. */
export function duration(ns: number): string {
  if (ns < 1_000) return `${ns.toFixed(0)} ns`;
  if (ns < 1_000_000) return `${(ns / 1_000).toFixed(2)} µs`;
  return `${(ns / 1_000_000).toFixed(2)} ms`;
}

/** Bytes as `842 B` or `17.9 kB`, in thousands. */
export function size(bytes: number): string {
  return bytes < 1_000 ? `${bytes} B` : `${(bytes / 1_000).toFixed(2)} kB`;
}
