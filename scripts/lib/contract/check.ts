import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { routeTable } from '#generated/routes/table.ts';
import { suggest } from '#runtime/routes/suggest.ts';
import { actorKeys, type ActorKey } from '#tests/contract/engine/actor.ts';
import { openBench } from '#tests/contract/engine/open.ts';
import { htmlReport } from '#tests/contract/engine/report/html.ts';
import { junitXml } from '#tests/contract/engine/report/junit.ts';
import { runAll } from '#tests/contract/engine/report/run-all.ts';
import { routeText, summaryText } from '#tests/contract/engine/report/text.ts';
import type { Depth } from '#tests/contract/engine/run/bench.ts';
import { AccountError, liveTarget, readAccounts } from '#tests/contract/engine/target/live.ts';
import type { Target } from '#tests/contract/engine/target/target.ts';
import { UsageError } from '../errors.ts';

export interface CheckOptions {
  /** Names of routes, or what they begin with; all when there is none. */
  readonly names: readonly string[];
  readonly url: string | undefined;
  readonly as: readonly string[];
  readonly isWritable: boolean;
  readonly depth: Depth;
  readonly htmlPath: string | undefined;
  readonly junitPath: string | undefined;
}

/** Holds a server to the contracts and reports; gives the exit code. @throws UsageError */
export async function checkContracts(options: CheckOptions): Promise<number> {
  const { names, htmlPath, junitPath } = options;
  const isChosen = chooserOf(names);
  const target = await openTarget(options);
  try {
    const bench = await openBench(target, options.depth);
    const report = await runAll(bench, isChosen, (route) => console.log(routeText(route)));
    console.log(`\n${summaryText(report)}`);
    if (htmlPath !== undefined) write(htmlPath, htmlReport(report));
    if (junitPath !== undefined) write(junitPath, junitXml(report));
    return report.counts.fail > 0 ? 1 : 0;
  } finally {
    await target.close();
  }
}

/** Chooses routes by name, and what hangs below. @throws UsageError for a name that chooses none */
function chooserOf(names: readonly string[]): (name: string) => boolean {
  const chooses = (wanted: string, name: string): boolean => name === wanted || name.startsWith(`${wanted}.`);
  const known = routeTable.map(({ name }) => name);
  for (const wanted of names) {
    if (known.some((name) => chooses(wanted, name))) continue;
    const meant = suggest(wanted, known);
    throw new UsageError(`Aucune route « ${wanted} ».${meant ? ` Vouliez-vous dire « ${meant} » ?` : ''}`);
  }
  return (name) => names.length === 0 || names.some((wanted) => chooses(wanted, name));
}

async function openTarget({ url, as, isWritable }: CheckOptions): Promise<Target> {
  if (url === undefined) {
    if (as.length > 0 || isWritable)
      throw new UsageError('--as et --write demandent un serveur : ajoutez --url.');
    // Opened only here: it brings a database with it.
    const { openTestServerTarget } = await import('#tests/contract/engine/target/test-server.ts');
    return openTestServerTarget();
  }
  const origin = URL.parse(url);
  if (origin === null || !/^https?:$/.test(origin.protocol))
    throw new UsageError(`« ${url} » n’est pas l’adresse d’un serveur (https://…).`);
  try {
    await fetch(origin, { redirect: 'manual' });
  } catch (error) {
    const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
    throw new UsageError(
      `${origin.origin} ne répond pas (${cause instanceof Error ? cause.message : 'réseau'}).`,
    );
  }
  try {
    return liveTarget(origin.origin, readAccounts(as, process.env, isActorKey), isWritable);
  } catch (error) {
    throw error instanceof AccountError ? new UsageError(error.message) : error;
  }
}

const isActorKey = (key: string): key is ActorKey => (actorKeys as readonly string[]).includes(key);

/** Writes a report; a relative path starts where the person stands. */
function write(path: string, text: string): void {
  const full = resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
  writeFileSync(full, text);
  console.log(`Rapport : ${full}`);
}
