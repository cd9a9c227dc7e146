import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildDirectory } from '../lib/build.ts';
import { UsageError } from '../lib/errors.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** What Vite says of the files of a build, by source. */
export function readBuildManifest(): Readonly<Record<string, Chunk>> {
  const path = join(buildDirectory('app'), '.vite/manifest.json');
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, Chunk>;
}

/**
 * The files of some entries of the built application with all that they import at once, scripts and styles.
 *
 * @throws UsageError for an entry that the build does not have
 */
export function filesOf(entries: readonly string[]): ReadonlySet<string> {
  const manifest = readBuildManifest();
  const files = new Set<string>();
  for (const entry of entries) {
    if (!manifest[entry]) throw new UsageError(`L’entrée « ${entry} » n’est pas dans la construction.`);
    collect(manifest, entry, files);
  }
  return files;
}

/** Files that import themselves by way of others: which of them is run first is left to chance. */
export function filesInCircles(): readonly string[] {
  const manifest = readBuildManifest();
  return Object.values(manifest)
    .filter(({ file, imports = [] }) => {
      const below = new Set<string>();
      for (const imported of imports) collect(manifest, imported, below);
      return below.has(file);
    })
    .map(({ file }) => file);
}

/** Bytes (gzip) of files of the built application. */
export function weighFiles(files: Iterable<string>): number {
  const directory = buildDirectory('app');
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(directory, file))).length, 0);
}

/** Bytes (gzip) of what some entries need, as `filesOf` tells. */
export const weigh = (entries: readonly string[]): number => weighFiles(filesOf(entries));

function collect(manifest: Readonly<Record<string, Chunk>>, key: string, files: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const css of chunk.css ?? []) files.add(css);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files);
}
