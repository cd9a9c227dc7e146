import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generate } from '#codegen/generate.ts';
import { fingerprint } from './fingerprint.ts';
import { serverFlags } from './prepare.mjs';
import { projectRoot } from './project.ts';
import { step } from './steps.mjs';

export type BuildTarget = 'app' | 'demo' | 'kit';

const always = ['src', 'codegen', 'scripts/lib', 'package-lock.json', 'tsconfig.json'];
const sources = [...always, 'public', 'index.html', 'vite.config.ts', 'routes.manifest.json'];
const inputs: Record<BuildTarget, readonly string[]> = {
  app: sources,
  demo: [...sources, 'demo.html', 'mocks'],
  kit: [...always, 'scripts/build-kit.ts'],
};

const labels: Record<BuildTarget, string> = {
  app: 'Construction de l’application',
  demo: 'Construction de la démonstration',
  kit: 'Construction de la démonstration du runtime',
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

/** Makes the application ready to be served; nothing is written where the same sources, routes included, were built. */
export async function ensureReady(): Promise<void> {
  if (isBuilt('app')) return;
  await ensureGenerated();
  await ensureBuilt('app');
}

const markOf = (target: BuildTarget): string =>
  join(projectRoot, 'node_modules/.cache/ilot', `built-${target}`);

const sourcesOf = (target: BuildTarget): string => fingerprint(projectRoot, inputs[target]);

function isBuilt(target: BuildTarget, wanted = sourcesOf(target)): boolean {
  const mark = markOf(target);
  return existsSync(buildDirectory(target)) && existsSync(mark) && readFileSync(mark, 'utf8') === wanted;
}

/** Builds the application or the demonstration, unless the same sources were built before. */
export async function ensureBuilt(target: BuildTarget): Promise<void> {
  const markPath = markOf(target);
  const wanted = sourcesOf(target);
  if (isBuilt(target, wanted)) return;
  rmSync(markPath, { force: true });
  await step(labels[target], () => buildApart(target));
  mkdirSync(dirname(markPath), { recursive: true });
  writeFileSync(markPath, wanted);
}

/** Builds in a process of its own, so that a server which starts does not keep the builder's memory (0.6 GB). */
async function buildApart(target: BuildTarget): Promise<void> {
  const vite = join(projectRoot, 'node_modules/vite/bin/vite.js');
  const mode = target === 'demo' ? 'demo' : 'production';
  const program =
    target === 'kit'
      ? [...serverFlags, join(projectRoot, 'scripts/build-kit.ts')]
      : [vite, 'build', '--logLevel', 'error', '--mode', mode];
  const child = spawn(process.execPath, program, {
    cwd: projectRoot,
    // Vite builds for production unless the environment says otherwise, as test runners have it say.
    env: { ...process.env, NODE_ENV: target === 'kit' ? 'development' : 'production' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`the build failed (${code}):\n${errors}`);
}
