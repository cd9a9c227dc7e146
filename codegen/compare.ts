import { join, resolve } from 'node:path';
import { planFiles } from './emit/plan.ts';
import type { PlannedFile } from './emit/planned-file.ts';
import { renderFiles } from './emit/render.ts';
import { ForeignFileError, type GenerateOptions, type Outcome } from './generate.ts';
import { formatProblem } from './manifest/problem.ts';
import { readManifest } from './manifest/read.ts';
import { isThere, readGenerated } from './write/files.ts';
import { hashInputs, withHeader } from './write/header.ts';
import type { GeneratedFile } from './write/output-memory.ts';

/** What a run would change, and the new texts by path. */
export interface Comparison {
  readonly outcome: Outcome;
  readonly texts: ReadonlyMap<string, string>;
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
  const foreign = planned.filter(({ path }) => !present.has(path) && isThere(out, path));
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
