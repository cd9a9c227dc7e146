import { basename, relative, resolve, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { generate, type GenerateOptions } from './generate.ts';
import { ManifestError } from './manifest/problem.ts';

/** Quiet time after the last change before generating; editors write a file in several steps. */
const SETTLE_MS = 30;

export interface RoutesPluginOptions extends Omit<GenerateOptions, 'manifest' | 'out'> {
  /** Path of the manifest, `routes.manifest.json` by default. */
  readonly manifest?: string;
  /** Folder of the output, `src/generated` by default. */
  readonly out?: string;
  /** Folders of page files, whose additions and removals matter; `src/pages` by default. */
  readonly pages?: string | readonly string[];
}

/**
 * Generates when Vite starts, and in development whenever the manifest changes or a page file comes or
 * goes. Problems show in the overlay and the terminal and stop a build; what is generated is ignored.
 */
export function routesPlugin(options: RoutesPluginOptions = {}): Plugin {
  const { manifest = 'routes.manifest.json', out = 'src/generated', pages = 'src/pages' } = options;
  let root = process.cwd();
  const at = (path: string): string => resolve(root, path);
  const run = (): Promise<unknown> => generate({ ...options, manifest: at(manifest), out: at(out) });
  const isPage = (path: string): boolean =>
    [pages].flat().some((folder) => isInside(at(folder), path)) && /^[A-Z]\w*\.tsx$/.test(basename(path));
  return {
    name: 'routes-codegen',
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      try {
        await run();
      } catch (error) {
        if (!(error instanceof ManifestError) || !this.meta.watchMode) throw error;
        this.warn(error.message);
      }
    },
    configureServer(server) {
      const trigger = coalesce(async () => {
        try {
          await run();
        } catch (error) {
          reportError(server, error);
        }
      });
      server.watcher.add(at(manifest));
      server.watcher.on('change', (path) => {
        if (resolve(path) === at(manifest)) trigger();
      });
      for (const event of ['add', 'unlink'] as const) {
        server.watcher.on(event, (path) => {
          if (isInside(at(out), path)) return;
          if (isPage(path) || resolve(path) === at(manifest)) trigger();
        });
      }
    },
  };
}

function isInside(folder: string, path: string): boolean {
  const inside = relative(folder, resolve(path));
  return inside !== '' && inside !== '..' && !inside.startsWith(`..${sep}`);
}

/** Runs `work` once for a burst of calls, and once more for those that came while it ran. */
function coalesce(work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(work);
    }, SETTLE_MS);
  };
}

function reportError(server: ViteDevServer, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  server.config.logger.error(message, { timestamp: true });
  server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'routes-codegen' } });
}
