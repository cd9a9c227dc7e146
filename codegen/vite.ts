import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { generate, type GenerateOptions } from './generate.ts';
import { isReadAtStart, MENDED, STALE, withoutComments } from './vite/hot-update.ts';
import { overlayError } from './vite/overlay-error.ts';
import { openViteSource } from './vite/source.ts';
import { follow, type Follower, type Run } from './watch/follow.ts';
import { isWithin } from './watch/scope.ts';

/** Address of the module that follows the generator in the browser. */
const CLIENT = '/@routes-codegen/client.ts';

export interface RoutesPluginOptions extends Omit<GenerateOptions, 'manifest' | 'out' | 'memory'> {
  /** Path of the manifest, `routes.manifest.json` by default. */
  readonly manifest?: string;
  /** Folder of the output, `src/generated` by default. */
  readonly out?: string;
  /** Told of each run in development; one that failed is told only when nothing mends it within a moment. */
  readonly onRun?: (run: Run) => void;
}

/**
 * Generates when Vite starts, and in development at every change that matters. A problem stops a build; in
 * development it shows in the overlay and the terminal until it is mended, over the last good output. Builders
 * are updated in place; the tables and the page registry load anew with the next navigation.
 */
export function routesPlugin(options: RoutesPluginOptions = {}): Plugin {
  const { manifest = 'routes.manifest.json', out = 'src/generated', onRun, ...others } = options;
  let root = process.cwd();
  let base = '/';
  let server: ViteDevServer | undefined;
  let follower: Follower | undefined;
  let problem: Error | undefined;
  /** What the generated files do as each environment loaded them, or was last told of them. */
  const known = new Map<string, string>();
  const knownAs = (environment: { readonly name: string }, path: string): string =>
    `${environment.name} ${path}`;
  const at = (path: string): string => resolve(root, path);
  const given = (): GenerateOptions => ({ ...others, manifest: at(manifest), out: at(out) });

  const reportRun = (run: Run, { config, watcher, ws }: ViteDevServer): void => {
    if (run.kind === 'failed') {
      problem = run.error;
      config.logger.error(run.error.message, { timestamp: true });
      ws.send(overlayError(run.error, at(manifest)));
    } else {
      for (const warning of run.outcome.warnings) config.logger.warn(warning, { timestamp: true });
      if (problem) ws.send({ type: 'custom', event: MENDED });
      problem = undefined;
      // Its watcher takes a file that is put in place anew under watch again a moment later, blind until then.
      for (const path of run.outcome.changed) watcher.emit('change', join(at(out), path));
    }
    onRun?.(run);
  };

  return {
    name: 'routes-codegen',
    // Before others change the text of a generated file.
    enforce: 'pre',
    configResolved(config) {
      ({ root, base } = config);
    },
    configureServer(vite) {
      server = vite;
      // Pages that are opened or loaded again while there is a problem.
      vite.ws.on('connection', () => {
        if (problem) vite.ws.send(overlayError(problem, at(manifest)));
      });
    },
    async buildStart() {
      const vite = server;
      if (!vite) {
        this.addWatchFile(at(manifest));
        await generate(given());
        return;
      }
      follower ??= await follow({
        ...given(),
        openSource: (onTouch) => openViteSource(vite, onTouch),
        onRun: (run) => reportRun(run, vite),
      });
      // A folder that is made while Vite's watcher first looks around is lost to it.
      vite.watcher.add(at(out));
    },
    async buildEnd() {
      await follower?.close();
    },
    transform(code, id) {
      const [path = id] = id.split('?');
      if (server && isWithin(at(out), path)) {
        known.set(knownAs(this.environment, path), withoutComments(code));
      }
      return undefined;
    },
    async hotUpdate({ file, modules, type, read }) {
      if (type === 'create' || !isWithin(at(out), file)) return undefined;
      if (type === 'update') {
        const text = withoutComments(await read());
        const key = knownAs(this.environment, file);
        if (text === known.get(key)) return [];
        known.set(key, text);
      }
      if (!isReadAtStart(at(out), file)) return undefined;
      if (this.environment.name === 'client' && modules.length > 0) {
        this.environment.hot.send({ type: 'custom', event: STALE });
      }
      // Vite forgot their text before it asked: whoever loads them next gets the new one.
      return [];
    },
    resolveId: (id) => (id === CLIENT ? id : undefined),
    load: (id) =>
      id === CLIENT ? readFileSync(join(import.meta.dirname, 'vite/client.ts'), 'utf8') : undefined,
    transformIndexHtml: () =>
      server && [{ tag: 'script', attrs: { type: 'module', src: `${base}${CLIENT.slice(1)}` } }],
  };
}
