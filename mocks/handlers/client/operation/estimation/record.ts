import { and, eq, isNull } from 'drizzle-orm';
import { comparables, estimations, type Comparable, type Estimation } from '#mocks/db/schema/index.ts';
import * as estimationMessages from '#messages/client/estimation.ts';
import { messagesFor } from '#messages/locale.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { definePart, type FoundPart } from '../part-record.ts';

/** Estimations of an operation. */
export const estimationPart = definePart('estimation', {
  table: estimations,
  topic: 'estimation',
  event: 'estimation.updated',
  entity: 'estimation',
  changedBy: ['update', 'finalize', 'archive', 'income', 'balance'],
});
export type FoundEstimation = FoundPart<'estimation', typeof estimations>;

/** The texts of estimations in the person's language. */
export const estimationTexts = ({ locale }: Pick<ClientContext, 'locale'>) =>
  messagesFor(locale, estimationMessages);

/** The live estimations of an operation. */
export const liveEstimations = (operationId: string) =>
  and(eq(estimations.operationId, operationId), isNull(estimations.deletedAt));

/** The comparable that the address names, with its estimation. @throws HttpFailure 404 when it is none of it */
export async function comparableOfRoute(
  context: ClientContext,
): Promise<FoundEstimation & { readonly comparable: Comparable }> {
  const found = await estimationPart.ofRoute(context);
  const isIt = and(
    eq(comparables.id, parameter(context, 'comparable')),
    eq(comparables.estimationId, found.estimation.id),
    isNull(comparables.deletedAt),
  );
  const [comparable] = await context.db.select().from(comparables).where(isIt).limit(1);
  if (!comparable) throw notFound('comparable');
  return { ...found, comparable };
}

/** Refuses changes of what is final or archived. @throws ValidationFailure on `base` */
export function refuseUnlessDraft(context: ClientContext, { status }: Pick<Estimation, 'status'>): void {
  if (status !== 'draft') throw new ValidationFailure({ base: estimationTexts(context).notDraft });
}
