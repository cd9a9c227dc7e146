import { auditEntries, type AuditChanges, type AuditResult } from '#mocks/db/schema/index.ts';
import type { Database } from '#mocks/db/database.ts';
import type { RequestContext } from './context.ts';

export interface AuditSubject {
  type: string;
  id: string;
  label: string;
}

/** Writes who did what to which record; give the transaction so that both stand or fall together. */
export async function audit(
  context: RequestContext,
  db: Database,
  action: string,
  subject: AuditSubject,
  changes: AuditChanges = {},
  result: AuditResult = 'ok',
): Promise<void> {
  await db.insert(auditEntries).values({
    id: context.deps.newId(),
    at: context.deps.clock.systemNow(),
    tenantId: context.actor?.tenant?.id ?? null,
    actorId: context.actor?.user.id ?? null,
    action,
    subjectType: subject.type,
    subjectId: subject.id,
    subjectLabel: subject.label,
    changes,
    result,
    requestId: context.requestId,
  });
}

/** Fields whose value differs, with both values. */
export function changedFields(before: object, after: object): AuditChanges {
  const old = before as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(after)
      .filter(([key, value]) => JSON.stringify(old[key] ?? null) !== JSON.stringify(value ?? null))
      .map(([key, value]) => [key, { from: old[key] ?? null, to: value }]),
  );
}
