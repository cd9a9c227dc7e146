import { and, desc, eq, isNull } from 'drizzle-orm';
import { isInProgress, type OperationState } from '#domain/operation/states.ts';
import { edit } from '#generated/routes/client/operation/terminate.ts';
import * as terminationMessages from '#messages/client/operation-termination.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { terminations, type Operation, type Termination } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { redirect } from '#mocks/server/handler.ts';

/** The texts of the page in the person’s language. */
export const texts = ({ locale }: Pick<ClientContext, 'locale'>) => messagesFor(locale, terminationMessages);

/** The ends of an operation, the newest first: one that is prepared, and those that were confirmed. */
export const terminationsOf = (
  { db }: Pick<ClientContext, 'db'>,
  operationId: string,
): Promise<Termination[]> =>
  db
    .select()
    .from(terminations)
    .where(and(eq(terminations.operationId, operationId), isNull(terminations.deletedAt)))
    .orderBy(desc(terminations.createdAt), desc(terminations.id));

/** How an operation may end: closed once it was owned, given up before. */
export const endOf = (status: OperationState): 'closed' | 'abandoned' =>
  ['owned', 'works', 'selling', 'closed'].includes(status) ? 'closed' : 'abandoned';

export const hasEnded = ({ status }: Pick<Operation, 'status'>): boolean => !isInProgress(status);

/** What happened to the end of an operation, as a line of its journal. */
export const auditTermination = (
  context: ClientContext,
  tx: Database,
  action: 'prepare' | 'confirm' | 'reopen',
  { id, ref }: Pick<Operation, 'id' | 'ref'>,
): Promise<void> =>
  audit(context, tx, `operation.termination.${action}`, { type: 'operation', id, label: ref });

/** Back to the page with a text. */
export const terminationFlash = (operation: string, text: string) =>
  redirect(edit({ operation }), { type: 'success', text });
