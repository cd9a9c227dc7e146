import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generate } from '#codegen/generate.ts';
import { fingerprint } from './fingerprint.ts';
import { projectRoot } from './project.ts';
import { step } from './steps.mjs';

export type BuildTarget = 'app' | 'demo';

const sources = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json', 'tsconfig.json'];
const inputs: Record<BuildTarget, readonly string[]> = {
  app: sources,
  demo: [...sources, 'demo.html', 'mocks'],
};

/** Folder that a build fills. */
export const buildDirectory = (target: BuildTarget): string => join(projectRoot, 'dist', target);

/** Generates the routes and the page registry where they are out of date. */
export async function ensureGenerated(): Promise<void> {
  await generate({
    manifest: join(projectRoot, 'routes.manifest.json'),
    out: join(projectRoot, 'src/generated'),
  });
}

/** Builds the application or the demonstration, unless the same sources were built before. */
export async function ensureBuilt(target: BuildTarget): Promise<void> {
  const markPath = join(projectRoot, 'node_modules/.cache/ilot', `built-${target}`);
  const wanted = fingerprint(projectRoot, inputs[target]);
  const isBuilt = existsSync(markPath) && readFileSync(markPath, 'utf8') === wanted;
  if (isBuilt && existsSync(buildDirectory(target))) return;
  rmSync(markPath, { force: true });
  await step(target === 'app' ? 'Construction de l’application' : 'Construction de la démonstration', () =>
    forProduction(async () => {
      // Loaded only when there is something to build: it takes longer than the rest of a second start.
      const { build } = await import('vite');
      await build({ root: projectRoot, logLevel: 'error', mode: target === 'demo' ? 'demo' : 'production' });
    }),
  );
  mkdirSync(dirname(markPath), { recursive: true });
  writeFileSync(markPath, wanted);
}

/** Vite builds for production unless the environment says otherwise, as test runners have it say. */
async function forProduction(run: () => Promise<unknown>): Promise<void> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await run();
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}
