import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatManifest } from '#codegen/edit/format-manifest.ts';
import { check, generate, isUpToDate } from '#codegen/generate.ts';
import { listPageFiles } from '#codegen/manifest/page-files.ts';
import { createWorkspace } from './workspace.ts';

const root = join(import.meta.dirname, '../../..');

/** The application's own manifest, without contracts, so that pages alone are needed. */
function ownManifest(): Record<string, unknown> & { routes: Record<string, object> } {
  const { contracts: _, ...manifest } = JSON.parse(readFileSync(join(root, 'routes.manifest.json'), 'utf8'));
  return manifest;
}

/** The routes with one more behind the route `after`. */
const withRoute = (routes: Record<string, object>, after: string, name: string, route: object) =>
  Object.fromEntries(
    Object.entries(routes).flatMap((entry) => (entry[0] === after ? [entry, [name, route]] : [entry])),
  );

/** The application's manifest in a repository of its own; each branch adds one page, behind a route. */
async function openRepository(attributes = '') {
  const manifest = ownManifest();
  const pages = listPageFiles(join(root, 'src/pages')).map(({ name }) => name);
  const workspace = createWorkspace(formatManifest(JSON.stringify(manifest)), pages);
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.test', ...args], {
      cwd: workspace.folder,
      encoding: 'utf8',
    });
  const commit = async (): Promise<void> => {
    await generate(workspace.options);
    git('add', '--all');
    git('commit', '--quiet', '--message', 'change');
  };
  const addPage = async (branch: string, after: string, name: string, page: string): Promise<void> => {
    git('checkout', '--quiet', '-b', branch, 'trunk');
    const route = { uri: name.replaceAll('.', '/'), methods: ['GET'], page };
    const routes = withRoute(manifest.routes, after, name, route);
    workspace.write('routes.manifest.json', formatManifest(JSON.stringify({ ...manifest, routes })));
    workspace.write(`src/pages/${page}.tsx`, 'export default function Page() {\n  return null;\n}\n');
    await commit();
  };
  workspace.write('.gitignore', '*.routes-stamp\n');
  workspace.write('.gitattributes', attributes);
  git('init', '--quiet', '--initial-branch', 'trunk');
  await commit();
  return { workspace, git, addPage };
}

test('two branches that each add a page merge without a conflict, and what they give is right', async () => {
  const { workspace, git, addPage } = await openRepository();
  await addPage('one', 'client.contact.index', 'client.contact.archived', 'Client/Contact/Archived');
  await addPage('two', 'client.task', 'client.task-archive', 'Client/TaskArchive');
  git('merge', '--quiet', '--no-edit', 'one');

  expect(isUpToDate(await check(workspace.options))).toBe(true);
  expect(workspace.output().get('pages/client.ts')).toMatch(
    /Client\/Contact\/Archived[^]*Client\/TaskArchive/,
  );
}, 30_000);

test('two pages added at the same place merge too, and generating puts their code in order', async () => {
  const attributes = readFileSync(join(root, '.gitattributes'), 'utf8');
  const { workspace, git, addPage } = await openRepository(attributes);
  await addPage('one', 'client.task', 'client.task-archive', 'Client/TaskArchive');
  await addPage('two', 'client.task', 'client.task-backlog', 'Client/TaskBacklog');
  git('merge', '--quiet', '--no-edit', 'one');

  await generate(workspace.options);
  expect(isUpToDate(await check(workspace.options))).toBe(true);
  const { routes } = JSON.parse(workspace.read('routes.manifest.json')) as { routes: object };
  expect(Object.keys(routes)).toEqual(
    expect.arrayContaining(['client.task', 'client.task-archive', 'client.task-backlog']),
  );
}, 30_000);
