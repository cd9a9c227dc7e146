import { desc, eq } from 'drizzle-orm';
import { validationText } from '#messages/validation.ts';
import { auditEntries, users, type Operation } from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/actor.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';

/** The refusal of a step that was asked for on a version gone by: who changed the operation, and when. */
export async function staleStep(
  { db, locale }: ClientContext,
  operation: Operation,
): Promise<ValidationFailure> {
  const [last] = await db
    .select({ user: users })
    .from(auditEntries)
    .innerJoin(users, eq(users.id, auditEntries.actorId))
    .where(eq(auditEntries.subjectId, operation.id))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(1);
  const name = last ? fullName(last.user) : '';
  const time = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Paris',
  }).format(operation.updatedAt);
  return new ValidationFailure(
    { version: validationText(locale, 'staleVersion', { name, time }) },
    { conflict: { by: name, at: operation.updatedAt.toISOString(), fields: ['status'] } },
  );
}

/** @throws ValidationFailure on `version` when the operation changed since it was read */
export async function checkVersion(
  context: ClientContext,
  operation: Operation,
  version: number,
): Promise<void> {
  if (operation.version !== version) throw await staleStep(context, operation);
}
