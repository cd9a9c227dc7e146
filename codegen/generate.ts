import { join, resolve } from 'node:path';
import { planFiles, renderFiles } from './emit/plan.ts';
import type { PlannedFile } from './emit/planned-file.ts';
import { formatProblem } from './manifest/problem.ts';
import { readManifest } from './manifest/read.ts';
import { shortDiff } from './write/diff.ts';
import { readGenerated, readIfThere, removeFile, removeTemporaries, writeWhole } from './write/files.ts';
import { hashInputs, readHeader, withHeader } from './write/header.ts';
import { withLock } from './write/lock.ts';

export interface GenerateOptions {
  /** Path of the manifest. */
  readonly manifest: string;
  /** Folder that `routes/` and `pages/` are written to. */
  readonly out: string;
  /** Import specifier of the runtime that the output stands on; `#runtime` by default. */
  readonly runtime?: string;
  /** Pages without a file become warnings: for a project that is only beginning. */
  readonly allowMissingPages?: boolean;
}

/** What a run changed, or would change. Paths are below `out`, sorted. */
export interface Outcome {
  readonly created: readonly string[];
  readonly changed: readonly string[];
  readonly deleted: readonly string[];
  /** Path → short difference, for `check` only. */
  readonly diffs: Readonly<Record<string, string>>;
  /** Printable lines. */
  readonly warnings: readonly string[];
}

/** A file of the output folder was not written by the generator and is in the way. */
export class ForeignFileError extends Error {
  override readonly name = 'ForeignFileError';
  readonly paths: readonly string[];

  constructor(paths: readonly string[]) {
    super(paths.map((path) => `${path} was not generated and is in the way: move it.`).join('\n'));
    this.paths = paths;
  }
}

/**
 * Writes what a manifest gives: only files that changed, each whole, and deletes generated files that are
 * no longer wanted. One run at a time per output folder. Throws `ManifestError`, `ForeignFileError` or
 * `LockedError`, with nothing written.
 */
export async function generate(options: GenerateOptions): Promise<Outcome> {
  const out = resolve(options.out);
  return withLock(out, async () => {
    const { outcome, texts } = await compare(options, out);
    removeTemporaries(out);
    for (const [path, text] of texts) writeWhole(out, path, text);
    for (const path of outcome.deleted) removeFile(out, path);
    return outcome;
  });
}

/** What `generate` would change, with differences; writes nothing. Throws as `generate` does. */
export async function check(options: GenerateOptions): Promise<Outcome> {
  const out = resolve(options.out);
  const { outcome, texts } = await compare(options, out);
  const diffs: Record<string, string> = {};
  for (const path of [...outcome.created, ...outcome.changed, ...outcome.deleted]) {
    diffs[path] = shortDiff(readIfThere(out, path) ?? '', texts.get(path) ?? '');
  }
  return { ...outcome, diffs };
}

/** Whether nothing is created, changed or deleted. */
export function isUpToDate({ created, changed, deleted }: Outcome): boolean {
  return created.length + changed.length + deleted.length === 0;
}

async function compare(
  options: GenerateOptions,
  out: string,
): Promise<{ outcome: Outcome; texts: Map<string, string> }> {
  const { model, warnings } = readManifest({
    manifest: resolve(options.manifest),
    pagesOut: join(out, 'pages'),
    runtime: options.runtime ?? '#runtime',
    allowMissingPages: options.allowMissingPages ?? false,
  });
  const planned = planFiles(model);
  const present = readGenerated(out);
  const foreign = planned.filter(({ path }) => !present.has(path) && readIfThere(out, path) !== null);
  const stale = planned.filter((file) => !isFresh(file, present.get(file.path)));
  if (foreign.length > 0) throw new ForeignFileError(foreign.map(({ path }) => join(out, path)));
  const texts = await render(stale, model.manifestFile);
  for (const [path, text] of texts) if (present.get(path) === text) texts.delete(path);
  const wanted = new Set(planned.map(({ path }) => path));
  return {
    outcome: {
      created: [...texts.keys()].filter((path) => !present.has(path)).toSorted(),
      changed: [...texts.keys()].filter((path) => present.has(path)).toSorted(),
      deleted: [...present.keys()].filter((path) => !wanted.has(path)).toSorted(),
      diffs: {},
      warnings: warnings.map(formatProblem),
    },
    texts,
  };
}

function isFresh(file: PlannedFile, text: string | undefined): boolean {
  const header = text === undefined ? null : readHeader(text);
  return header !== null && header.intact && header.inputs === hashInputs(file.inputs);
}

async function render(files: readonly PlannedFile[], manifestFile: string): Promise<Map<string, string>> {
  if (files.length === 0) return new Map();
  // Loaded only now: it costs a third of a second and 118 MB.
  const morph = await import('ts-morph');
  const bodies = renderFiles(morph, files);
  return new Map(
    files.map(({ path, inputs }) => [
      path,
      withHeader(bodies.get(path) ?? '', hashInputs(inputs), manifestFile),
    ]),
  );
}
