import { relative, sep } from 'node:path';
import { manifestFact, packageFact, treeFact, treeFacts, type Fact } from './facts.ts';
import { isWithin, type Scope, type Tree } from './scope.ts';

/** What is known of the files that the output depends on. */
export interface Survey {
  /** Whether a change there could matter at all; reads nothing. */
  concerns(path: string): boolean;
  /** Looks at paths where something changed; whether any of it makes a difference to the output. */
  differs(paths: Iterable<string>): boolean;
}

/** Surveys all that a scope holds. Paths given to it are absolute. */
export function survey(scope: Scope): Survey {
  const factsOf = (tree: Tree): Map<string, Fact> =>
    new Map([...treeFacts(tree)].filter(([path]) => !isWithin(scope.out, path)));
  const trees = scope.trees.map((tree) => ({ tree, facts: factsOf(tree) }));
  const packages = new Map(scope.packages.map((path) => [path, packageFact(path)]));
  let manifest = manifestFact(scope.manifest);

  const treeDiffers = (known: (typeof trees)[number], path: string): boolean => {
    const { tree, facts } = known;
    const before = facts.get(path);
    if (before !== undefined && treeFact(tree.kind, path) === before) return false;
    // Gone, new, or a folder with all that it holds.
    known.facts = factsOf(tree);
    return (
      known.facts.size !== facts.size || [...known.facts].some(([file, fact]) => facts.get(file) !== fact)
    );
  };

  const differsAt = (path: string): boolean => {
    if (path === scope.manifest) {
      const before = manifest;
      manifest = manifestFact(path);
      return manifest !== before;
    }
    if (packages.has(path)) {
      const now = packageFact(path);
      if (now === null || now === packages.get(path)) return false;
      packages.set(path, now);
      return true;
    }
    return trees.filter(({ tree }) => mayHold(tree, path)).some((known) => treeDiffers(known, path));
  };

  return {
    concerns: (path) =>
      !isWithin(scope.out, path) &&
      (path === scope.manifest || packages.has(path) || trees.some(({ tree }) => mayHold(tree, path))),
    // All of them, since each look takes note of what it finds.
    differs: (paths) => [...paths].map(differsAt).includes(true),
  };
}

/** Below a tree, or a folder that holds it, since trees come and go with the folders above them. */
function mayHold({ kind, folder }: Tree, path: string): boolean {
  if (!isWithin(folder, path)) return isWithin(path, folder);
  const parts = relative(folder, path).split(sep);
  return kind === 'contract' || path === folder || parts.every((part) => /^[A-Z]/.test(part));
}
