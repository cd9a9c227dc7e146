import { Bench } from 'tinybench';

/** Medians in nanoseconds of the given functions, run in turn. */
export async function medianNs<Name extends string>(
  functions: Readonly<Record<Name, () => unknown>>,
): Promise<Record<Name, number>> {
  const bench = new Bench({ time: 400, warmupTime: 200 });
  // One call is too short for the clock: a task is a thousand of them, or as many as take a millisecond.
  const calls: Record<string, number> = {};
  for (const [name, call] of Object.entries<() => unknown>(functions)) {
    const count = callsPerTask(call);
    calls[name] = count;
    bench.add(name, () => {
      for (let turn = 0; turn < count; turn += 1) call();
    });
  }
  await bench.run();
  const medians = bench.tasks.map(({ name, result }) => {
    if (!('latency' in result)) throw new Error(`The benchmark ${name} did not end: ${result.state}`);
    return [name, (result.latency.p50 * 1e6) / (calls[name] ?? 1)];
  });
  return Object.fromEntries(medians) as Record<Name, number>;
}

function callsPerTask(call: () => unknown): number {
  call();
  const startedAt = performance.now();
  let count = 0;
  while (performance.now() - startedAt < 1 && count < 1_000) {
    call();
    count += 1;
  }
  return Math.max(1, count);
}
