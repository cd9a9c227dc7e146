import { and, desc, eq, inArray } from 'drizzle-orm';
import { validationText } from '#messages/validation.ts';
import { auditEntries, users } from '#mocks/db/schema/index.ts';
import { fullName } from './actor.ts';
import type { RequestContext } from './context.ts';
import { ValidationFailure } from './failures.ts';

/** A record that was changed since it was read, and what a person wanted it to be. */
export interface StaleRecord {
  readonly id: string;
  readonly updatedAt: Date;
  /** Actions of the journal that change it; default: all that name it. */
  readonly actions?: readonly string[];
  /** Where the journal is read; default: past the border between companies. */
  readonly within?: Pick<RequestContext['unscoped'], 'select'>;
  /** Names of the fields that differ. */
  readonly fields: readonly string[];
}

/** The refusal that lets people compare: who changed the record, when, and which fields differ. */
export async function staleVersion(
  context: RequestContext,
  { id, updatedAt, actions, within = context.unscoped, fields }: StaleRecord,
): Promise<ValidationFailure> {
  const [last] = await within
    .select({ user: users })
    .from(auditEntries)
    .innerJoin(users, eq(users.id, auditEntries.actorId))
    .where(and(eq(auditEntries.subjectId, id), actions && inArray(auditEntries.action, [...actions])))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(1);
  const by = last ? fullName(last.user) : '';
  const time = new Intl.DateTimeFormat(context.locale, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Paris',
  }).format(updatedAt);
  return new ValidationFailure(
    { version: validationText(context.locale, 'staleVersion', { name: by, time }) },
    { conflict: { by, at: updatedAt.toISOString(), fields: [...fields] } },
  );
}
