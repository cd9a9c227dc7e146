import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';

/** Which file of the project imports which: statically, for its types alone, or by `import()`. */
export interface ImportGraph {
  /** All files that were read, relative to the project. */
  readonly files: readonly string[];
  importsOf(file: string): readonly string[];
  importersOf(file: string): readonly string[];
  /** Files that are reached from some, these included. `passes` tells through which the way goes on. */
  reachedFrom(files: Iterable<string>, passes?: (file: string) => boolean): ReadonlySet<string>;
}

const rooms = 'src,mocks,codegen,scripts,tests';

/** A thread of its own is named by its address, which is no import. */
const threadAddress = /new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g;

/** Reads the imports of all our sources below a folder; packages are left out. */
export function readImportGraph(root: string): ImportGraph {
  const files = globSync(`{${rooms}}/**/*.{ts,tsx,mjs}`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  const known = new Set(files);
  const aliases = readAliases(root);
  const imports = new Map<string, readonly string[]>();
  const importers = new Map<string, string[]>();
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    const { importedFiles } = ts.preProcessFile(text, true, true);
    const threads = [...text.matchAll(threadAddress)].map(([, address = '']) => address);
    const targets = [...importedFiles.map(({ fileName }) => fileName), ...threads]
      .map((specifier) => resolveSpecifier(specifier, file, aliases))
      .filter((target) => target !== null && known.has(target)) as string[];
    imports.set(file, [...new Set(targets)]);
    for (const target of new Set(targets)) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  const importsOf = (file: string): readonly string[] => imports.get(file) ?? [];
  return {
    files,
    importsOf,
    importersOf: (file) => importers.get(file) ?? [],
    reachedFrom(from, passes = () => true) {
      const reached = new Set(from);
      for (const file of reached) if (passes(file)) for (const target of importsOf(file)) reached.add(target);
      return reached;
    },
  };
}

type Aliases = readonly (readonly [prefix: string, folder: string])[];

/** The `imports` of package.json, as `#ui/*` for `./src/ui/*`. */
function readAliases(root: string): Aliases {
  const path = join(root, 'package.json');
  if (!existsSync(path)) return [];
  const { imports = {} } = JSON.parse(readFileSync(path, 'utf8')) as { imports?: Record<string, string> };
  return Object.entries(imports).map(([name, target]) => [
    name.replace(/\*$/, ''),
    posix.normalize(target.replace(/\*$/, '')),
  ]);
}

/** The file that an import names, relative to the project; null for a package. */
function resolveSpecifier(specifier: string, from: string, aliases: Aliases): string | null {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('.')) return posix.join(dirname(from), path);
  const alias = aliases.find(([prefix]) => path.startsWith(prefix));
  return alias ? posix.join(alias[1], path.slice(alias[0].length)) : null;
}
