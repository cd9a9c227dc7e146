import { mkdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { QUIET_MS } from '#codegen/watch/coalesce.ts';
import { follow, PATIENCE_MS, type Run } from '#codegen/watch/follow.ts';
import type { Scope } from '#codegen/watch/scope.ts';
import { createWorkspace, type Workspace } from '../workspace.ts';
import { manualClock } from './manual-clock.ts';

const routes = { home: { uri: '/', methods: ['GET'] } };
const late = { late: { uri: 'late', methods: ['GET'], page: 'Late' } };
const page = 'export default function Page() {}\n';

interface Followed {
  readonly runs: Run[];
  /** The scope that changes are told of now. */
  scope(): Scope | undefined;
  /** Tells of changes below the workspace, and waits for what comes of it; gives the runs that were told. */
  touch(...paths: readonly string[]): Promise<Run[]>;
  /** The same, with the patience for problems used up. */
  touchAndWait(...paths: readonly string[]): Promise<Run[]>;
}

async function followWorkspace(workspace: Workspace): Promise<Followed> {
  const clock = manualClock();
  const runs: Run[] = [];
  let scope: Scope | undefined;
  let onTouch = (_path: string): void => undefined;
  const follower = await follow({
    ...workspace.options,
    clock,
    openSource: (listen) => {
      onTouch = listen;
      return { follow: (wanted) => void (scope = wanted), close: () => undefined };
    },
    onRun: (run) => runs.push(run),
  });
  onTestFinished(() => follower.close());
  const settle = async (ms: number, paths: readonly string[]): Promise<Run[]> => {
    const before = runs.length;
    for (const path of paths) onTouch(join(workspace.folder, path));
    clock.advance(QUIET_MS);
    await follower.settled();
    clock.advance(ms);
    return runs.slice(before);
  };
  return {
    runs,
    scope: () => scope,
    touch: (...paths) => settle(0, paths),
    touchAndWait: (...paths) => settle(PATIENCE_MS, paths),
  };
}

function write(workspace: Workspace, manifest: object): void {
  workspace.write('routes.manifest.json', JSON.stringify({ pages: 'src/pages', ...manifest }));
}

test('generates at once, and again when the manifest is saved', async () => {
  const workspace = createWorkspace({ pages: 'src/pages', routes });
  const { runs, touch } = await followWorkspace(workspace);
  expect(runs).toMatchObject([{ kind: 'done' }]);
  write(workspace, { routes: { ...routes, other: { uri: 'other', methods: ['GET'] } } });
  expect(await touch('routes.manifest.json')).toMatchObject([{ kind: 'done', outcome: { created: [] } }]);
  expect(workspace.output().get('routes/root.ts')).toContain('export const other');
});

test('follows an editor that saves by putting a new file in place', async () => {
  const workspace = createWorkspace({ pages: 'src/pages', routes });
  const { touch } = await followWorkspace(workspace);
  const routesNow = { ...routes, other: { uri: 'other', methods: ['GET'] } };
  workspace.write('routes.manifest.json~', JSON.stringify({ pages: 'src/pages', routes: routesNow }));
  renameSync(join(workspace.folder, 'routes.manifest.json~'), workspace.options.manifest);
  expect(await touch('routes.manifest.json~', 'routes.manifest.json')).toMatchObject([{ kind: 'done' }]);
  expect(workspace.output().get('routes/root.ts')).toContain('export const other');
});

test('an event without a save, as one that comes late, gives no run', async () => {
  const { touch } = await followWorkspace(createWorkspace({ pages: 'src/pages', routes }));
  expect(await touch('routes.manifest.json')).toEqual([]);
});

test('a manifest that is gone is a problem, and all is well when it is back', async () => {
  const workspace = createWorkspace({ pages: 'src/pages', routes });
  const { touchAndWait } = await followWorkspace(workspace);
  const output = workspace.output();
  const text = workspace.read('routes.manifest.json');
  rmSync(workspace.options.manifest);
  expect(await touchAndWait('routes.manifest.json')).toMatchObject([
    { kind: 'failed', error: { name: 'ManifestError' } },
  ]);
  expect(workspace.output()).toEqual(output);
  workspace.write('routes.manifest.json', text);
  expect(await touchAndWait('routes.manifest.json')).toMatchObject([{ kind: 'done' }]);
});

test('a problem is told, the last good output stays, and the next save goes on', async () => {
  const workspace = createWorkspace({ pages: 'src/pages', routes });
  const { touchAndWait } = await followWorkspace(workspace);
  const output = workspace.output();
  write(workspace, { routes: { ...routes, ...late } });
  expect(await touchAndWait('routes.manifest.json')).toMatchObject([
    { kind: 'failed', error: { problems: [{ subject: 'late' }] } },
  ]);
  expect(workspace.output()).toEqual(output);
  workspace.write('src/pages/Late.tsx', page);
  expect(await touchAndWait('src/pages/Late.tsx')).toMatchObject([{ kind: 'done' }]);
});

test('a file that is half written is not told of when the next save completes it', async () => {
  const workspace = createWorkspace({ pages: 'src/pages', routes });
  const { touch, touchAndWait } = await followWorkspace(workspace);
  workspace.write('routes.manifest.json', '{ "pages": "src/pa');
  expect(await touch('routes.manifest.json')).toEqual([]);
  write(workspace, { routes });
  expect(await touchAndWait('routes.manifest.json')).toMatchObject([{ kind: 'done' }]);
});

test('runs when a page comes or goes, or its default export, and not when a page is worked on', async () => {
  const workspace = createWorkspace({ pages: 'src/pages', answers: ['Late'], routes }, ['Late']);
  const { touchAndWait } = await followWorkspace(workspace);
  const path = 'src/pages/Late.tsx';
  workspace.write(path, `// worked on\n${page}`);
  workspace.write('src/pages/blocks/Part.tsx', page);
  workspace.write('src/pages/Late.css', '');
  expect(await touchAndWait(path, 'src/pages/blocks/Part.tsx', 'src/pages/Late.css')).toEqual([]);
  workspace.write(path, 'export function Late() {}\n');
  expect(await touchAndWait(path)).toMatchObject([{ kind: 'failed' }]);
  workspace.write(path, page);
  expect(await touchAndWait(path)).toMatchObject([{ kind: 'done' }]);
  rmSync(join(workspace.folder, path));
  expect(await touchAndWait(path)).toMatchObject([{ kind: 'failed' }]);
});

test('a folder of pages that moves is seen by its own name alone', async () => {
  const workspace = createWorkspace({ pages: 'src/pages', answers: ['Old/Deep/Late'], routes }, [
    'Old/Deep/Late',
  ]);
  const { touchAndWait } = await followWorkspace(workspace);
  renameSync(join(workspace.folder, 'src/pages/Old'), join(workspace.folder, 'src/pages/New'));
  expect(await touchAndWait('src/pages/New', 'src/pages/Old')).toMatchObject([{ kind: 'failed' }]);
  rmSync(join(workspace.folder, 'src/pages'), { recursive: true });
  expect(await touchAndWait('src/pages')).toMatchObject([{ kind: 'failed' }]);
  workspace.write('src/pages/Old/Deep/Late.tsx', page);
  expect(await touchAndWait('src/pages')).toMatchObject([{ kind: 'done' }]);
});

test('runs when a contract comes or goes, or its query, and not when one is worked on', async () => {
  const workspace = createWorkspace({ pages: 'src/pages', contracts: 'src/contracts', routes });
  const { touch } = await followWorkspace(workspace);
  const path = 'src/contracts/home.ts';
  workspace.write(path, 'export type Query = { page?: number };\n');
  expect(await touch(path)).toHaveLength(1);
  expect(workspace.output().get('routes/root.ts')).toContain('HomeQuery');
  workspace.write(path, 'export type Query = { page?: number; sort?: string };\n');
  expect(await touch(path)).toEqual([]);
  workspace.write(path, 'export type Other = { page?: number };\n');
  expect(await touch(path)).toHaveLength(1);
  expect(workspace.output().get('routes/root.ts')).not.toContain('HomeQuery');
  rmSync(join(workspace.folder, path));
  expect(await touch(path)).toHaveLength(1);
});

test('runs when imports of package.json change, and not for its other keys or while it is half written', async () => {
  const workspace = createWorkspace({ pages: 'src/pages', answers: ['Late'], routes }, ['Late']);
  workspace.write('package.json', '{ "name": "one" }');
  const { touch } = await followWorkspace(workspace);
  workspace.write('package.json', '{ "name": "two" }');
  expect(await touch('package.json')).toEqual([]);
  workspace.write('package.json', '{ "name": "two", "imp');
  expect(await touch('package.json')).toEqual([]);
  workspace.write('package.json', '{ "imports": { "#pages/*": "./src/pages/*" } }');
  expect(await touch('package.json')).toHaveLength(1);
  expect([...workspace.output().values()].join('')).toContain("import('#pages/Late.tsx')");
});

test('what it writes itself, and what does not concern it, gives no run', async () => {
  const workspace = createWorkspace({ pages: 'src', contracts: 'src', routes });
  const { touch } = await followWorkspace(workspace);
  workspace.write('src/generated/routes/root.ts', '// changed by hand\n');
  const paths = [...workspace.output().keys()].map((path) => `src/generated/${path}`);
  const elsewhere = ['README.md', 'src/generated.routes-lock', 'node_modules/some/file.ts'];
  expect(await touch(...paths, ...elsewhere, 'src/generated')).toEqual([]);
});

test('what was changed in the output by hand is put right by the next run, however it was changed', async () => {
  const workspace = createWorkspace('');
  write(workspace, { routes });
  const { touch } = await followWorkspace(workspace);
  const path = join(workspace.options.out, 'routes/root.ts');
  const right = workspace.output().get('routes/root.ts') ?? '';
  const { atime, mtime } = statSync(path);
  workspace.write('src/generated/routes/root.ts', right.replace('home', 'hole'));
  utimesSync(path, atime, mtime);
  write(workspace, { routes, defaults: { locale: 'fr' } });
  await touch('routes.manifest.json');
  expect(workspace.output().get('routes/root.ts')).toBe(right);
});

test('follows the folders that the manifest names now', async () => {
  const workspace = createWorkspace({ pages: 'src/pages', routes });
  const { touch, scope } = await followWorkspace(workspace);
  mkdirSync(join(workspace.folder, 'pages'));
  write(workspace, { pages: 'pages', routes });
  await touch('routes.manifest.json');
  expect(scope()?.trees).toEqual([{ kind: 'page', folder: join(workspace.folder, 'pages') }]);
  write(workspace, { pages: 'pages', answers: ['Late'], routes });
  workspace.write('pages/Late.tsx', page);
  expect(await touch('pages/Late.tsx', 'routes.manifest.json')).toMatchObject([{ kind: 'done' }]);
  rmSync(join(workspace.folder, 'pages/Late.tsx'));
  workspace.write('src/pages/Late.tsx', page);
  expect(await touch('src/pages/Late.tsx')).toEqual([]);
});
