import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { GenerateOptions } from '#codegen/generate.ts';

/** A project of its own in a temporary folder, deleted with the test. */
export interface Workspace {
  readonly folder: string;
  readonly options: GenerateOptions;
  write(path: string, text: string): void;
  read(path: string): string;
  /** Generated and other files below the output, path → text. */
  output(): Map<string, string>;
  /** Path → time of last change in ms. */
  times(): Map<string, number>;
}

/** Creates a workspace with a manifest (an object, or its text) and page files of these names. */
export function createWorkspace(manifest: object | string, pages: readonly string[] = []): Workspace {
  const folder = mkdtempSync(join(tmpdir(), 'routes-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const out = join(folder, 'src/generated');
  const files = (): string[] =>
    readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(out.length + 1))
      .toSorted();
  write('routes.manifest.json', typeof manifest === 'string' ? manifest : JSON.stringify(manifest, null, 2));
  for (const page of pages)
    write(`src/pages/${page}.tsx`, 'export default function Page() {\n  return null;\n}\n');
  return {
    folder,
    options: { manifest: join(folder, 'routes.manifest.json'), out },
    write,
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    output: () => new Map(files().map((path) => [path, readFileSync(join(out, path), 'utf8')])),
    times: () => new Map(files().map((path) => [path, statSync(join(out, path)).mtimeMs])),
  };
}
