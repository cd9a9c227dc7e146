import { auditEntries, type AuditChanges, type AuditResult } from '#mocks/db/schema/index.ts';
import type { Database } from '#mocks/db/database.ts';
import type { Actor } from './actor.ts';
import type { ServerDependencies } from './dependencies.ts';

export interface AuditSubject {
  type: string;
  id: string;
  label: string;
  /** The company concerned, where it is not the person's own. */
  tenantId?: string;
  /** Who did it, while nobody is signed in (signing in, resetting a password). */
  actorId?: string;
}

/** Who acts, and when: a request, or the server itself. */
export interface AuditSource {
  readonly deps: Pick<ServerDependencies, 'newId' | 'clock' | 'signer'>;
  readonly actor: Actor | null;
  readonly requestId: string | null;
  readonly ip: string | null;
}

/** Writes who did what to which record; give the transaction so that both stand or fall together. */
export async function audit(
  context: AuditSource,
  db: Database,
  action: string,
  subject: AuditSubject,
  changes: AuditChanges = {},
  result: AuditResult = 'ok',
): Promise<void> {
  const { actor, deps, ip } = context;
  await db.insert(auditEntries).values({
    id: deps.newId(),
    at: deps.clock.systemNow(),
    tenantId: subject.tenantId ?? actor?.tenant?.id ?? null,
    // Staff in a client's name act themselves, on behalf of the client.
    actorId: actor?.impersonation?.staffId ?? personOf(actor) ?? subject.actorId ?? null,
    onBehalfOfId: actor?.impersonation?.userId ?? null,
    impersonationId: actor?.impersonation?.id ?? null,
    // Keyed, since the few addresses that exist could all be tried.
    ipHash: ip === null ? null : await deps.signer.sign(`address:${ip}`),
    action,
    subjectType: subject.type,
    subjectId: subject.id,
    subjectLabel: subject.label,
    changes,
    result,
    requestId: context.requestId,
  });
}

/** The account of whoever acts; none for a reader by a link. */
const personOf = (actor: Actor | null): string | null =>
  actor === null || actor.guest ? null : actor.user.id;

/** Fields whose value differs, with both values. */
export function changedFields(before: object, after: object): AuditChanges {
  const old = before as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(after)
      .filter(([key, value]) => JSON.stringify(old[key] ?? null) !== JSON.stringify(value ?? null))
      .map(([key, value]) => [key, { from: shown(key, old[key]), to: shown(key, value) }]),
  );
}

/** A value as the journal may hold it: that a secret or a long text changed, never what it says. */
function shown(key: string, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  const isHidden = /password|secret|token|iban|signature/i.test(key);
  const isHtml = typeof value === 'string' && value.startsWith('<');
  return isHidden || isHtml ? '…' : value;
}
