import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { generate, type GenerateOptions } from '#codegen/generate.ts';
import { readIfThere } from '#codegen/write/files.ts';
import { lockPath } from '#codegen/write/lock.ts';

const rounds = 50;
const resources = 250;
/** Longest time from the first file in place to a kill that aims at writing, in milliseconds. */
const longestWritingMs = 10;
const cli = new URL('../../codegen/cli.mjs', import.meta.url).pathname;

type Texts = ReadonlyMap<string, string>;

/** A project of 1,000 routes and 500 pages. */
interface Project extends GenerateOptions {
  readonly folder: string;
  save(version: Version): void;
  output(): Texts;
}

/** Versions differ in all files, and each has some that the other has not. */
type Version = 'one' | 'two';

function manifestText(version: Version): string {
  const routes = Array.from({ length: resources }, (_, index) => {
    const group = `area${index % 20}.${index < 10 ? version : ''}res${index}`;
    const [uri, page] = [`${version}/${index}`, `Area${index % 20}/Res${index}`];
    return {
      [`${group}.index`]: { uri, methods: ['GET'], page: `${page}/Index`, can: 'res.list' },
      [`${group}.show`]: { uri: `${uri}/{res}`, methods: ['GET'], page: `${page}/Show` },
      [`${group}.update`]: { uri: `${uri}/{res}`, methods: ['PUT'] },
      [`${group}.part`]: { uri: `${uri}/{res}/{part}`, methods: ['GET'], wheres: { part: '[0-9]+' } },
    };
  });
  return JSON.stringify({
    pages: 'src/pages',
    patterns: { res: '[0-9a-z]{26}' },
    routes: Object.assign({}, ...routes) as object,
  });
}

function createProject(): Project {
  const folder = mkdtempSync(join(tmpdir(), 'routes-long-'));
  const [manifest, out] = [join(folder, 'routes.manifest.json'), join(folder, 'src/generated')];
  for (let index = 0; index < resources; index += 1) {
    const pages = join(folder, `src/pages/Area${index % 20}/Res${index}`);
    mkdirSync(pages, { recursive: true });
    for (const name of ['Index', 'Show']) {
      writeFileSync(join(pages, `${name}.tsx`), 'export default function Page() {}\n');
    }
  }
  return {
    folder,
    manifest,
    out,
    save: (version) => writeFileSync(manifest, manifestText(version)),
    output: () =>
      new Map(
        readdirSync(out, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .map((path) => [path.slice(out.length + 1), readFileSync(path, 'utf8')]),
      ),
  };
}

function start(command: 'generate' | 'watch', { manifest, out }: Project, ...more: string[]): ChildProcess {
  const args = [cli, command, '--manifest', manifest, '--out', out, ...more];
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

let project: Project;
const wanted = {} as Record<Version, Texts>;
beforeAll(async () => {
  project = createProject();
  for (const version of ['two', 'one'] as const) {
    project.save(version);
    await generate(project);
    wanted[version] = project.output();
  }
});
afterAll(() => rmSync(project.folder, { recursive: true, force: true }));

/** Resolves when a run has begun to put files in place, or has ended. */
async function writing(out: string, end: Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Among the first in their order, and different in both versions.
  const watcher = watch(join(out, 'routes/area0'), () => resolve());
  await Promise.race([promise, end]);
  watcher.close();
}

describe('runs that are killed without a word', () => {
  test(`leave whole files, old or new, and the next run completes them, in ${rounds} rounds`, async () => {
    const startedAt = performance.now();
    project.save('two');
    await ended(start('generate', project));
    const fullMs = performance.now() - startedAt;
    const found = { mixed: 0, locked: 0, killed: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const [version, old] = round % 2 === 0 ? (['one', 'two'] as const) : (['two', 'one'] as const);
      project.save(version);
      const child = start('generate', project);
      // Writing is a short part of a run: half of the kills aim at it.
      const aims = round % 4 < 2;
      if (aims) await writing(project.out, ended(child));
      const delayMs = Math.random() * (aims ? longestWritingMs : fullMs);
      await Promise.race([wait(delayMs), ended(child)]);
      child.kill('SIGKILL');
      await ended(child);
      found.killed += Number(child.signalCode === 'SIGKILL');

      const left = project.output();
      for (const [path, text] of left) {
        const about = `${path} after ${Math.round(delayMs)} ms in round ${round}`;
        expect([wanted[old].get(path), wanted[version].get(path)], about).toContain(text);
      }
      const has = (which: Version, not: Version): boolean =>
        [...left].some(([path, text]) => wanted[which].get(path) === text && wanted[not].get(path) !== text);
      found.mixed += Number(has(old, version) && has(version, old));
      found.locked += Number(isLocked(project.out));

      await generate(project);
      expect(project.output()).toEqual(wanted[version]);
      expect(readdirSync(dirname(project.out)).toSorted()).toEqual([
        'generated',
        'generated.routes-stamp',
        'pages',
      ]);
    }
    // Kills that came too late or too early would prove nothing.
    expect(found.killed).toBeGreaterThan(rounds / 2);
    expect(found.locked).toBeGreaterThan(0);
    expect(found.mixed).toBeGreaterThan(0);
    console.log(
      `${found.killed} killed, ${found.locked} with the lock, ${found.mixed} in the middle of writing`,
    );
  });

  test('that is so for runs side by side: all end well, and the output is the wanted one', async () => {
    project.save('one');
    await generate(project);
    project.save('two');
    const runs = Array.from({ length: 4 }, () => start('generate', project));
    expect(await Promise.all(runs.map(ended))).toEqual([0, 0, 0, 0]);
    expect(project.output()).toEqual(wanted.two);
  });
});

function isLocked(out: string): boolean {
  return readdirSync(dirname(out)).includes(lockPath(out).slice(dirname(out).length + 1));
}

describe('the watch command', () => {
  test('makes at most a few runs of a hundred saves in a second, and ends with the last', async () => {
    project.save('one');
    await generate(project);
    const child = start('watch', project, '--json');
    onTestFinished(() => void child.kill('SIGKILL'));
    const runs: unknown[] = [];
    const waiting = new Set<() => void>();
    createInterface({ input: child.stdout ?? process.stdin }).on('line', (line) => {
      runs.push(JSON.parse(line));
      for (const look of waiting) look();
    });
    const until = (isSo: () => boolean): Promise<void> =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!isSo()) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      });
    await until(() => runs.length === 1);
    for (let save = 0; save < 100; save += 1) {
      project.save(save % 2 === 0 ? 'one' : 'two');
      await wait(10);
    }
    const isThere = ([path, text]: readonly [string, string]): boolean =>
      readIfThere(project.out, path) === text;
    await until(() => [...wanted.two].every(isThere));
    child.kill('SIGINT');
    expect(await ended(child)).toBe(0);
    expect(project.output()).toEqual(wanted.two);
    // One in between may have met a file half written, and said so; the last one found it whole.
    expect(runs.at(-1)).toHaveProperty('upToDate');
    expect(runs.length).toBeLessThanOrEqual(6);
    console.log(`${runs.length - 1} runs of 100 saves`);
  });
});
