import { expect, test } from 'vitest';
import { systemClock } from '#codegen/watch/clock.ts';
import { createWorkspace, type Workspace } from '../workspace.ts';
import { runIn, type Ran } from './run-in.ts';

const routes = { home: { uri: '/', methods: ['GET'] } };
const more = { ...routes, 'team.show': { uri: 'team', methods: ['GET'] } };

interface Watching {
  /** The next line of standard output or standard error that fits. */
  line(fits: RegExp): Promise<string>;
  interrupt(): Promise<Ran>;
}

function watchIn(workspace: Workspace, ...args: readonly string[]): Watching {
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  const hear = (text: string): void => {
    lines.push(...text.split('\n').filter((line) => line !== ''));
    for (const look of waiting) look();
  };
  const controller = new AbortController();
  const ran = runIn(workspace, ['watch', ...args], {
    ...systemClock,
    out: hear,
    err: hear,
    untilInterrupted: () => controller.signal,
  });
  return {
    line: (fits) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const index = lines.findIndex((line) => fits.test(line));
          if (index === -1) return;
          waiting.delete(look);
          resolve(lines.splice(0, index + 1)[index] ?? '');
        };
        waiting.add(look);
        look();
        ran.then(({ code }) => reject(new Error(`ended with ${code}: ${lines.join('\n')}`)), reject);
      }),
    interrupt() {
      controller.abort();
      return ran;
    },
  };
}

function save(workspace: Workspace, given: object): void {
  workspace.write('routes.manifest.json', JSON.stringify({ pages: 'src/pages', routes: given }));
}

test('one line per run tells when, what and how long; interrupted it ends with 0', async () => {
  const workspace = createWorkspace({ pages: 'src/pages', routes });
  const { line, interrupt } = watchIn(workspace);
  expect(await line(/created/)).toMatch(/^\d\d:\d\d:\d\d {2}\d+ created in \d+ ms$/);
  save(workspace, more);
  expect(await line(/created/)).toMatch(/^\d\d:\d\d:\d\d {2}1 created, \d+ changed in \d+ ms$/);
  expect(workspace.output().has('routes/team.ts')).toBe(true);
  expect((await interrupt()).code).toBe(0);
});

test('a problem is told at its place, and the next save goes on', async () => {
  const workspace = createWorkspace({ pages: 'src/pages', routes });
  const { line, interrupt } = watchIn(workspace);
  await line(/created/);
  save(workspace, { home: { ...routes.home, page: 'Absent' } });
  await line(/^\d\d:\d\d:\d\d {2}failed$/);
  expect(await line(/Absent/)).toMatch(/^routes\.manifest\.json:1:\d+ home: page "Absent" has no file/);
  save(workspace, more);
  await line(/1 created/);
  await interrupt();
});

test('a file in the way is told, and does not end it', async () => {
  const workspace = createWorkspace({ pages: 'src/pages', routes });
  workspace.write('src/generated/routes/root.ts', 'export const mine = 1;\n');
  const { line, interrupt } = watchIn(workspace);
  expect(await line(/root\.ts/)).toContain('is in the way');
  expect((await interrupt()).code).toBe(0);
});

test('--json gives one line of JSON per run', async () => {
  const workspace = createWorkspace({ pages: 'src/pages', routes });
  const { line, interrupt } = watchIn(workspace, '--json');
  const read = async (): Promise<unknown> => JSON.parse(await line(/./));
  expect(await read()).toMatchObject({ upToDate: false, changed: [], deleted: [], warnings: [] });
  save(workspace, more);
  expect(await read()).toMatchObject({
    created: ['routes/team.ts'],
    elapsedMs: expect.any(Number) as number,
  });
  save(workspace, { home: { ...routes.home, page: 'Absent' } });
  expect(await read()).toMatchObject({ problems: [{ subject: 'home', line: 1 }] });
  await interrupt();
});
