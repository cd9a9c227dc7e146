import { eq } from 'drizzle-orm';
import type { Database } from '#mocks/db/database.ts';
import { storedFiles, type StoredFile } from '#mocks/db/schema/index.ts';
import { contentTypeOf } from '#mocks/services/files/content-type.ts';
import type { RequestContext } from '../context.ts';
import type { ServerDependencies } from '../dependencies.ts';

/** Whose file it is: one company's, which no other sees, or the platform's. */
export type FileScope = { readonly tenantId: string } | 'platform';

const tenantOf = (scope: FileScope): string | null => (scope === 'platform' ? null : scope.tenantId);

/** The folder of the file store behind a border. */
export const folderOf = (file: Pick<StoredFile, 'tenantId'>): string => file.tenantId ?? 'platform';

/**
 * Keeps a file or picture that a person gave; give the transaction, so that none is kept for a change that did not
 * happen. A file that was replaced is let go of with `removeFile`.
 *
 * A transaction of `context.db` takes files of its company alone; those of the platform, a person's portrait
 * among them, need one of `context.unscoped`.
 *
 * @param file from the payload of an action, whose contract has checked size and format
 * @returns the file's identifier, for a column of the record it belongs to
 */
export async function storeFile(
  { deps, actor }: Pick<RequestContext, 'deps' | 'actor'>,
  tx: Database,
  file: File,
  scope: FileScope,
): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return storeBytes(deps, tx, { bytes, name: file.name, scope, createdBy: actor?.user.id ?? null });
}

/** A file whose bytes stand in the store already, on their way to a record. */
interface WrittenFile extends Omit<MadeFile, 'createdBy'> {
  readonly sha256: string;
}

/**
 * Writes the bytes of a file before the transaction that keeps it (`storeWritten`): while a disk, or a store far away,
 * takes its time, nobody is kept from the database. What no record comes to refer to is swept within the hour.
 */
export async function writeAhead(
  { deps, unscoped }: Pick<RequestContext, 'deps' | 'unscoped'>,
  file: File,
  scope: FileScope,
): Promise<WrittenFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const folder = folderOf({ tenantId: tenantOf(scope) });
  const sha256 = await deps.files.put(folder, bytes, deps.clock.systemNow(), unscoped);
  return {
    bytes,
    name: file.name,
    scope,
    sha256,
  };
}

/** Keeps a file whose bytes were written ahead, as `storeFile` keeps others. */
export const storeWritten = (
  { deps, actor }: Pick<RequestContext, 'deps' | 'actor'>,
  tx: Database,
  file: WrittenFile,
): Promise<string> => storeBytes(deps, tx, { ...file, createdBy: actor?.user.id ?? null });

/** A file that the server itself has made. */
export interface MadeFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly name: string;
  readonly scope: FileScope;
  readonly createdBy: string | null;
  /** Hash under which the bytes were put already, before the transaction. */
  readonly sha256?: string;
}

/** Keeps a file that the server has made, as `storeFile` keeps those of people. */
export async function storeBytes(
  deps: Pick<ServerDependencies, 'newId' | 'clock' | 'files'>,
  tx: Database,
  { bytes, name, scope, createdBy, sha256: known }: MadeFile,
): Promise<string> {
  const folder = folderOf({ tenantId: tenantOf(scope) });
  const sha256 = known ?? (await deps.files.put(folder, bytes, deps.clock.systemNow(), tx));
  return storeKnown(deps, tx, {
    sha256,
    sizeBytes: bytes.length,
    contentType: contentTypeOf(bytes, name) ?? 'application/octet-stream',
    name,
    scope,
    createdBy,
  });
}

/** A file whose bytes stand in the store already, and need not be held any more. */
export interface KnownFile extends Pick<
  StoredFile,
  'sha256' | 'sizeBytes' | 'contentType' | 'name' | 'createdBy'
> {
  readonly scope: FileScope;
}

/** Writes down a file whose bytes stand in the store. */
export async function storeKnown(
  deps: Pick<ServerDependencies, 'newId' | 'clock'>,
  tx: Database,
  { scope, ...file }: KnownFile,
): Promise<string> {
  const id = deps.newId();
  await tx.insert(storedFiles).values({
    ...file,
    id,
    tenantId: tenantOf(scope),
    isPlatform: scope === 'platform',
    createdAt: deps.clock.systemNow(),
  });
  return id;
}

/** Lets go of a file; its bytes go with the next sweep, unless another file has the same. */
export async function removeFile(tx: Database, id: string): Promise<void> {
  await tx.delete(storedFiles).where(eq(storedFiles.id, id));
}

/** A file's facts, or null when there is none of this identifier. */
export async function findFile(db: Database, id: string): Promise<StoredFile | null> {
  const [file] = await db.select().from(storedFiles).where(eq(storedFiles.id, id)).limit(1);
  return file ?? null;
}
