import { join, resolve } from 'node:path';
import { planFiles } from './emit/plan.ts';
import type { PlannedFile } from './emit/planned-file.ts';
import { renderFiles } from './emit/render.ts';
import { formatProblem } from './manifest/problem.ts';
import { readManifest } from './manifest/read.ts';
import { unifiedDiff } from './write/diff.ts';
import { readGenerated, readIfThere, removeFile, removeTemporaries, writeAll } from './write/files.ts';
import { hashInputs, withHeader } from './write/header.ts';
import { withLock } from './write/lock.ts';
import type { GeneratedFile, OutputMemory } from './write/output-memory.ts';

export interface GenerateOptions {
  /** Path of the manifest. */
  readonly manifest: string;
  /** Folder that `routes/` and `pages/` are written to. */
  readonly out: string;
  /** Import specifier of the runtime that the output stands on; `#runtime` by default. */
  readonly runtime?: string;
  /** Pages without a file become warnings: for a project that is only beginning. */
  readonly allowMissingPages?: boolean;
  /** Patterns of route names, `*` standing for any text: only routes that fit one are generated. */
  readonly only?: readonly string[];
  /** Patterns of route names that are left out. */
  readonly except?: readonly string[];
  /** What earlier runs of this process over the same output know of it: for those who follow changes. */
  readonly memory?: OutputMemory;
  /** Told what is done now, in words for a person: a large manifest takes seconds. */
  readonly onStep?: (text: string) => void;
}

/** What a run changed, or would change. Paths are below `out`, sorted. */
export interface Outcome {
  readonly created: readonly string[];
  readonly changed: readonly string[];
  readonly deleted: readonly string[];
  /** Path → unified difference, for `check` only. */
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
    options.onStep?.(`Writing ${texts.size} files …`);
    writeAll(out, texts);
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
    diffs[path] = unifiedDiff(path, { before: readIfThere(out, path), after: texts.get(path) ?? null });
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
  const { onStep = () => undefined } = options;
  onStep('Reading the manifest …');
  const { model, warnings } = readManifest({
    manifest: resolve(options.manifest),
    out,
    runtime: options.runtime ?? '#runtime',
    allowMissingPages: options.allowMissingPages ?? false,
    only: options.only ?? [],
    except: options.except ?? [],
  });
  const planned = planFiles(model);
  onStep(`Comparing ${planned.length} files …`);
  const present = readGenerated(out, options.memory);
  const foreign = planned.filter(({ path }) => !present.has(path) && readIfThere(out, path) !== null);
  const stale = planned.filter((file) => !isFresh(file, present.get(file.path)));
  if (foreign.length > 0) throw new ForeignFileError(foreign.map(({ path }) => join(out, path)));
  const texts = await render(stale, model.manifestFile, onStep);
  for (const [path, text] of texts) if (present.get(path)?.text === text) texts.delete(path);
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

function isFresh(file: PlannedFile, present: GeneratedFile | undefined): boolean {
  const header = present?.header ?? null;
  return header !== null && header.intact && header.inputs === hashInputs(file.inputs);
}

async function render(
  files: readonly PlannedFile[],
  manifestFile: string,
  onStep: (text: string) => void,
): Promise<Map<string, string>> {
  const bodies = await renderFiles(files, (count) => onStep(`Made ${count} of ${files.length} files …`));
  return new Map(
    files.map(({ path, inputs }) => [
      path,
      withHeader(path, bodies.get(path) ?? '', hashInputs(inputs), manifestFile),
    ]),
  );
}
