import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureBuilt, ensureGenerated } from './lib/build.ts';
import { findChromium } from './lib/chromium.ts';
import { ensureDemoSite } from './lib/demo-site.ts';
import { runMain, UsageError } from './lib/errors.ts';
import { readImportGraph } from './lib/import-graph.ts';
import { readPageGroups } from './lib/pages/groups.ts';
import { testsOfPage } from './lib/pages/tests.ts';
import { projectRoot } from './lib/project.ts';

/** Kinds of tests that `npm test` runs; `--long` runs the long ones instead. */
const everyday = ['unit', 'contract', 'browser', 'print', 'script'];
const needBrowser = ['browser', 'print', 'long'];

const reportPath = join(projectRoot, 'node_modules/.cache/ilot/test-report.json');

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; meta?: { reason?: string } }[];
  }[];
}

await runMain(async () => {
  const args = process.argv.slice(2);
  if (args[0] === 'contract' && process.env['BASE_URL']) {
    process.exitCode = await runNode(join(projectRoot, 'scripts/contract.ts'), ['check', ...args.slice(1)]);
    return;
  }
  const asked = args.includes('--long') ? ['long'] : args.filter((arg) => !arg.startsWith('--'));
  const [page] = asked;
  if (page !== undefined && /^[A-Z]/.test(page)) {
    process.exitCode = await runPage(page);
    return;
  }
  const projects = asked.length > 0 ? asked : everyday;
  const unknown = projects.find((name) => ![...everyday, 'long'].includes(name));
  if (unknown) throw new UsageError(`Pas de tests « ${unknown} » : ${[...everyday, 'long'].join(', ')}.`);

  await ensureGenerated();
  const env: Record<string, string> = {};
  if (projects.some((name) => needBrowser.includes(name))) {
    const chromium = await findChromium();
    console.log(`Chromium : ${chromium.origin}`);
    await ensureBuilt('app');
    await ensureDemoSite();
    await ensureBuilt('kit');
  }
  process.exitCode = summarize(await runVitest(projects, [], env));
});

/** Runs all that concerns one page, or the pages of one folder; types are checked beside the tests. */
async function runPage(name: string): Promise<number> {
  const { files, routes, pages } = testsOfPage(
    name,
    readPageGroups(projectRoot),
    readImportGraph(projectRoot),
  );
  await ensureGenerated();
  const types = runNode(join(projectRoot, 'node_modules/@typescript/native/bin/tsc'), ['--noEmit']);
  await ensureBuilt('app');
  const env = { PAGES: pages.join(), ROUTES: routes.join() };
  const code = summarize(await runVitest(['unit', 'contract', 'browser'], files, env));
  if ((await types) === 0) return code;
  console.error('✗ Types : les fautes sont ci-dessus.');
  return 1;
}

/** Runs some projects, or only those files of them. */
function runVitest(
  projects: readonly string[],
  files: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<number> {
  rmSync(reportPath, { force: true });
  mkdirSync(dirname(reportPath), { recursive: true });
  const vitest = join(projectRoot, 'node_modules/vitest/vitest.mjs');
  const args = [
    'run',
    ...files,
    ...projects.flatMap((name) => ['--project', name]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportPath}`,
  ];
  return runNode(vitest, args, env);
}

/** Runs a program in this Node, with this terminal; gives its exit code. */
function runNode(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const child = spawn(process.execPath, [program, ...args], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Prints the reason of each skip, then the one line that counts; returns the exit code. */
function summarize(code: number): number {
  const report = JSON.parse(readFileSync(reportPath, 'utf8')) as Report;
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const skipped = report.testResults.flatMap((file) =>
    file.assertionResults.filter(
      ({ status }) => status === 'pending' || status === 'skipped' || status === 'todo',
    ),
  );
  for (const { fullName, meta } of skipped)
    console.log(`skipped: ${fullName}: ${meta?.reason ?? 'no reason given'}`);
  const failed = report.numFailedTests + brokenFiles.length;
  console.log(`${report.numPassedTests} passed, ${failed} failed, ${skipped.length} skipped`);
  return failed > 0 || code !== 0 ? 1 : 0;
}
