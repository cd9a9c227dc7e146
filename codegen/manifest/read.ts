import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { getNodeValue } from 'jsonc-parser';
import { nameFits } from '#runtime/routes/current.ts';
import { contractFindings, type ContractFiles } from './contract-rules.ts';
import { listContractFiles } from './contract-files.ts';
import { importSpecifier } from './import-specifier.ts';
import { exportsQuery } from './module-exports.ts';
import { listPageFiles, type PageFile } from './page-files.ts';
import { pageFindings, shownPages } from './page-rules.ts';
import { readPositions, type JsonPath, type PositionedJson } from './positions.ts';
import { ManifestError, type Problem } from './problem.ts';
import { readManifestText } from './read-text.ts';
import { ruleFindings } from './rules.ts';
import { manifestSchema, namesOfKeys, readDeclaredKeys, type Manifest } from './schema.ts';
import { shapeFindings, type Finding } from './shape.ts';
import { forbiddenNames, soundPart } from './sound-part.ts';
import { isFolder } from '../write/files.ts';
import { buildModel } from '../model/build-model.ts';
import type { Model } from '../model/model.ts';

export interface ReadOptions {
  /** Path of the manifest. */
  readonly manifest: string;
  /** Folder of the output, for relative imports. */
  readonly out: string;
  /** Import specifier of the runtime. */
  readonly runtime: string;
  /** Pages without a file are warnings and have no entry in the registry. */
  readonly allowMissingPages: boolean;
  /** Patterns of route names; the model holds those that fit `only`, if there are any, and none of `except`. */
  readonly only: readonly string[];
  readonly except: readonly string[];
  /** Read in place of what the file holds. */
  readonly text?: string;
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
  const text = options.text ?? readManifestText(options.manifest, file);
  const positions = positionsOf(text, file);
  const syntax = positions.syntax.map(({ offset, message }) => {
    return { file, ...positions.lineAndColumn(offset), subject: '', message: `JSON syntax: ${message}` };
  });
  if (syntax.length > 0 || !positions.root) throw new ManifestError(syntax);
  const problem = ({ path, at, message, suggestion }: Finding): Problem => ({
    file,
    ...positions.lineAndColumn(positions.offsetOf(path, at)),
    subject: subjectOf(path),
    message,
    ...(suggestion === undefined ? {} : { suggestion }),
  });
  const lineOf = (name: string): number =>
    positions.lineAndColumn(positions.offsetOf(['routes', name], 'key')).line;
  const value: unknown = getNodeValue(positions.root);
  const { manifest, findings, hasFolders } = readShape(value);
  const root = dirname(options.manifest);
  const isWhole = findings.length === 0;
  const files = manifest && hasFolders ? pageFilesOf(manifest, root, options.out) : [];
  const contracts =
    manifest?.contracts === undefined || !hasFolders
      ? null
      : contractFilesOf(resolve(root, manifest.contracts));
  const missing: Finding[] = [];
  if (manifest) findings.push(...ruleFindings(manifest, { lineOf, isWhole }));
  if (manifest && hasFolders) {
    findings.push(...folderFindings(manifest, root));
    const pages = pageFindings(manifest, files, isWhole);
    findings.push(...pages.others);
    missing.push(...pages.missing, ...(contracts === null ? [] : contractFindings(manifest, contracts)));
  }
  if (!options.allowMissingPages) findings.push(...missing);
  const problems = [...duplicateProblems(positions, file), ...findings.map(problem)];
  if (problems.length > 0 || !manifest) throw new ManifestError(sorted(problems));
  const wanted = { ...manifest, routes: selectRoutes(manifest.routes, options.only, options.except) };
  const shown = new Set(shownPages(wanted).map(({ page }) => page));
  const model = buildModel(wanted, {
    manifestFile: file,
    runtime: options.runtime,
    routesOut: join(options.out, 'routes'),
    lineOf,
    pages: files.filter(({ name }) => shown.has(name)),
    contracts,
  });
  return { model, warnings: sorted(missing.map(problem)) };
}

function selectRoutes(
  routes: Manifest['routes'],
  only: readonly string[],
  except: readonly string[],
): Manifest['routes'] {
  if (only.length === 0 && except.length === 0) return routes;
  const fitsAny = (name: string, patterns: readonly string[]): boolean =>
    patterns.some((pattern) => nameFits(name, pattern));
  return Object.fromEntries(
    Object.entries(routes).filter(
      ([name]) => (only.length === 0 || fitsAny(name, only)) && !fitsAny(name, except),
    ),
  );
}

/** Files that stand where a folder of pages or contracts is named. */
function folderFindings(manifest: Manifest, root: string): Finding[] {
  const named = (['pages', 'contracts'] as const).flatMap((key) =>
    [manifest[key]].flat().map((folder, index) => ({
      folder,
      path: Array.isArray(manifest[key]) ? [key, index] : [key],
    })),
  );
  return named.flatMap(({ folder, path }): Finding[] => {
    const full = folder === undefined ? null : resolve(root, folder);
    if (full === null || !existsSync(full) || isFolder(full)) return [];
    return [{ path, at: 'value', message: `"${folder}" is a file: name a folder.` }];
  });
}

function pageFilesOf(
  manifest: Manifest,
  root: string,
  out: string,
): (PageFile & { readonly specifier: string })[] {
  return [manifest.pages].flat().flatMap((folder) => {
    const pagesRoot = resolve(root, folder);
    const specifier = importSpecifier(pagesRoot);
    return listPageFiles(pagesRoot).map((page) => ({
      ...page,
      specifier: specifier(page.path, join(out, 'pages')),
    }));
  });
}

function contractFilesOf(root: string): ContractFiles {
  const files = listContractFiles(root);
  const specifier = importSpecifier(root);
  return {
    names: files,
    specifierOf: (name, from) => specifier(files.get(name) ?? join(root, `${name}.ts`), from),
    hasQuery: (name) => {
      const path = files.get(name);
      return path !== undefined && exportsQuery(path);
    },
  };
}

/** The manifest as far as its shape is in order, and what is wrong with that. */
function readShape(value: unknown): { manifest: Manifest | null; findings: Finding[]; hasFolders: boolean } {
  const keys = readDeclaredKeys(value);
  const schema = manifestSchema(keys);
  const parsed = schema.safeParse(value, { reportInput: true });
  const findings = forbiddenNames(value).map((path): Finding => {
    return { path, at: 'key', message: 'no name can be __proto__: choose another.' };
  });
  if (parsed.success) return { manifest: parsed.data, findings, hasFolders: true };
  findings.push(...shapeFindings(parsed.error.issues, namesOfKeys(value)));
  const { manifest = null, hasFolders = false } = soundPart(value, parsed.error.issues, schema) ?? {};
  return { manifest, findings, hasFolders };
}

function positionsOf(text: string, file: string): PositionedJson {
  try {
    return readPositions(text);
  } catch (error) {
    // The parser calls itself for each level.
    if (!(error instanceof RangeError)) throw error;
    const message = 'is nested too deeply to be read.';
    throw new ManifestError([{ file, line: 1, column: 1, subject: '', message }]);
  }
}

function duplicateProblems(positions: PositionedJson, file: string): Problem[] {
  return positions.duplicates.map(({ path, key, offset, first }) => ({
    file,
    ...positions.lineAndColumn(offset),
    subject: path[0] === 'routes' && path.length === 1 ? key : subjectOf(path),
    message: `"${key}" stands twice, first in line ${positions.lineAndColumn(first).line}: delete or rename one.`,
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
