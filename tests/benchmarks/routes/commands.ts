import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Row } from '../report.ts';
import { createProject, type Project } from './project.ts';

const CLI = join(import.meta.dirname, '../../../codegen/cli.mjs');
const RUNS = 5;

interface Run {
  readonly seconds: number;
  readonly peakMb: number;
}

/** The command, started directly, from its start to its end. */
export async function benchCommands(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [count, targets] of [
    [1_000, { cold: 1, again: 0.4, check: 0.5 }],
    [10_000, { cold: 5 }],
  ] as const) {
    const project = createProject(count);
    try {
      rows.push(...(await measure(project, count, targets)));
    } finally {
      project.remove();
    }
  }
  return rows;
}

async function measure(
  project: Project,
  count: number,
  targets: { readonly cold: number; readonly again?: number; readonly check?: number },
): Promise<Row[]> {
  const routes = `${count.toLocaleString('en')} routes`;
  const cold = median(() => {
    rmSync(project.out, { recursive: true, force: true });
    return start(project, 'generate');
  });
  const rows: Row[] = [
    {
      what: `generate from nothing, ${routes}`,
      ours: `${cold.seconds.toFixed(2)} s, ${cold.peakMb} MB`,
      target: count === 10_000 ? `< ${targets.cold} s, < 600 MB` : `< ${targets.cold} s`,
      isMet: cold.seconds < targets.cold && (count < 10_000 || cold.peakMb < 600),
    },
  ];
  // Files younger than two seconds are read again each time: this is about those who come back later.
  await wait(2_500);
  for (const [command, what, target] of [
    ['generate', 'generate with nothing to do', targets.again],
    ['check', 'check, up to date', targets.check],
  ] as const) {
    const { seconds, peakMb } = median(() => start(project, command));
    rows.push({
      what: `${what}, ${routes}`,
      ours: `${seconds.toFixed(2)} s, ${peakMb} MB`,
      target: target === undefined ? '–' : `< ${target} s`,
      isMet: target === undefined || seconds < target,
    });
  }
  return rows;
}

/** The run whose time is in the middle, after one that does not count. */
function median(run: () => Run): Run {
  run();
  const runs = Array.from({ length: RUNS }, run).toSorted((a, b) => a.seconds - b.seconds);
  const middle = runs[Math.floor(RUNS / 2)];
  if (!middle) throw new Error('No run was made');
  return middle;
}

/** @throws Error with what the command printed when it failed */
function start(project: Project, command: string): Run {
  const args = [CLI, command, '--manifest', project.manifest, '--out', project.out];
  const startedAt = performance.now();
  // The peak is that of the process alone: GNU time is not everywhere, so the program tells by itself.
  const probe = 'process.on("exit", () => process.stderr.write(`peak ${process.resourceUsage().maxRSS}\\n`))';
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(probe)}`, ...args],
    { encoding: 'utf8' },
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  if (status !== 0) throw new Error(`${command} ended with ${status}:\n${stderr}${stdout}`);
  return { seconds, peakMb: Math.round(Number(/peak (\d+)/.exec(stderr)?.[1] ?? 0) / 1_000) };
}
