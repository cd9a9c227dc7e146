import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { routesPlugin } from '#codegen/vite.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

const routes = { home: { uri: '/', methods: ['GET'] } };
const patience = { timeout: 20_000, interval: 50 };

async function serve(workspace: Workspace): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: false,
    root: workspace.folder,
    logLevel: 'silent',
    server: { middlewareMode: true, watch: { usePolling: true, interval: 50 }, ws: false },
    plugins: [routesPlugin()],
  });
  onTestFinished(() => server.close());
  await vi.waitFor(() => {
    expect(server.watcher.getWatched()[workspace.folder]).toContain('routes.manifest.json');
  }, patience);
  return server;
}

test('in development the output follows the manifest and the page files, and problems are told', async () => {
  const workspace = createWorkspace({ pages: 'src/pages', routes });
  const server = await serve(workspace);
  const error = vi.spyOn(server.config.logger, 'error');
  const manifest = (more: object): void =>
    workspace.write(
      'routes.manifest.json',
      JSON.stringify({ pages: 'src/pages', routes: { ...routes, ...more } }),
    );
  await vi.waitFor(() => expect(workspace.output().has('routes/root.ts')).toBe(true), patience);

  manifest({ late: { uri: 'late', methods: ['GET'], page: 'Late' } });
  await vi.waitFor(
    () =>
      expect(error.mock.calls.map(([message]) => message).join()).toContain(
        'page "Late" has no file Late.tsx',
      ),
    patience,
  );

  workspace.write('src/pages/Late.tsx', 'export default function Late() {}');
  await vi.waitFor(() => expect(workspace.output().has('pages/late.ts')).toBe(true), patience);

  manifest({});
  rmSync(join(workspace.folder, 'src/pages/Late.tsx'));
  await vi.waitFor(() => expect(workspace.output().has('pages/late.ts')).toBe(false), patience);
}, 90_000);
