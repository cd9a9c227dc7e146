import { actorKeys, actorOf } from '../actor.ts';
import type { Bench } from '../run/bench.ts';
import { checkRoute } from '../run/route.ts';
import { isUnavailable } from '../target/target.ts';
import { countOf, reportGap, reportRoute, type Report, type RouteReport } from './report.ts';

/** Looks at all routes that are chosen, one after the other. */
export async function runAll(
  bench: Bench,
  isChosen: (name: string) => boolean,
  onRoute: (report: RouteReport) => void = () => undefined,
): Promise<Report> {
  const startedAt = new Date();
  const tried = new Set(bench.subjects.map(({ name }) => name as string));
  const routes: RouteReport[] = bench.gaps
    .filter(({ name }) => !tried.has(name) && isChosen(name))
    .map(reportGap);
  for (const subject of bench.subjects.filter(({ name }) => isChosen(name))) {
    const report = reportRoute(subject, await checkRoute(bench, subject));
    onRoute(report);
    routes.push(report);
  }
  return {
    label: bench.target.label,
    origin: bench.target.origin,
    startedAt,
    durationMs: Date.now() - startedAt.getTime(),
    absent: actorKeys.flatMap((key) => {
      const client = bench.client(key);
      return isUnavailable(client) ? [{ who: actorOf(key).label, reason: client.reason }] : [];
    }),
    routes,
    counts: {
      pass: countOf(routes, 'pass'),
      fail: countOf(routes, 'fail'),
      skip: countOf(routes, 'skip'),
    },
  };
}
