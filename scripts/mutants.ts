import { fork } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runMain, UsageError } from './lib/errors.ts';
import { readImportGraph, type ImportGraph } from './lib/import-graph.ts';
import { mutantsOf, spread } from './lib/mutants/make-mutants.ts';
import type { Trial, Verdict } from './lib/mutants/try-mutants.ts';
import { projectRoot } from './lib/project.ts';

const help = `npm run mutants -- <dossier ou fichier>… [--tests <fichier de test>…] [--most 100]

Plante de petites fautes une à une (comparaisons, opérations, conditions, appels oubliés, listes non filtrées) et dit
celles qu’aucun test ne trouve. Les fichiers ne sont pas touchés.

  --tests   les tests qui doivent trouver ; sans lui, les tests unitaires qui importent le fichier, d’abord directement
  --most    autant de fautes au plus, réparties sur tout le dossier (100)`;

/** A fault may make a loop endless: then the process is ended, and the fault counts as found. */
const mostMs = 120_000;

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: {
    tests: { type: 'string', multiple: true },
    most: { type: 'string', default: '100' },
    help: { type: 'boolean' },
  },
  allowPositionals: true,
});

function filesOf(name: string): string[] {
  const path = join(projectRoot, name);
  if (!existsSync(path)) throw new UsageError(`« ${name} » n’existe pas.`);
  if (statSync(path).isFile()) return [name];
  return globSync('**/*.ts', { cwd: path })
    .map((file) => join(name, file))
    .toSorted();
}

/** Unit tests that import a file, directly or, where none does, by what imports it. */
function unitTestsOf(graph: ImportGraph, file: string): string[] {
  let ring: readonly string[] = [file];
  const seen = new Set(ring);
  while (ring.length > 0) {
    const importers = [...new Set(ring.flatMap((one) => graph.importersOf(one)))].filter(
      (one) => !seen.has(one),
    );
    const tests = importers.filter((one) => /^tests\/unit\/.*\.test\.tsx?$/.test(one));
    if (tests.length > 0) return tests;
    for (const one of importers) seen.add(one);
    ring = importers;
  }
  return [];
}

/** Tries the faults in processes of their own, one after the other where one of them has to be ended. */
async function verdictsOf(trials: readonly Trial[]): Promise<ReadonlyMap<Trial, Verdict>> {
  const verdicts = new Map<Trial, Verdict>();
  const tell = (trial: Trial | undefined, verdict: Verdict): void => {
    if (trial === undefined) return;
    verdicts.set(trial, verdict);
    if (verdict !== 'killed') console.log(lineOf(trial, verdict));
  };
  for (let left = trials; left.length > 0; left = left.filter((trial) => !verdicts.has(trial))) {
    const before = verdicts.size;
    const tried = left;
    const hung = await tryInProcess(tried, (rank, verdict) => tell(tried[rank], verdict));
    const trial = hung === null ? undefined : tried[hung];
    if (trial !== undefined && !verdicts.has(trial)) tell(trial, 'killed');
    if (verdicts.size === before) throw new Error('The process that tries faults ended before it tried one.');
  }
  return verdicts;
}

/** The rank of what a process was about to try when it ended, or was ended. */
function tryInProcess(
  trials: readonly Trial[],
  onVerdict: (rank: number, verdict: Verdict) => void,
): Promise<number | null> {
  return new Promise((resolve) => {
    let current: number | null = null;
    const child = fork(join(projectRoot, 'scripts/lib/mutants/process.ts'), {
      cwd: projectRoot,
      stdio: 'ignore',
      // A group of its own: an endless loop runs in a process of the tests, which is ended with it.
      detached: true,
    });
    const end = (): void => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    };
    let timer = setTimeout(end, mostMs * 2);
    child.on('message', ({ rank, news }: { rank: number; news: 'started' | Verdict }) => {
      clearTimeout(timer);
      timer = setTimeout(end, mostMs);
      current = rank;
      if (news !== 'started') onVerdict(rank, news);
    });
    child.on('exit', () => {
      clearTimeout(timer);
      resolve(current);
    });
    child.send(trials);
  });
}

const notes = {
  survived: '',
  killed: '',
  error: '  (les tests échouent sans faute)',
  untested: '  (aucun test)',
};

function lineOf({ file, mutant }: Trial, verdict: Verdict | 'untested'): string {
  return `${verdict === 'error' ? '!' : '✗'} ${file}:${mutant.line}  ${mutant.label}${notes[verdict]}`;
}

function printSummary(
  planted: number,
  known: number,
  verdicts: ReadonlyMap<Trial, Verdict>,
  untested: readonly Trial[],
): void {
  for (const trial of untested) console.log(lineOf(trial, 'untested'));
  const count = (verdict: Verdict): number => [...verdicts.values()].filter((one) => one === verdict).length;
  const survived = count('survived') + untested.length;
  const rate = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 1 });
  const errors = count('error');
  console.log(
    `\n${planted} fautes sur ${known} : ${count('killed')} trouvées, ${survived} non trouvées (${rate.format(survived / Math.max(planted - errors, 1))})${errors > 0 ? `, ${errors} non essayées` : ''}.`,
  );
  if (errors > 0) process.exitCode = 1;
}

await runMain(async () => {
  if (values.help) return console.log(help);
  const most = Number(values.most);
  if (positionals.length === 0 || !(most > 0)) throw new UsageError(help);
  const graph = readImportGraph(projectRoot);
  const all = positionals.flatMap(filesOf).flatMap((file) => {
    const tests = values.tests ?? unitTestsOf(graph, file);
    const mutants = mutantsOf(readFileSync(join(projectRoot, file), 'utf8'), file);
    return mutants.map((mutant): Trial => ({ file, mutant, tests }));
  });
  const trials = spread(all, most);
  const untested = trials.filter(({ tests }) => tests.length === 0);
  const verdicts = await verdictsOf(trials.filter(({ tests }) => tests.length > 0));
  printSummary(trials.length, all.length, verdicts, untested);
});
