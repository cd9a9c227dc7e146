import { resolve } from 'node:path';
import { removeFile, removeTemporaries, readIfThere, writeAll } from './write/files.ts';
import { withLock } from './write/lock.ts';
import type { OutputMemory } from './write/output-memory.ts';
import { readStamp, takeStamp, writeStamp } from './write/stamp.ts';

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
  // Whoever follows changes knows of one already, and remembers the output by itself.
  const isFollowing = options.memory !== undefined;
  const before = isFollowing ? null : takeStamp(options, out);
  if (before !== null && before === readStamp(out).status) return NOTHING;
  return withLock(out, async () => {
    const { compare } = await import('./compare.ts');
    const { outcome, texts, made } = await compare(options, out);
    removeTemporaries(out);
    options.onStep?.(`Writing ${texts.size} files …`);
    writeAll(out, texts);
    for (const path of outcome.deleted) removeFile(out, path);
    if (options.memory) options.memory.made = made;
    // Only what stood still during the run, and was right already, is taken on trust the next time.
    else
      writeStamp(out, { status: isUpToDate(outcome) && outcome.warnings.length === 0 ? before : null, made });
    return outcome;
  });
}

const NOTHING: Outcome = { created: [], changed: [], deleted: [], diffs: {}, warnings: [] };

/** What `generate` would change, with differences; writes nothing. Throws as `generate` does. */
export async function check(options: GenerateOptions): Promise<Outcome> {
  const out = resolve(options.out);
  const [{ compare }, { unifiedDiff }] = await Promise.all([
    import('./compare.ts'),
    import('./write/diff.ts'),
  ]);
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
