/** The points of a run up to the last one that has happened. */
export function realPart(run: readonly number[], isForecast: (index: number) => boolean): number[] {
  return run.filter((index) => !isForecast(index));
}

/** The points of a run that are expected, led in by the last one that has happened: the line is not broken. */
export function forecastPart(run: readonly number[], isForecast: (index: number) => boolean): number[] {
  const first = run.findIndex((index) => isForecast(index));
  return first === -1 ? [] : run.slice(Math.max(0, first - 1));
}
