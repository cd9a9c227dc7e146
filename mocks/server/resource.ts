import type { PermissionKey } from '#domain/access/permissions.ts';
import type { Database } from '#mocks/db/database.ts';
import type { AuditChanges } from '#mocks/db/schema/index.ts';
import type { Restorable } from './bin/restorable.ts';
import type { SignedInContext } from './context.ts';
import type { AnyDownload } from './downloads/define.ts';
import type { RouteHandlers } from './handler.ts';
import type { AnyImport } from './imports/define.ts';
import type { ListPage } from './views/list-page.ts';

/** What one entry of the journal changed in a record. */
export interface RecordedChange {
  readonly id: string;
  readonly changes: AuditChanges;
}

/** A kind of record, as far as journal and channels must know it. */
export interface ResourceRecord {
  readonly type: string;
  /** Who has such records: companies, or the platform's staff. */
  readonly area: 'client' | 'admin';
  /** The right to see one. */
  readonly can: PermissionKey;
  /** True when one is there within what `db` reaches. */
  exists(db: Database, id: string): Promise<boolean>;
  /** Takes back what entries of the journal tell, where nobody changed it since; how many records that were. */
  takeBack(context: SignedInContext, recorded: readonly RecordedChange[]): Promise<number>;
}

/** What a group of pages brings with it: its handlers, and its place in what all groups share. */
export interface Resource<Handlers extends Partial<RouteHandlers> = Partial<RouteHandlers>> {
  readonly handlers: Handlers;
  readonly records?: readonly ResourceRecord[];
  /** Lists whose views can be saved. */
  readonly listPages?: readonly ListPage[];
  readonly downloads?: readonly AnyDownload[];
  /** Parents stand before what follows them. */
  readonly bins?: readonly Restorable[];
  readonly imports?: readonly AnyImport[];
}

/** Declares a group; a function only so that the names of its handlers are known. */
export const defineResource = <const Handlers extends Partial<RouteHandlers>>(
  resource: Resource<Handlers>,
): Resource<Handlers> => resource;
