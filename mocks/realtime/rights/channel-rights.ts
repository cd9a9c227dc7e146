import { and, eq, isNull } from 'drizzle-orm';
import { scopesOf } from '#domain/access/permissions.ts';
import type { Database } from '#mocks/db/database.ts';
import type { Actor } from '#mocks/server/actor.ts';
import { brandMemberships } from '#mocks/db/schema/index.ts';
import { platformRecordExists, recordExists } from './records.ts';

/** Decides for one kind of channel; `parts` are the identifiers in the name. */
type Rule = (asking: { db: Database; actor: Actor }, parts: readonly string[]) => boolean | Promise<boolean>;

const id = '([0-9a-hjkmnp-tv-z]{26})';
const exactly = (pattern: string): RegExp => new RegExp(`^${pattern}$`);

/** Somebody of the company itself, whatever they see of it. */
const isMember = ({ tenant }: Actor, tenantId: string | undefined): boolean =>
  tenant !== null && tenant.id === tenantId;
/** Somebody of the company who may see all its operations. */
const seesAll = (actor: Actor, tenantId: string | undefined): boolean =>
  isMember(actor, tenantId) && actor.tenant?.assignedOperationIds === null;
/** Staff at work in a client's name are seen by nobody. */
const isThemselves = ({ impersonation }: Actor): boolean => impersonation === null;
const isStaff = ({ user, tenant }: Actor): boolean => user.kind === 'platform' && tenant === null;
const hasRole = ({ roles }: Actor, ...wanted: readonly string[]): boolean =>
  roles.some((role) => wanted.includes(role));

/** Who may join which channel: the rights of the pages that its events renew. A name that fits none is refused. */
const rules: readonly (readonly [name: RegExp, mayJoin: Rule])[] = [
  [exactly(`private-user\\.${id}`), ({ actor }, [userId]) => actor.user.id === userId],
  [exactly(`private-tenant\\.${id}`), ({ actor }, [tenantId]) => seesAll(actor, tenantId)],
  [
    exactly(`private-tenant\\.${id}\\.finance`),
    ({ actor }, [tenantId]) =>
      seesAll(actor, tenantId) &&
      scopesOf(actor.roles, 'transaction.list', actor.roleDefinitions).includes('all'),
  ],
  [
    exactly(`private-operation\\.${id}`),
    ({ db, actor }, [operationId = '']) => recordExists(db, actor, 'operation', operationId),
  ],
  [
    exactly(`presence-tenant\\.${id}`),
    ({ actor }, [tenantId]) => isThemselves(actor) && isMember(actor, tenantId),
  ],
  [
    exactly(`presence-record\\.${id}\\.([a-z-]+)\\.${id}`),
    ({ db, actor }, [tenantId, type = '', recordId = '']) =>
      isThemselves(actor) && isMember(actor, tenantId) && recordExists(db, actor, type, recordId),
  ],
  [exactly(`private-brand\\.${id}`), ({ db, actor }, [brandId = '']) => steersBrand(db, actor, brandId)],
  [exactly('private-admin'), ({ actor }) => isStaff(actor)],
  [
    exactly('private-admin\\.finance'),
    ({ actor }) => isStaff(actor) && hasRole(actor, 'super-admin', 'admin'),
  ],
  [exactly('presence-admin'), ({ actor }) => isStaff(actor)],
  // A role is named by its name.
  [
    exactly('presence-record\\.admin\\.role\\.([a-z][a-z0-9-]{2,39})'),
    ({ db, actor }, [name = '']) => isStaff(actor) && platformRecordExists(db, actor, 'role', name),
  ],
  [
    exactly(`presence-record\\.admin\\.([a-z-]+)\\.${id}`),
    ({ db, actor }, [type = '', recordId = '']) =>
      isStaff(actor) && platformRecordExists(db, actor, type, recordId),
  ],
];

/** True when the person may join a private or presence channel now. */
export async function mayJoin(db: Database, actor: Actor, channel: string): Promise<boolean> {
  for (const [name, rule] of rules) {
    const match = name.exec(channel);
    if (match) return rule({ db, actor }, match.slice(1));
  }
  return false;
}

/** True when the person is one of those who steer the brand. */
async function steersBrand(db: Database, { user }: Actor, brandId: string): Promise<boolean> {
  const rows = await db
    .select({ brandId: brandMemberships.brandId })
    .from(brandMemberships)
    .where(
      and(
        eq(brandMemberships.userId, user.id),
        eq(brandMemberships.brandId, brandId),
        isNull(brandMemberships.revokedAt),
      ),
    );
  return rows.length > 0;
}
