import type { PermissionKey } from '#domain/access/permissions.ts';
import type { Database } from '#mocks/db/database.ts';
import type { ClientContext } from '../context.ts';
import type { ServerDependencies } from '../dependencies.ts';
import type { BinType } from './types.ts';

/** A record in the bin. */
export interface BinItem {
  readonly id: string;
  readonly label: string;
  readonly deletedAt: Date;
  /** Who made the record: it is theirs to bring back. */
  readonly authorId: string | null;
  readonly version: number;
  /** The operation it belongs to, or which it is. */
  readonly operationId: string | null;
  /** What was deleted with it and comes back with it. */
  readonly followers: Followers;
}

/** How many records of each kind follow their parent into the bin, and out of it. */
export type Followers = Readonly<Partial<Record<BinType, number>>>;

/** A kind of record whose deletion can be undone for thirty days. */
export interface Restorable {
  readonly type: BinType;
  readonly can: PermissionKey;
  /** What of it the company has in the bin, the last deleted first; with `id`, that record alone. */
  items(context: ClientContext, since: Date, id?: string): Promise<BinItem[]>;
  /** Clears the mark of deletion, and writes the journal. */
  restore(context: ClientContext, tx: Database, item: BinItem): Promise<void>;
  /** Tells whoever looks on, once the change is done. */
  announce(context: ClientContext, item: BinItem): void;
  /** Where to look at it. */
  href(item: BinItem): string;
  /** Removes for good what was deleted before an instant; gives how much. */
  purge(deps: ServerDependencies, before: Date): Promise<number>;
}

/** Days during which a deletion can be undone. */
const keptDays = 30;

/** What was deleted before goes for good. */
export const binStart = ({ clock }: Pick<ServerDependencies, 'clock'>): Date =>
  new Date(clock.businessNow().getTime() - keptDays * 86_400_000);
