import { and, eq, gte, ilike, like, lt, or, sql, type SQL } from 'drizzle-orm';
import type { AuditFilters } from '#contracts/audit.ts';
import { scopesOf, type PermissionKey } from '#domain/access/permissions.ts';
import { auditEntries } from '#mocks/db/schema/index.ts';
import type { Actor } from '#mocks/server/actor.ts';

/** Signs that mean something in a pattern of SQL are looked for as they are. */
const literally = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Midnight in Paris at the beginning of a day, so many days later. */
const midnight = (day: string, later = 0): SQL =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone 'Europe/Paris')`;

/** What the search lets through of the journal, and how far the person's right reaches. */
export function auditCondition(actor: Actor, filters: AuditFilters, key: PermissionKey): SQL | undefined {
  const { q, actorId, action, recordType, recordId, from, to } = filters;
  const reaches = scopesOf(actor.roles, key);
  return and(
    reaches.includes('all') ? undefined : eq(auditEntries.actorId, actor.user.id),
    q === '' ? undefined : ilike(auditEntries.subjectLabel, `%${literally(q)}%`),
    actorId === null
      ? undefined
      : or(eq(auditEntries.actorId, actorId), eq(auditEntries.onBehalfOfId, actorId)),
    action === null
      ? undefined
      : or(eq(auditEntries.action, action), like(auditEntries.action, `${literally(action)}.%`)),
    recordType === null ? undefined : eq(auditEntries.subjectType, recordType),
    recordId === null ? undefined : eq(auditEntries.subjectId, recordId),
    from === null ? undefined : gte(auditEntries.at, midnight(from)),
    to === null ? undefined : lt(auditEntries.at, midnight(to, 1)),
  );
}
