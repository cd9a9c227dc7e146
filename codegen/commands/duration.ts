/** `0.4 s`, from milliseconds. */
export function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}
