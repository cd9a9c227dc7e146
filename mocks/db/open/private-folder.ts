import { chmodSync, mkdirSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { closeToOthers } from '#mocks/services/private-files-node.ts';

const ownerOnly = 0o700;
const othersRights = 0o077;

type Init = NodeFS['init'];
type Options = Awaited<ReturnType<Init>>['emscriptenOpts'];
type Mod = Parameters<NonNullable<Options['preRun']>[number]>[0];

/** What Emscripten's file system over the disk sets the rights of its files with. */
interface DiskOperations {
  setattr(node: unknown, attributes: { readonly mode?: number }): void;
  mknod(parent: unknown, name: string, mode: number, device: number): unknown;
}

/**
 * A folder for a database that its owner alone may read, made when absent: PGlite gives every new file the rights
 * 0666, whatever the umask of the process. What an older version left open is closed.
 */
export function privateFolder(folder: string): NodeFS {
  mkdirSync(folder, { recursive: true, mode: ownerOnly });
  chmodSync(folder, ownerOnly);
  closeToOthers(folder);
  return new PrivateFolder(folder);
}

class PrivateFolder extends NodeFS {
  override async init(pg: Parameters<Init>[0], given: Parameters<Init>[1]): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, given);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [keepPrivate, ...(emscriptenOpts.preRun ?? [])] } };
  }
}

function keepPrivate(mod: Mod): void {
  // The types of PGlite leave out what its own file system is made of.
  const operations = (mod as unknown as { NODEFS: { node_ops: DiskOperations } }).NODEFS.node_ops;
  const { setattr, mknod } = operations;
  const kept = (mode: number): number => mode & ~othersRights;
  operations.setattr = (node, attributes) =>
    setattr(
      node,
      attributes.mode === undefined ? attributes : { ...attributes, mode: kept(attributes.mode) },
    );
  operations.mknod = (parent, name, mode, device) => mknod(parent, name, kept(mode), device);
}
