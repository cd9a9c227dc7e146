import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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

test('two branches that each add a page merge without a conflict, and what they give is right', async () => {
  const manifest = ownManifest();
  const pages = listPageFiles(join(root, 'src/pages')).map(({ name }) => name);
  const workspace = createWorkspace(manifest, pages);
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
    workspace.write('routes.manifest.json', JSON.stringify({ ...manifest, routes }, null, 2));
    workspace.write(`src/pages/${page}.tsx`, 'export default function Page() {\n  return null;\n}\n');
    await commit();
  };
  workspace.write('.gitignore', '*.routes-stamp\n');
  git('init', '--quiet', '--initial-branch', 'trunk');
  await commit();

  await addPage('one', 'client.contact.index', 'client.contact.archived', 'Client/Contact/Archived');
  await addPage('two', 'client.task', 'client.task-archive', 'Client/TaskArchive');
  git('merge', '--quiet', '--no-edit', 'one');

  expect(isUpToDate(await check(workspace.options))).toBe(true);
  expect(workspace.output().get('pages/client.ts')).toMatch(
    /Client\/Contact\/Archived[^]*Client\/TaskArchive/,
  );
}, 30_000);
