import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, createServer, type HotPayload, type ViteDevServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Run } from '#codegen/watch/follow.ts';
import { routesPlugin } from '#codegen/vite.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

const routes = { home: { uri: '/', methods: ['GET'] } };
const other = { other: { uri: 'other', methods: ['GET'] } };
const late = { late: { uri: 'late', methods: ['GET'], page: 'Late' } };
const patience = { timeout: 20_000, interval: 50 };
const runtime = 'export const defineRoute = () => () => "", inManifestOrder = (routes) => routes;';
const page = 'export default function Late() {}\n';

/** Values as they come, to be waited for. */
function stream<T>() {
  const values: T[] = [];
  const waiting = new Set<() => void>();
  return {
    values,
    push(value: T): void {
      values.push(value);
      for (const look of waiting) look();
    },
    /** The first value that fits among those not taken yet and those to come. */
    take: (fits: (value: T) => boolean): Promise<T> =>
      new Promise((resolve) => {
        const look = (): void => {
          const index = values.findIndex(fits);
          if (index === -1) return;
          waiting.delete(look);
          resolve(values.splice(index, 1)[0] as T);
        };
        waiting.add(look);
        look();
      }),
  };
}

interface Served {
  readonly server: ViteDevServer;
  /** What was sent to browsers. */
  readonly sent: ReturnType<typeof stream<HotPayload>>;
  readonly runs: ReturnType<typeof stream<Run>>;
  /** Saves a manifest of these routes. */
  save(more: object): void;
  done(): Promise<Run>;
  failed(): Promise<Run>;
}

async function serve(workspace: Workspace): Promise<Served> {
  const sent = stream<HotPayload>();
  const runs = stream<Run>();
  const ready = Promise.withResolvers<void>();
  const server = await createServer({
    configFile: false,
    root: workspace.folder,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
    plugins: [
      {
        name: 'spy',
        configureServer({ environments: { client }, watcher }) {
          client.hot.send = (...given: unknown[]) => sent.push(given[0] as HotPayload);
          watcher.once('ready', ready.resolve);
        },
        resolveId: (id) => (id.startsWith('#runtime/') ? '/runtime.js' : undefined),
        load: (id) => (id === '/runtime.js' ? runtime : undefined),
      },
      routesPlugin({ onRun: runs.push }),
    ],
  });
  onTestFinished(() => server.close());
  await ready.promise;
  return {
    server,
    sent,
    runs,
    save: (more) =>
      workspace.write(
        'routes.manifest.json',
        JSON.stringify({ pages: 'src/pages', routes: { ...routes, ...more } }),
      ),
    done: () => runs.take(({ kind }) => kind === 'done'),
    failed: () => runs.take(({ kind }) => kind === 'failed'),
  };
}

test('in development the output follows the manifest and the page files', async () => {
  const workspace = createWorkspace({ pages: 'src/pages', routes });
  const { save, done, failed } = await serve(workspace);
  await done();
  expect(workspace.output().has('routes/root.ts')).toBe(true);
  save(late);
  await failed();
  workspace.write('src/pages/Late.tsx', page);
  await done();
  expect(workspace.output().get('pages/shared.ts')).toContain('Late.tsx');
  save({});
  rmSync(join(workspace.folder, 'src/pages/Late.tsx'));
  await done();
  expect(workspace.output().get('pages/shared.ts')).not.toContain('Late.tsx');
});

test('a problem shows in overlay and terminal at its place, and goes away when it is mended', async () => {
  const workspace = createWorkspace({ pages: 'src/pages', routes });
  const { server, sent, save, done, failed } = await serve(workspace);
  await done();
  const log = vi.spyOn(server.config.logger, 'error');
  save(late);
  await failed();
  expect(log.mock.calls[0]?.[0]).toContain('page "Late" has no file Late.tsx');
  expect(await sent.take(({ type }) => type === 'error')).toMatchObject({
    err: {
      message: expect.stringContaining('Late.tsx') as string,
      loc: { line: 1 },
      plugin: 'routes-codegen',
    },
  });
  save({});
  await done();
  expect(sent.values).toContainEqual({ type: 'custom', event: 'routes-codegen:mended' });
});

test('a problem at the start does not stop development', async () => {
  const workspace = createWorkspace({ pages: 'src/pages', routes: late });
  const { failed, done, save } = await serve(workspace);
  await failed();
  save({});
  await done();
  expect(workspace.output().has('routes/root.ts')).toBe(true);
});

test('writing into the output gives no run', async () => {
  const workspace = createWorkspace({ pages: 'src/pages', routes });
  const { server, runs, save, done } = await serve(workspace);
  await done();
  const seen = vi.fn<(path: string) => void>();
  server.watcher.on('all', (_event, path) => seen(path));
  await vi.waitFor(() => {
    workspace.write('src/generated/routes/mine.ts', `// ${performance.now()}\n`);
    expect(seen).toHaveBeenCalledWith(join(workspace.options.out, 'routes/mine.ts'));
  }, patience);
  save(other);
  await done();
  expect(runs.values).toEqual([]);
});

test('a changed builder updates who imports it; tables and registry wait for the next navigation', async () => {
  const workspace = createWorkspace({ pages: 'src/pages', routes: { ...routes, ...other } });
  workspace.write(
    'src/view.ts',
    "import { home } from './generated/routes/root.ts';\nexport const address = home();\nimport.meta.hot?.accept();\n",
  );
  workspace.write(
    'src/main.ts',
    "import { routeTable } from './generated/routes/table.ts';\nimport { sharedArea } from './generated/pages/index.ts';\n" +
      "import { address } from './view.ts';\nconsole.log(routeTable, sharedArea, address);\n",
  );
  const { server, sent, save, done } = await serve(workspace);
  await done();
  const graph = server.environments.client.moduleGraph;
  const load = async (url: string): Promise<void> => {
    await server.transformRequest(url);
    const module = await graph.getModuleByUrl(url);
    for (const imported of module?.importedModules ?? []) {
      if (imported.transformResult === null) await load(imported.url);
    }
  };
  await load('/src/main.ts');
  await vi.waitFor(() => {
    expect(server.watcher.getWatched()[join(workspace.options.out, 'routes')]).toContain('root.ts');
  }, patience);
  // One line lower, it does what it did.
  workspace.write('routes.manifest.json', `\n${workspace.read('routes.manifest.json')}`);
  await done();
  save({ other: { uri: 'another', methods: ['GET'] } });
  await done();
  expect(await sent.take(({ type }) => type === 'update')).toMatchObject({
    updates: [{ path: '/src/view.ts' }],
  });
  await sent.take((payload) => payload.type === 'custom' && payload.event === 'routes-codegen:stale');
  expect(sent.values.filter(({ type }) => type === 'full-reload' || type === 'update')).toEqual([]);
  const table = await server.transformRequest('/src/generated/routes/tables/shared.ts');
  expect(table?.code).toContain('another');
});

test('the module that follows in the browser is served with the document', async () => {
  const workspace = createWorkspace({ pages: 'src/pages', routes });
  const { server } = await serve(workspace);
  const html = await server.transformIndexHtml('/', '<html><head></head></html>');
  const address = /<script type="module" src="(\/@routes[^"]+)"/.exec(html)?.[1] ?? '';
  expect((await server.transformRequest(address))?.code).toContain('routes-codegen:stale');
});

test('a problem stops a build', async () => {
  const workspace = createWorkspace({ pages: 'src/pages', routes: late });
  workspace.write('index.html', '<html></html>');
  const building = build({
    configFile: false,
    root: workspace.folder,
    logLevel: 'silent',
    plugins: [routesPlugin()],
  });
  await expect(building).rejects.toThrow('page "Late" has no file Late.tsx');
});
