import { resolve } from 'node:path';
import { planFiles } from './emit/plan.ts';
import type { PlannedFile } from './emit/planned-file.ts';
import { renderFiles } from './emit/render.ts';
import { ForeignFileError, type GenerateOptions, type Outcome } from './generate.ts';
import { formatProblem } from './manifest/problem.ts';
import { readManifest } from './manifest/read.ts';
import { obstacleAt, readGenerated } from './write/files.ts';
import { hashInputs, sha256 } from './write/hash.ts';
import { withHeader } from './write/header.ts';
import type { GeneratedFile, Made } from './write/output-memory.ts';
import { readStamp } from './write/stamp.ts';

/** What a run would change, and the new texts by path. */
export interface Comparison {
  readonly outcome: Outcome;
  readonly texts: ReadonlyMap<string, string>;
  /** How every file of the output is made. */
  readonly made: ReadonlyMap<string, Made>;
}

/** Compares what a manifest gives with what is there. Throws `ManifestError` or `ForeignFileError`. */
export async function compare(options: GenerateOptions, out: string): Promise<Comparison> {
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
  const absent = planned.filter(({ path }) => !present.has(path));
  const foreign = new Set(absent.flatMap(({ path }) => obstacleAt(out, path) ?? []));
  const known = options.memory?.made ?? readStamp(out).made;
  const inputs = new Map(planned.map((file) => [file.path, hashInputs([model.manifestFile, file.inputs])]));
  const stale = planned.filter(({ path }) => !isFresh(inputs.get(path), present.get(path), known.get(path)));
  if (foreign.size > 0) throw new ForeignFileError([...foreign]);
  const texts = await render(stale, model.manifestFile, onStep);
  const made = new Map(
    [...inputs].map(([path, hash]): [string, Made] => {
      const text = texts.get(path);
      return [
        path,
        { inputs: hash, text: text === undefined ? (present.get(path)?.hash ?? '') : sha256(text) },
      ];
    }),
  );
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
    made,
  };
}

/** Whether a file is there as it was made, of the same inputs. */
function isFresh(
  inputs: string | undefined,
  present: GeneratedFile | undefined,
  made: Made | undefined,
): boolean {
  return made !== undefined && made.inputs === inputs && made.text === present?.hash;
}

async function render(
  files: readonly PlannedFile[],
  manifestFile: string,
  onStep: (text: string) => void,
): Promise<Map<string, string>> {
  const bodies = await renderFiles(files, (count) => onStep(`Made ${count} of ${files.length} files …`));
  return new Map(files.map(({ path }) => [path, withHeader(path, bodies.get(path) ?? '', manifestFile)]));
}
