import { and, eq, isNull } from 'drizzle-orm';
import * as recordMessages from '#messages/record.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { operations } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { findRecipients } from '#mocks/server/notifications/recipients.ts';
import { memberNames } from './members.ts';

interface NamedPeople {
  /** By field: all of them must be members now; those of the first must see the operation. */
  readonly people: Readonly<Record<string, readonly string[]>>;
  readonly operationId: string | null;
}

/** People are members now, the operation is open to the person and to those expected. @throws ValidationFailure */
export async function checkPeople(
  context: ClientContext,
  { people, operationId }: NamedPeople,
): Promise<void> {
  const errors: Record<string, string> = {};
  const said = validationText(context.locale, 'unknownRecord');
  const named = [...new Set(Object.values(people).flat())];
  const members = named.length === 0 ? new Map<string, string>() : await memberNames(context, named);
  for (const [field, ids] of Object.entries(people)) {
    if (ids.some((id) => !members.has(id))) errors[field] = said;
  }
  if (operationId !== null) {
    const isIt = and(eq(operations.id, operationId), isNull(operations.deletedAt));
    const [found] = await context.db.select({ id: operations.id }).from(operations).where(isIt).limit(1);
    if (found === undefined) errors['operationId'] = said;
    const [first] = Object.entries(people);
    const blind = found && first && (await whoeverMissesIt(context, operationId, first[1]));
    const text = messagesFor(context.locale, recordMessages).missesOperation;
    if (first && blind !== undefined) errors[first[0]] ??= fill(text, { name: members.get(blind) ?? '–' });
  }
  if (Object.keys(errors).length > 0) throw new ValidationFailure(errors);
}

/** The first of these people to whom an operation is not open; undefined where all see it. */
async function whoeverMissesIt(
  { db, actor }: ClientContext,
  operationId: string,
  userIds: readonly string[],
): Promise<string | undefined> {
  const found = await findRecipients(db, { userIds }, { tenantId: actor.tenant.id, operationId });
  const seeing = new Set(found.map(({ user }) => user.id));
  return userIds.find((id) => !seeing.has(id));
}
