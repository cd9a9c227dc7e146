import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { getNodeValue } from 'jsonc-parser';
import { importSpecifier, listPageFiles } from './page-files.ts';
import { pageFindings, shownPages } from './page-rules.ts';
import { readPositions, type JsonPath, type PositionedJson } from './positions.ts';
import { ManifestError, type Problem } from './problem.ts';
import { ruleFindings } from './rules.ts';
import { manifestSchema } from './schema.ts';
import { shapeFindings, type Finding } from './shape.ts';
import { buildModel } from '../model/build-model.ts';
import type { Model } from '../model/model.ts';

export interface ReadOptions {
  /** Path of the manifest. */
  readonly manifest: string;
  /** Folder that the page registry is written to, for relative imports. */
  readonly pagesOut: string;
  /** Import specifier of the runtime. */
  readonly runtime: string;
  /** Pages without a file are warnings and have no entry in the registry. */
  readonly allowMissingPages: boolean;
}

export interface ReadManifest {
  readonly model: Model;
  readonly warnings: readonly Problem[];
}

/**
 * Reads and checks a manifest and lists its page files. Throws `ManifestError` with all problems at once;
 * a manifest that cannot be read is one too.
 */
export function readManifest(options: ReadOptions): ReadManifest {
  const file = basename(options.manifest);
  const text = readText(options.manifest, file);
  const positions = readPositions(text);
  const problem = ({ path, at, message, suggestion }: Finding): Problem => ({
    file,
    ...positions.lineAndColumn(positions.offsetOf(path, at)),
    subject: subjectOf(path),
    message,
    ...(suggestion === undefined ? {} : { suggestion }),
  });
  const syntax = syntaxProblems(positions, file);
  if (syntax.length > 0 || !positions.root) throw new ManifestError(syntax);
  const parsed = manifestSchema.safeParse(getNodeValue(positions.root), { reportInput: true });
  const duplicates = duplicateProblems(positions, file);
  if (!parsed.success) {
    throw new ManifestError(sorted([...duplicates, ...shapeFindings(parsed.error.issues).map(problem)]));
  }
  const manifest = parsed.data;
  const roots = (typeof manifest.pages === 'string' ? [manifest.pages] : manifest.pages).map((root) =>
    resolve(dirname(options.manifest), root),
  );
  const files = roots.flatMap((root) => {
    const specifier = importSpecifier(root, options.pagesOut);
    return listPageFiles(root).map((page) => ({ ...page, specifier: specifier(page.path) }));
  });
  const pages = pageFindings(manifest, files);
  const missing = pages.missing.map(problem);
  const errors = [...duplicates, ...[...ruleFindings(manifest), ...pages.others].map(problem)];
  if (!options.allowMissingPages) errors.push(...missing);
  if (errors.length > 0) throw new ManifestError(sorted(errors));
  const shown = new Set(shownPages(manifest).map(({ page }) => page));
  const model = buildModel(manifest, {
    manifestFile: file,
    runtime: options.runtime,
    lineOf: (name) => positions.lineAndColumn(positions.offsetOf(['routes', name], 'key')).line,
    pages: files.filter(({ name }) => shown.has(name)).map(({ name, specifier }) => ({ name, specifier })),
  });
  return { model, warnings: sorted(missing) };
}

function readText(path: string, file: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ManifestError([
      { file, line: 1, column: 1, subject: '', message: `cannot be read: ${reason}` },
    ]);
  }
}

function syntaxProblems(positions: PositionedJson, file: string): Problem[] {
  const errors = positions.syntax.map(({ offset, message }) => ({
    file,
    ...positions.lineAndColumn(offset),
    subject: '',
    message,
  }));
  if (errors.length > 0 || positions.root) return errors;
  return [{ file, line: 1, column: 1, subject: '', message: 'JSON syntax: the file is empty.' }];
}

function duplicateProblems(positions: PositionedJson, file: string): Problem[] {
  return positions.duplicates.map(({ path, key, offset }) => ({
    file,
    ...positions.lineAndColumn(offset),
    subject: path[0] === 'routes' && path.length === 1 ? key : subjectOf(path),
    message: `"${key}" stands twice.`,
  }));
}

function subjectOf(path: JsonPath): string {
  const part = path[0] === 'routes' && path.length > 1 ? path[1] : path[0];
  return part === undefined ? '' : String(part);
}

function sorted(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) => a.line - b.line || a.column - b.column || (a.message < b.message ? -1 : 1),
  );
}
