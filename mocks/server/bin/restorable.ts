import type { PermissionKey } from '#domain/access/permissions.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  isAdminContext,
  isClientContext,
  type AdminContext,
  type ClientContext,
  type RequestContext,
  type SignedInContext,
} from '../context.ts';
import type { ServerDependencies } from '../dependencies.ts';
import { notFound } from '../failures.ts';
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
  /** Where to look at it, once it is back. */
  readonly href: string;
}

/** How many records of each kind follow their parent into the bin, and out of it. */
export type Followers = Readonly<Partial<Record<BinType, number>>>;

/** A kind of record whose deletion can be undone for thirty days, for people of one context. */
export interface RestorableIn<Context> {
  readonly type: BinType;
  /** The right to bring it back; null where it is its author's own affair, subscription or not. */
  readonly can: PermissionKey | null;
  /** What of it the person may see in the bin, the last deleted first; with `id`, that record alone. */
  readonly items: (context: Context, since: Date, id?: string) => Promise<BinItem[]>;
  /** Clears the mark of deletion, and writes the journal. */
  readonly restore: (context: Context, tx: Database, item: BinItem) => Promise<void>;
  /** Tells whoever looks on, once the change is done. */
  readonly announce: (context: Context, item: BinItem) => void;
  /** Removes for good what was deleted before an instant; gives how much. */
  readonly purge: (deps: ServerDependencies, before: Date) => Promise<number>;
}

export type Restorable = RestorableIn<SignedInContext>;

const binOf =
  <Context extends SignedInContext>(isOwn: (context: RequestContext) => context is Context) =>
  (kind: RestorableIn<Context>): Restorable => {
    const own = (context: SignedInContext): Context => {
      if (isOwn(context)) return context;
      throw notFound(`${kind.type} of another area`);
    };
    return {
      ...kind,
      items: async (context, since, id) => (isOwn(context) ? kind.items(context, since, id) : []),
      restore: (context, tx, item) => kind.restore(own(context), tx, item),
      announce: (context, item) => kind.announce(own(context), item),
    };
  };

/** A kind of record that companies have; there is none of it for the platform's staff. */
export const ofCompanies = binOf<ClientContext>(isClientContext);

/** A kind of record that the platform's staff have; there is none of it for companies. */
export const ofPlatform = binOf<AdminContext>(isAdminContext);

/** Days during which a deletion can be undone. */
const keptDays = 30;

/** What was deleted before goes for good. */
export const binStart = ({ clock }: Pick<ServerDependencies, 'clock'>): Date =>
  new Date(clock.businessNow().getTime() - keptDays * 86_400_000);
